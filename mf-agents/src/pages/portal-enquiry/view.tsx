import { Badge, TextArea } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useEffect } from 'react';
import { enquiryWords, kindWords, type EnquiryStatus } from '../../features/portal/enquiry.ts';
import { FormField, PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import type { Who } from '../../features/portal/who.ts';
import { momentText } from '../../features/portal/words.ts';
import { Message } from './message.tsx';
import { InsertReply } from './insert-reply.tsx';
import { setStatus, type EnquiryContent } from './queries.ts';

/** The other statuses that an enquiry can have, with their labels. */
const transitions: Readonly<Record<EnquiryStatus, readonly (readonly [EnquiryStatus, string])[]>> = {
  new: [
    ['read', 'Mark as read'],
    ['closed', 'Close'],
  ],
  read: [
    ['new', 'Mark as new'],
    ['closed', 'Close'],
  ],
  answered: [['closed', 'Close']],
  closed: [['read', 'Reopen']],
};

export function EnquiryView({ content: enquiry, who }: { readonly content: EnquiryContent; readonly who: Who }) {
  const { graph, report } = useServices();
  const { id, status, kind, name, email, phone, message, receivedAt, listing, details, messages, repliesAreReceived } =
    enquiry;
  useEffect(() => {
    // Opening an enquiry marks it as read. If that fails it stays new, and the button remains.
    if (status === 'new' && !new URL(window.location.href).searchParams.has('done'))
      graph.write(setStatus, { id, status: 'read' }).catch((error: unknown) => report(error, 'portal'));
  }, [graph, report, id, status]);
  return (
    <>
      <div className={styles.actions}>
        <a className={styles.crumb} href="/agent-portal/enquiries">
          All enquiries
        </a>
        <Badge tone={status === 'new' ? 'accent' : 'outline'}>{enquiryWords[status]}</Badge>
        <span className={styles.muted}>{momentText(receivedAt)}</span>
      </div>
      <div className={styles.columns} data-side>
        <div className={styles.section}>
          <section className={styles.panel} aria-labelledby="message">
            <h2 id="message">
              {listing ? 'About' : (kindWords[kind] ?? 'Message')}
              {listing && (
                <>
                  {' '}
                  <a href={`/agent-portal/listings/${listing.id}`}>{listing.label}</a>
                </>
              )}
            </h2>
            <p className={styles.text}>{message}</p>
            {details.length > 0 && (
              <dl className={styles.notes}>
                {details.map(({ label, text }) => (
                  <div key={label}>
                    <dt className={styles.muted}>{label}</dt>
                    <dd>{text}</dd>
                  </div>
                ))}
              </dl>
            )}
          </section>
          {messages.map((each) => (
            <Message key={each.sentAt + each.text} message={each} />
          ))}
          <PortalForm name="answer" label="Reply to the enquiry">
            <InsertReply enquiry={enquiry} who={who} />
            <FormField
              name="text"
              label={messages.some(({ side }) => side === 'agent') ? 'Reply again' : 'Your reply'}
              hint={`We’ll email this to ${email} from you. Replies ${repliesAreReceived ? 'appear here, and we email them to you' : 'go to your own email address'}.`}
            >
              {(control) => <TextArea {...control} rows={8} maxLength={5000} />}
            </FormField>
            <div className={styles.actions}>
              <SendButton>Send reply</SendButton>
            </div>
          </PortalForm>
        </div>
        <aside className={styles.section} aria-label="From">
          <section className={styles.panel}>
            <h2>{name}</h2>
            <p>
              <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
            </p>
            {phone && (
              <p>
                <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>{phone}</a>
              </p>
            )}
            <div className={styles.actions}>
              {transitions[status].map(([to, label]) => (
                <PortalForm key={to} name="status" id={`status-${to}`} className={styles.actions}>
                  <input type="hidden" name="to" value={to} />
                  <SendButton kind="secondary" size="small">
                    {label}
                  </SendButton>
                </PortalForm>
              ))}
            </div>
          </section>
        </aside>
      </div>
    </>
  );
}
