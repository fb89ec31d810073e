import {
  addressText,
  availableText,
  inspectionText,
  listedText,
  listingAddress,
  locationLabel,
  propertyTypeWords,
} from '@verandah/market';
import { Fragment, useRef, type CSSProperties, type KeyboardEvent, type ReactNode } from 'react';
import { Badge } from '../base/badge.tsx';
import { cardBadges } from './card-badges.ts';
import { photoCount, type CardExcerpt, type CardListing } from './card-listing.ts';
import { Carousel, type TurnPhotos } from './carousel.tsx';
import { OfficeMark } from '../people/office-mark.tsx';
import { Facts } from './facts.tsx';
import { Price } from './price.tsx';
import { SaveButton } from './save-button.tsx';
import styles from './listing-card.module.css';

export interface ListingCardProps {
  readonly listing: CardListing;
  /** Milliseconds; the page's own, so that server and browser agree on 'new' and 'next'. */
  readonly now: number;
  /** Whether its photograph is on the first screen. */
  readonly eager?: boolean;
  /** How wide its photograph is shown, as the `sizes` attribute. */
  readonly sizes?: string;
  /** Level of the address as a heading. */
  readonly level?: 2 | 3;
  /** Whether the pointer is over its marker on the map. */
  readonly highlighted?: boolean;
  /** Whether this visitor has viewed its page. The server does not know: set it after hydration only. */
  readonly viewed?: boolean;
  /** Whether it was listed after this visitor's last visit. As with `viewed`, set it after hydration only. */
  readonly newSinceVisit?: boolean;
  /** Where its text has the words that were searched for. */
  readonly excerpt?: CardExcerpt | undefined;
  /** How far it is from a point that the visitor chose: '1.4 km from Work'. */
  readonly distance?: string | undefined;
  /** Begins the id of its heading; a page that shows a listing in two places gives each its own. */
  readonly idPrefix?: string;
  /** Actions on the listing, in a row below everything else and outside the card's link. */
  readonly actions?: ReactNode;
}

/** Width of a card's photograph in a list of one column, then two, then three. */
export const cardSizes = '(min-width: 77.5em) 400px, (min-width: 48em) 50vw, 100vw';

const arrows: Readonly<Record<string, 1 | -1>> = { ArrowRight: 1, ArrowLeft: -1 };

/**
 * A listing in a list: photographs, badges, price, address (the card's one link), facts, type, of a rental when it is
 * available and whether pets are allowed, next inspection, agents and offices. While its link has the focus, the arrow
 * keys turn its photographs.
 */
export function ListingCard({
  listing,
  now,
  eager = false,
  sizes = cardSizes,
  level = 3,
  highlighted = false,
  viewed = false,
  newSinceVisit = false,
  excerpt,
  distance,
  idPrefix = 'listing',
  actions,
}: ListingCardProps) {
  const { address, office } = listing;
  const turn = useRef<TurnPhotos>(null);
  const href = listingAddress(listing.uri);
  const Heading = level === 2 ? 'h2' : 'h3';
  const inspection = listing.inspections
    .filter((each) => Date.parse(each.endsAt) > now)
    .sort((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))[0];
  const onOffer = listing.statusType === 'buy' || listing.statusType === 'rent';
  const badges = cardBadges(listing, now, newSinceVisit && !viewed);
  const age = onOffer && listedText(listing.listedAt, now, address.timeZone);
  const agents = listing.agents.map((agent) => agent.name).join(' and ');
  const rental = listing.statusType === 'rent' ? listing.rentalDetails : null;
  const kind = [
    listing.propertyType === 'other' ? '' : propertyTypeWords(listing.propertyType),
    availableText(rental?.availableOn, now, address.timeZone),
    rental?.isPetFriendly ? 'Pets allowed' : '',
  ].filter(Boolean);
  const onKeyDown = (event: KeyboardEvent) => {
    const by = arrows[event.key];
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    if (turn.current?.(by)) event.preventDefault();
  };

  return (
    <article
      className={styles.card}
      data-highlighted={highlighted ? '' : undefined}
      aria-labelledby={`${idPrefix}-${listing.id}`}
    >
      <div className={styles.photographs}>
        <Carousel
          photos={listing.media.photos}
          total={photoCount(listing)}
          href={href}
          subject={address.street}
          sizes={sizes}
          eager={eager}
          turn={turn}
        />
        {(badges.length > 0 || viewed) && (
          <ul className={styles.badges} aria-label="Status">
            {badges.map((badge) => (
              <li key={badge.text}>
                <Badge tone={badge.tone}>{badge.text}</Badge>
              </li>
            ))}
            {viewed && (
              <li>
                <Badge tone="quiet">Viewed</Badge>
              </li>
            )}
          </ul>
        )}
      </div>
      <div className={styles.text}>
        <Price>{listing.priceDetails.shortDescription}</Price>
        <Heading className={styles.address} id={`${idPrefix}-${listing.id}`}>
          <a
            className={styles.link}
            href={href}
            aria-label={addressText(address)}
            aria-keyshortcuts={listing.media.photos.length > 1 ? 'ArrowLeft ArrowRight' : undefined}
            onKeyDown={onKeyDown}
          >
            <span className={styles.street}>{address.street}</span>{' '}
            <span className={styles.suburb}>
              {locationLabel({ name: address.suburb, stateCode: address.stateCode, postcode: address.postcode })}
            </span>
          </a>
        </Heading>
        {distance && <p className={styles.distance}>{distance}</p>}
        <Facts features={listing.features} land={listing.landFeatures?.area} />
        {kind.length > 0 && <p className={styles.kind}>{kind.join(' · ')}</p>}
        {excerpt && excerpt.length > 0 && (
          <p className={styles.excerpt}>
            {excerpt.map(({ text, isMatch }, at) =>
              // Pieces of one text: they never change places.
              isMatch ? <mark key={at}>{text}</mark> : <Fragment key={at}>{text}</Fragment>,
            )}
          </p>
        )}
        {onOffer && inspection && <p className={styles.inspection}>{inspectionText(inspection, address.timeZone)}</p>}
        <div
          className={styles.people}
          style={office.brandColour ? ({ '--brand': office.brandColour } as CSSProperties) : undefined}
        >
          <OfficeMark name={office.name} logo={office.logo} size="small" />
          <p className={styles.names}>
            {agents && <span className={styles.agent}>{agents}</span>}
            <span>{office.name}</span>
            {listing.otherOffices.map((other) => (
              <span key={other} className={styles.agent}>
                {other}
              </span>
            ))}
            {age && <span>{age}</span>}
          </p>
        </div>
      </div>
      <SaveButton listingId={listing.id} subject={address.street} />
      {actions && <div className={styles.actions}>{actions}</div>}
    </article>
  );
}
