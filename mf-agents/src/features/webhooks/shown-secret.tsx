import { Notice } from '@verandah/design';
import styles from '../portal/portal.module.css';

/** A new secret, which is shown this once; nothing without one. */
export function ShownSecret({ secret }: { readonly secret: string }) {
  if (secret === '') return null;
  return (
    <Notice tone="success" live>
      <p>Copy the signing secret now. We won’t show it again. Use it to check that a message is from us.</p>
      <code className={styles.secret}>{secret}</code>
    </Notice>
  );
}

/** For an office's agents who are not admins. */
export const ForAdmins = () => (
  <p className={styles.muted}>Your office’s admins manage its webhooks. Ask one of them to make you an admin.</p>
);
