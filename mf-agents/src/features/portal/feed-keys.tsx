import { HiddenText, Notice } from '@verandah/design';
import type { FeedKey } from './feed-key.ts';
import { PortalForm, SendButton, useFormState } from './portal-form.tsx';
import { ProofFields } from './proof-fields.tsx';
import styles from './portal.module.css';
import { momentText } from './words.ts';

interface FeedKeysProps {
  /** Newest first. */
  readonly keys: readonly FeedKey[];
  /** A key that was just created, shown this once; '' otherwise. */
  readonly secret: string;
}

/** An office's feed keys: create one, see it once, revoke it. The page handles the forms `add-key` and `end-key`. */
export function FeedKeys({ keys, secret }: FeedKeysProps) {
  return (
    <>
      {secret && (
        <Notice tone="success" live>
          <p>Copy the new key now. We won’t show it again. Anyone with the key can send listings for this office.</p>
          <code className={styles.secret}>{secret}</code>
        </Notice>
      )}
      {keys.length === 0 ? (
        <p className={styles.muted}>No feed keys yet.</p>
      ) : (
        <ul className={styles.list}>
          {keys.map(({ id, createdAt, endedAt }) => (
            <li key={id}>
              <div className={styles.line}>
                <span className={styles.name}>Key {id}</span>
                <span className={styles.muted}>
                  Created {momentText(createdAt)}
                  {endedAt && `, ended ${momentText(endedAt)}`}
                </span>
              </div>
              {endedAt === null && (
                <PortalForm name="end-key" id={`end-key-${id}`} className={styles.actions}>
                  <input type="hidden" name="id" value={id} />
                  <ProofOfKey id={id} />
                  <SendButton kind="quiet" size="small">
                    Revoke<HiddenText> key {id}</HiddenText>
                  </SendButton>
                </PortalForm>
              )}
            </li>
          ))}
        </ul>
      )}
      <PortalForm name="add-key" className={styles.section}>
        <ProofFields />
        <div className={styles.actions}>
          <SendButton kind="secondary">Create feed key</SendButton>
        </div>
      </PortalForm>
    </>
  );
}

/** All keys have a form of the same name: only the submitted one requires a proof. */
const ProofOfKey = ({ id }: { readonly id: string }) =>
  useFormState().value('id', id) === id ? <ProofFields /> : null;
