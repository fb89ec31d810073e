import { aggregationFragment } from './aggregations.ts';
import { graphql } from '../../graphql.ts';

/** The number of results of a search and its facets, requested while filters are open. */
export const countResults = graphql(
  `query CountResults($query: ListingSearchQuery!) { listingSearch(query: $query) { total ...Aggregations
    aggregations { traits { value count } listedWithin { days count } } } }`,
  [aggregationFragment],
);
