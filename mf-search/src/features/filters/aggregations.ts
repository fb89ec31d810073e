import type { AggregationsFragment, CountResultsQuery } from '../../graphql.ts';

/** The number of results for each choice, counted as if that choice's own filter were not set. */
export type Aggregations = AggregationsFragment['aggregations'];
/** Facets that are counted once the filters are open. */
export type TraitCounts = Pick<CountResultsQuery['listingSearch']['aggregations'], 'traits' | 'listedWithin'>;
/** A number of rooms or spaces, 0 to 5 (5 counts five and more), and how many results have it. */
export type CountFacet = Aggregations['beds'][number];
export type DateFacet = Aggregations['auctionDates'][number];
/** `min` is inclusive, `max` exclusive. The last band has no `max`. */
export type PriceBand = Aggregations['priceHistogram'][number];

export const aggregationFragment = /* GraphQL */ `fragment Aggregations on ListingSearchResult { aggregations {
  beds { value count } baths { value count } cars { value count } propertyTypes { value count }
  priceHistogram { min max count } auctionDates { date count } inspectionDates { date count }
} }`;
