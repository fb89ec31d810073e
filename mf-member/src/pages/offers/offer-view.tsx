import { Badge, Button, Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import {
  formatDate,
  formatDay,
  isOpenOffer,
  listingAddress,
  offerAddress,
  offerIsIntent,
  offerStatuses,
  siteTimeZone,
} from '@verandah/market';
import { ActionForm } from '../../features/actions/action-form.tsx';
import styles from '../../features/sent/sent.module.css';
import { actOnOffer } from './action.ts';
import type { OfferData } from './data.ts';

/** An offer of the member: its status and terms. */
export function OfferView({ data: { offer, isNew, refused } }: { readonly data: OfferData }) {
  const { isLive } = useServices();
  const { id, status, home, listingUri, officeName, details } = offer;
  return (
    <div className={styles.page}>
      <h1 className={styles.title} tabIndex={-1}>
        {home}
      </h1>
      <p className={styles.lead}>Offer to {officeName}</p>
      {isNew && (
        <Notice tone="success">We’ve sent your offer to {officeName}, and a confirmation to your email address.</Notice>
      )}
      <div className={styles.status}>
        <Badge tone={isOpenOffer(status) ? 'accent' : 'outline'}>{offerStatuses[status]}</Badge>
        <span className={styles.meta}>Sent {formatDay(offer.sentAt, siteTimeZone, { time: true })}</span>
        {isLive(listingAddress(listingUri)) && <a href={listingAddress(listingUri)}>View home</a>}
        <a href="/offers">All offers</a>
      </div>
      <section className={styles.part} aria-labelledby="terms">
        <h2 id="terms">Terms</h2>
        <dl className={styles.details}>
          {details.map(({ label, text }) => (
            <div key={label}>
              <dt>{label}</dt>
              <dd>{text}</dd>
            </div>
          ))}
        </dl>
        <p className={styles.meta}>{offerIsIntent}</p>
        <p className={styles.meta}>We delete this offer on {formatDate(offer.expiresAt, siteTimeZone)}.</p>
      </section>
      {isOpenOffer(status) && (
        <ActionForm
          action={offerAddress(id)}
          act={actOnOffer}
          fields={{ do: 'withdraw', id }}
          refused={refused}
          sure={{
            question: 'Withdraw this offer?',
            detail: 'The office no longer sees its terms. You can send another.',
            action: 'Withdraw',
          }}
        >
          <Button type="submit">Withdraw offer</Button>
        </ActionForm>
      )}
    </div>
  );
}
