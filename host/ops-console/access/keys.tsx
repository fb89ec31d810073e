import { useState } from 'react';
import type { TrustedKey } from '@verandah/releases';
import { Button, HiddenText, LineSkeleton, Notice } from '@verandah/design';
import { ActionDialog } from '../client/action-dialog.tsx';
import { callConsole } from '../client/call.ts';
import { momentText } from '../client/moments.ts';
import { useDesk } from '../client/session.ts';
import { useRead } from './use-read.ts';
import styles from './access-view.module.css';

const purposeText = ({ signs, source }: Pick<TrustedKey, 'signs' | 'source'>): string => {
  if (signs) return 'signs';
  return source ? 'releases of another installation' : 'trusted';
};

/** The trusted signing keys of releases. */
export function Keys({ actionCount }: { readonly actionCount: number }) {
  const { done } = useDesk();
  const { data, problem } = useRead<{ readonly keys: readonly TrustedKey[] }>('/ops/api/keys', actionCount);
  const [rotating, setRotating] = useState(false);
  const [retiring, setRetiring] = useState<string | null>(null);
  async function rotate(): Promise<void> {
    const { id } = await callConsole<TrustedKey>('/ops/api/keys/rotate', {});
    setRotating(false);
    done(`${id} now signs releases. Earlier keys stay trusted.`);
  }
  async function retire(): Promise<void> {
    const { id, signedAgain } = await callConsole<{ id: string; signedAgain: number }>(
      `/ops/api/keys/${retiring}/retire`,
      {},
    );
    setRetiring(null);
    done(`${id} is no longer trusted. ${signedAgain} releases were signed again.`);
  }
  return (
    <section className={styles.part} aria-labelledby="keys">
      <div className={styles.head}>
        <h2 id="keys" className={styles.title}>
          Signing keys
        </h2>
        <Button size="small" onClick={() => setRotating(true)}>
          Create a key …
        </Button>
      </div>
      {problem && <Notice tone="warning">{problem}</Notice>}
      {!data && !problem && (
        <div aria-busy="true">
          <LineSkeleton />
        </div>
      )}
      <ul className={styles.list}>
        {data?.keys.map(({ id, signs, source, since }) => (
          <li key={id} className={styles.item}>
            <div>
              <h3 className={styles.name}>
                <code>{id}</code>
              </h3>
              <p className={styles.more}>
                {purposeText({ signs, source })} · since {momentText(since)}
              </p>
            </div>
            {!signs && (
              <Button size="small" onClick={() => setRetiring(id)}>
                Retire …<HiddenText> {id}</HiddenText>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {rotating && (
        <ActionDialog title="Create a signing key" act="Create key" onClose={() => setRotating(false)} run={rotate}>
          <p>The new key signs releases from now on. Releases signed by earlier keys stay valid.</p>
        </ActionDialog>
      )}
      {retiring && (
        <ActionDialog title={`Retire ${retiring}`} act="Retire key" onClose={() => setRetiring(null)} run={retire}>
          <p>
            Intact releases signed by this key are signed again with the current key. Anything else with its signature
            is no longer served.
          </p>
        </ActionDialog>
      )}
    </section>
  );
}
