import type { OwnListing } from '../../features/portal/own-listing.ts';
import { fieldTime } from '../../features/portal/words.ts';

/** Labels of the advertisement's fields, for their validation errors. */
export const detailsLabels = {
  title: 'Headline',
  description: 'Description',
  searchPrice: 'Price',
  priceText: 'Display price',
  priceVisible: 'Show the price',
  streetVisible: 'Show the address',
  bedrooms: 'Bedrooms',
  bathrooms: 'Bathrooms',
  carSpaces: 'Car spaces',
  auctionAt: 'Auction',
  availableOn: 'Available from',
  bond: 'Bond',
  features: 'Features',
} as const;
export type DetailsField = keyof typeof detailsLabels;

const numberText = (value: number | null): string => (value === null ? '' : String(value));

/**
 * Initial values of the fields that the listing's form has, in its order. Checkboxes are 'yes' or ''; features are names
 * separated by spaces.
 */
export const valuesOfDetails = (listing: OwnListing): Readonly<Partial<Record<DetailsField, string>>> => ({
  title: listing.title,
  description: listing.description.replaceAll('\r\n', '\n'),
  searchPrice: numberText(listing.searchPrice),
  priceText: listing.priceText ?? '',
  priceVisible: listing.priceVisible ? 'yes' : '',
  streetVisible: listing.streetVisible ? 'yes' : '',
  bedrooms: numberText(listing.bedrooms),
  bathrooms: numberText(listing.bathrooms),
  carSpaces: numberText(listing.carSpaces),
  ...(listing.listingType === 'rental'
    ? { availableOn: listing.availableOn ?? '', bond: numberText(listing.bond) }
    : { auctionAt: fieldTime(listing.auctionAt, listing.timeZone) }),
  features: listing.features.toSorted().join(' '),
});
