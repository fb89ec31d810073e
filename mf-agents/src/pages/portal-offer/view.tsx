import { Badge, Checkbox, Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { formatDate, offerDecisions, offerIsIntent, offerStatuses, siteTimeZone } from '@verandah/market';
import { useEffect } from 'react';
import { PortalForm, SendButton } from '../../features/portal/portal-form.tsx';
import styles from '../../features/portal/portal.module.css';
import { momentText } from '../../features/portal/words.ts';
import { decide, type ReceivedOffer } from './queries.ts';

export function OfferView({ content }: { readonly content: ReceivedOffer }) {
  const { graph, report } = useServices();
  const { id, status, home, listingId, name, email, details } = content;
  const decisions = offerDecisions(status);
  useEffect(() => {
    // Opening an offer marks it as seen. If that fails it stays new, and the button remains.
    if (status === 'sent')
      graph.write(decide, { id, status: 'seen' }).catch((error: unknown) => report(error, 'portal'));
  }, [graph, report, id, status]);
  return (
    <>
      <div className={styles.actions}>
        <a className={styles.crumb} href="/agent-portal/offers">
          All offers
        </a>
        <Badge tone={status === 'sent' || status === 'discussing' ? 'accent' : 'outline'}>
          {offerStatuses[status]}
        </Badge>
        <span className={styles.muted}>{momentText(content.sentAt)}</span>
      </div>
      <div className={styles.columns} data-side>
        <section className={styles.panel} aria-labelledby="terms">
          <h2 id="terms">
            <a href={`/agent-portal/listings/${listingId}`}>{home}</a>
          </h2>
          {status === 'withdrawn' ? (
            <Notice>The buyer has withdrawn this offer, so its terms are no longer shown.</Notice>
          ) : (
            <dl className={styles.notes}>
              {details.map(({ label, text }) => (
                <div key={label}>
                  <dt className={styles.muted}>{label}</dt>
                  <dd className={styles.text}>{text}</dd>
                </div>
              ))}
            </dl>
          )}
          <p className={styles.muted}>{offerIsIntent}</p>
        </section>
        <aside className={styles.section} aria-label="Buyer and decision">
          <section className={styles.panel}>
            <h2>{name}</h2>
            {email && (
              <p>
                <a href={`mailto:${encodeURIComponent(email)}`}>{email}</a>
              </p>
            )}
            {decisions.includes('discussing') && (
              <PortalForm name="decide" className={styles.actions}>
                <input type="hidden" name="to" value="discussing" />
                <SendButton size="small">Discuss</SendButton>
              </PortalForm>
            )}
            {decisions.includes('declined') && (
              <PortalForm name="decline" label="Decline the offer">
                <input type="hidden" name="to" value="declined" />
                <Checkbox name="sure" value="yes" label="I want to decline this offer" />
                <div className={styles.actions}>
                  <SendButton kind="secondary" size="small">
                    Decline
                  </SendButton>
                </div>
              </PortalForm>
            )}
            <p className={styles.muted}>Deleted here on {formatDate(content.expiresAt, siteTimeZone)}.</p>
          </section>
        </aside>
      </div>
    </>
  );
}
