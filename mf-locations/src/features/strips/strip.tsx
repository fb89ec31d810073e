import { ArrowRightIcon, Icon, ListingCard, type CardListing } from '@verandah/design';
import { useBusValue, useNow } from '@verandah/kit';
import { groupDigits, placeResultsAddress } from '@verandah/market';
import { Section } from '../places/section.tsx';
import styles from './strip.module.css';

interface StripProps {
  readonly mode: 'buy' | 'rent' | 'sold';
  readonly place: { readonly slug: string; readonly name: string };
  readonly total: number;
  readonly listings: readonly CardListing[];
}

const words = {
  buy: { title: 'Homes for sale', one: 'The home for sale', many: 'homes for sale' },
  rent: { title: 'Homes for rent', one: 'The home for rent', many: 'homes for rent' },
  sold: { title: 'Recently sold', one: 'The sale', many: 'sales' },
} as const;
const sizes = '(min-width: 77.5em) 300px, (min-width: 40em) 50vw, 86vw';

/** A few listings of a location, and a link to all of them. */
export function Strip({ mode, place: { slug, name }, total, listings }: StripProps) {
  const now = useNow();
  const viewed = useBusValue('viewed');
  if (listings.length === 0) return null;
  const { title, one, many } = words[mode];
  return (
    <Section
      id={mode}
      title={`${title} in ${name}`}
      aside={
        <a href={placeResultsAddress(mode, slug)}>
          {total === 1 ? one : `All ${groupDigits(total)} ${many}`}
          <Icon shape={ArrowRightIcon} size={18} />
        </a>
      }
    >
      <ul className={styles.cards}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard
              listing={listing}
              now={now}
              sizes={sizes}
              viewed={viewed?.listingIds.includes(listing.id) ?? false}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
