import { compactPrice } from '@verandah/market';
import type { MapSpot } from '@verandah/map';
import type { CollectedListing } from './queries.ts';

type CardStatus = NonNullable<CollectedListing['listing']>['statusType'];
const unpriced = { buy: 'Contact', rent: 'Contact', sold: 'Sold', leased: 'Leased' } as const;

/**
 * The price on a marker: '$1.25M' for '$1,250,000', '$650' for '$650 per week'; 'Contact' or 'Sold' without a number.
 */
export function spotText(price: string, statusType: CardStatus = 'buy'): string {
  const [, digits = '', unit = ''] = /\$\s?(\d[\d,]*(?:\.\d+)?)\s?([km]?)\b/i.exec(price) ?? [];
  if (digits === '') return unpriced[statusType];
  const factor = { k: 1000, m: 1_000_000 }[unit.toLowerCase()] ?? 1;
  const amount = Number(digits.replaceAll(',', '')) * factor;
  return amount < 10_000 ? `$${digits}` : compactPrice(amount, 'buy');
}

/** The homes with a public position, for their map. */
export const spotsOf = (listings: readonly CollectedListing[]): readonly MapSpot[] =>
  listings.flatMap(({ listingId, listing }) => {
    const { latitude, longitude } = listing?.address ?? {};
    if (!listing || latitude == null || longitude == null) return [];
    return [
      {
        id: listingId,
        at: [longitude, latitude],
        text: spotText(listing.priceDetails.shortDescription, listing.statusType),
      },
    ];
  });
