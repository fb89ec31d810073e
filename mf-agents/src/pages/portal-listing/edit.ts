import type { OwnListing } from '../../features/portal/own-listing.ts';
import { fieldTime } from '../../features/portal/words.ts';

/** Labels of the edit form, for its validation errors. */
export const editLabels = {
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
export type EditField = keyof typeof editLabels;
export const editFields = Object.keys(editLabels) as EditField[];

/** The form's fields as text. Checkboxes are 'yes' or ''; features are names separated by spaces. */
export type EditValues = Readonly<Record<EditField, string>>;

const numberText = (value: number | null): string => (value === null ? '' : String(value));

/** Initial values of the form. */
export const valuesOfListing = (listing: OwnListing): EditValues => ({
  title: listing.title,
  description: listing.description.replaceAll('\r\n', '\n'),
  searchPrice: numberText(listing.searchPrice),
  priceText: listing.priceText ?? '',
  priceVisible: listing.priceVisible ? 'yes' : '',
  streetVisible: listing.streetVisible ? 'yes' : '',
  bedrooms: numberText(listing.bedrooms),
  bathrooms: numberText(listing.bathrooms),
  carSpaces: numberText(listing.carSpaces),
  auctionAt: fieldTime(listing.auctionAt, listing.timeZone),
  availableOn: listing.availableOn ?? '',
  bond: numberText(listing.bond),
  features: listing.features.join(' '),
});
