import { aggregationFragment } from './aggregations.ts';
import { graphql } from '../../graphql.ts';

/** The number of results of a search and its facets, requested while filters are being chosen. */
export const countResults = graphql(
  `query CountResults($query: ListingSearchQuery!) { listingSearch(query: $query) { total ...Aggregations } }`,
  [aggregationFragment],
);
