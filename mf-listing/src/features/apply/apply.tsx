import { ButtonLink } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { applyAddress, newOfferAddress } from '@verandah/market';
import type { PageListing } from '../../pages/listing/listing.ts';
import styles from './apply.module.css';

interface Way {
  readonly title: string;
  readonly text: string;
  readonly label: string;
  readonly href: string;
}

/** What the office takes for a home that is still available. */
function wayOf({ id, statusType, office, rentalDetails, saleDetails }: PageListing): Way | null {
  if (statusType === 'rent' && office.takesApplications && rentalDetails?.isDepositTaken !== true)
    return {
      title: 'Apply for this home',
      text: `Fill in your rental profile once. You review it before it’s sent to ${office.name}.`,
      label: 'Apply',
      href: applyAddress(id),
    };
  if (statusType === 'buy' && office.takesOffers && saleDetails?.isUnderOffer !== true)
    return {
      title: 'Offer to buy',
      text: 'Send a form of intent, which binds nobody.',
      label: 'Make an offer',
      href: newOfferAddress(id),
    };
  return null;
}

/** The way to a rental application or an offer to buy. */
export function Apply({ listing }: { readonly listing: PageListing }) {
  const { isLive } = useServices();
  const way = wayOf(listing);
  if (way === null || !isLive(way.href)) return null;
  return (
    <section className={styles.apply} aria-labelledby="apply-title">
      <h2 className={styles.title} id="apply-title">
        {way.title}
      </h2>
      <p className={styles.text}>{way.text}</p>
      <div>
        <ButtonLink kind={way.label === 'Apply' ? 'primary' : 'secondary'} href={way.href}>
          {way.label}
        </ButtonLink>
      </div>
    </section>
  );
}
