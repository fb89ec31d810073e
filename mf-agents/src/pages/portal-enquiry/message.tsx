import styles from '../../features/portal/portal.module.css';
import { momentText } from '../../features/portal/words.ts';
import type { EnquiryMessage } from './queries.ts';

/** A reply in an enquiry's thread: author, time and channel, with notes about its email. */
export function Message({ message }: { readonly message: EnquiryMessage }) {
  const { text, side, name, sentAt, isByEmail, isFromOtherAddress, attachments } = message;
  return (
    <section className={styles.panel}>
      <h2>Reply from {name}</h2>
      <p className={styles.muted}>
        {momentText(sentAt)}
        {isByEmail && ', by email'}
      </p>
      {text !== '' && <p className={styles.text}>{text}</p>}
      {attachments > 0 && (
        <p className={styles.muted}>
          {attachments === 1
            ? '1 attachment was left out. Ask for it another way.'
            : `${attachments} attachments were left out. Ask for them another way.`}
        </p>
      )}
      {isFromOtherAddress && (
        <p className={styles.muted}>
          Sent from another email address than {side === 'visitor' ? 'the one in the enquiry' : `${name}’s own`}.
        </p>
      )}
    </section>
  );
}
