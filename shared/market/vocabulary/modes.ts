import type { ListingClass, ListingPurpose } from './listing-kinds.ts';

/** The purpose or status of a listing; also the four listing modes of a search. */
export type ListingStatusType = 'buy' | 'rent' | 'sold' | 'leased';

export interface StatusType {
  readonly name: ListingStatusType;
  /** Number of the search mode. */
  readonly number: number;
  /** Text of the mode's tab. */
  readonly label: string;
  /** Ending of a title: 'Houses For Sale'. */
  readonly phrase: string;
  readonly landingPath: string;
  /** First segment of the canonical address. */
  readonly listingType: string;
  /** First segment of the listing search path. */
  readonly searchType: string;
  readonly listingClass: ListingClass;
  readonly purpose: ListingPurpose;
}

export const statusTypes: readonly StatusType[] = [
  {
    name: 'buy',
    number: 1,
    label: 'Buy',
    phrase: 'For Sale',
    landingPath: '/for-sale',
    listingType: 'for-sale',
    searchType: 'properties-for-sale',
    listingClass: 'sale',
    purpose: 'buy',
  },
  {
    name: 'rent',
    number: 2,
    label: 'Rent',
    phrase: 'For Rent',
    landingPath: '/for-rent',
    listingType: 'for-rent',
    searchType: 'properties-for-rent',
    listingClass: 'rental',
    purpose: 'rent',
  },
  {
    name: 'sold',
    number: 3,
    label: 'Sold',
    phrase: 'Sold',
    landingPath: '/sold-properties',
    listingType: 'sold-properties',
    searchType: 'sold-properties',
    listingClass: 'sale',
    purpose: 'buy',
  },
  {
    name: 'leased',
    number: 4,
    label: 'Leased',
    phrase: 'Leased',
    landingPath: '/leased-properties',
    listingType: 'leased-properties',
    searchType: 'leased-properties',
    listingClass: 'rental',
    purpose: 'rent',
  },
];

/** The record of a listing mode. */
export function statusType(name: ListingStatusType): StatusType {
  return statusTypes.find((type) => type.name === name) as StatusType;
}

/** Numbers and labels of every search mode, including those without listings. */
export const searchModeNumbers = [
  { name: 'buy', number: 1, label: 'Buy' },
  { name: 'rent', number: 2, label: 'Rent' },
  { name: 'sold', number: 3, label: 'Sold' },
  { name: 'leased', number: 4, label: 'Leased' },
  { name: 'agents', number: 5, label: 'Agents' },
  { name: 'reviews', number: 6, label: 'Reviews' },
  { name: 'questions', number: 7, label: 'Questions' },
] as const;

/** Search modes of the graph API: what determines the area of a search. */
export const searchModes = [
  { name: 'draw', label: 'Drawn area' },
  { name: 'location', label: 'Location' },
  { name: 'map', label: 'Map' },
  { name: 'office', label: 'Office' },
] as const;
