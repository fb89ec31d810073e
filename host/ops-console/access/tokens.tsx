import { useState } from 'react';
import type { TokenRecord } from '@verandah/releases';
import { Button, HiddenText, LineSkeleton, Notice } from '@verandah/design';
import { ActionDialog } from '../client/action-dialog.tsx';
import { callConsole } from '../client/call.ts';
import { momentText } from '../client/moments.ts';
import { listWords, useDesk, wordOf } from '../client/session.ts';
import { TokenDialog } from './token-dialog.tsx';
import { useRead } from './use-read.ts';
import styles from './access-view.module.css';

/** Why a token is no longer valid; null while it is. */
function endOf({ revokedAt, expiresAt }: TokenRecord, now: number): string | null {
  if (revokedAt !== null) return `revoked on ${momentText(revokedAt)}`;
  return Date.parse(expiresAt) <= now ? `expired on ${momentText(expiresAt)}` : null;
}

/** All tokens, without their secrets. */
export function Tokens({ areas, actionCount }: { readonly areas: readonly string[]; readonly actionCount: number }) {
  const { now } = useDesk();
  const { data, problem } = useRead<{ readonly tokens: readonly TokenRecord[] }>('/ops/api/tokens', actionCount);
  const [making, setMaking] = useState(false);
  const [revoking, setRevoking] = useState<TokenRecord | null>(null);
  return (
    <section className={styles.part} aria-labelledby="tokens">
      <div className={styles.head}>
        <h2 id="tokens" className={styles.title}>
          Tokens
        </h2>
        <Button kind="primary" size="small" onClick={() => setMaking(true)}>
          Create a token …
        </Button>
      </div>
      {problem && <Notice tone="warning">{problem}</Notice>}
      {!data && !problem && (
        <div aria-busy="true">
          <LineSkeleton />
        </div>
      )}
      {data?.tokens.length === 0 && (
        <p>No tokens yet, apart from the one for operations in the file ops-token of the site’s data folder.</p>
      )}
      <ul className={styles.list}>
        {data?.tokens.map((token) => {
          const end = endOf(token, now);
          return (
            <li key={token.name} className={styles.item}>
              <div>
                <h3 className={styles.name}>{token.name}</h3>
                <p>
                  {token.area === null
                    ? 'Operations, everything'
                    : `May ${listWords(token.actions.map(wordOf))} in ${token.area}`}
                </p>
                <p className={styles.more}>
                  {end ?? `expires on ${momentText(token.expiresAt)}`} · created by {token.createdBy} ·{' '}
                  {token.usedAt ? `last used on ${momentText(token.usedAt)}` : 'never used'}
                </p>
              </div>
              {end === null && (
                <Button size="small" onClick={() => setRevoking(token)}>
                  Revoke …<HiddenText> {token.name}</HiddenText>
                </Button>
              )}
            </li>
          );
        })}
      </ul>
      {making && <TokenDialog areas={areas} onClose={() => setMaking(false)} />}
      {revoking && <RevokeDialog token={revoking} onClose={() => setRevoking(null)} />}
    </section>
  );
}

function RevokeDialog({ token, onClose }: { readonly token: TokenRecord; onClose(): void }) {
  const { done } = useDesk();
  async function run(): Promise<void> {
    await callConsole(`/ops/api/tokens/${encodeURIComponent(token.name)}/revoke`, {});
    onClose();
    done(`Token ${token.name} revoked.`);
  }
  return (
    <ActionDialog title={`Revoke ${token.name}`} act={`Revoke ${token.name}`} onClose={onClose} run={run}>
      <p>
        Requests with this token will be rejected, and anyone who signed in here with it will be signed out. You can’t
        undo this, but you can create another token.
      </p>
    </ActionDialog>
  );
}
