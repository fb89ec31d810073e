import { hiddenMarks } from '@verandah/bus';
import { ListingCard, useHydrated, type CardExcerpt, type CardListing } from '@verandah/design';
import { useNow } from '@verandah/kit';
import { nearDistance, type ListingSearch } from '@verandah/market';
import { memo } from 'react';
import { CardActions } from './card-actions.tsx';

interface ResultCardProps {
  readonly listing: CardListing;
  readonly excerpt: CardExcerpt | undefined;
  /** The point that homes are searched near. */
  readonly near: ListingSearch['near'];
  readonly eager: boolean;
  readonly level: 2 | 3;
  /** Whether the pointer is over its marker on the map. */
  readonly highlighted: boolean;
  readonly viewed: boolean;
  readonly newSinceVisit: boolean;
  /** Selected for comparison. */
  readonly chosen: boolean;
  /** Whether another home can be selected. */
  readonly mayChoose: boolean;
  onChoose(listingId: string, chosen: boolean): void;
  /** Undo restored it: focus returns to its button. */
  readonly returned: boolean;
  onHide(listing: CardListing): void;
  onPoint(listingId: string | null): void;
}

const sizes = '(min-width: 77.5em) 340px, (min-width: 60em) 52vw, (min-width: 48em) 50vw, 100vw';

/** A home in the list with its actions. Rendered again only when something of its own changes. */
export const ResultCard = memo(function ResultCard({
  listing,
  near,
  chosen,
  mayChoose,
  onChoose,
  returned,
  onHide,
  onPoint,
  ...looks
}: ResultCardProps) {
  const now = useNow();
  // It may be hidden, of which the server does not know.
  const hydrated = useHydrated();
  const { id, address } = listing;
  return (
    // Pointing at a card only highlights its marker: no keyboard equivalent is needed.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <li
      {...(!hydrated && { [hiddenMarks.unless]: id })}
      onPointerEnter={() => onPoint(id)}
      onPointerLeave={() => onPoint(null)}
      onFocus={() => onPoint(id)}
      onBlur={() => onPoint(null)}
    >
      <ListingCard
        {...looks}
        listing={listing}
        now={now}
        sizes={sizes}
        distance={nearDistance(near, address, listing.travelMinutes)}
        actions={
          <CardActions
            id={id}
            street={address.street}
            chosen={chosen}
            mayChoose={mayChoose}
            onChoose={onChoose}
            returned={returned}
            onHide={() => onHide(listing)}
          />
        }
      />
    </li>
  );
});
