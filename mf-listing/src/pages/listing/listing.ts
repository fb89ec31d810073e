import type { ListingPageQuery } from '../../graphql.ts';

/** All data of a listing's page. Times are ISO 8601 in UTC, dates yyyy-MM-dd, sizes m² and metres, money dollars. */
export type FoundListing = NonNullable<ListingPageQuery['listingByUri']>;

/**
 * The listing itself. A hidden price has only its text, a hidden address no position. `loanPrice` is the initial price
 * of a loan calculator; null while the price is hidden.
 */
export type PageListing = Omit<
  FoundListing,
  | 'similar'
  | 'otherOfficeListings'
  | 'priceHistory'
  | 'suburbMedians'
  | 'comparables'
  | 'schools'
  | 'nearestStations'
  | 'topics'
>;

/** An agent, with the average stars of published reviews; null if there are none. */
export type ListingAgent = PageListing['agents'][number];
