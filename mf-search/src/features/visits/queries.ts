import { cardListingFragment } from '@verandah/design';
import { graphql } from '../../graphql.ts';

/** Homes that were viewed, without those that are no longer advertised. */
export const readViewed = graphql(
  `query ViewedHomes($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ...CardListing } }`,
  [cardListingFragment],
);

/** The first homes of a search. */
export const readLocal = graphql(
  `query LocalHomes($query: ListingSearchQuery!) { listingSearch(query: $query) { results { ...CardListing } } }`,
  [cardListingFragment],
);
