import { cardListingFragment } from '@verandah/design';
import { graphql } from '../../graphql.ts';

/** Listings by id; those that no longer exist are left out. The order is that of the ids. */
export const readHomes = graphql(
  `query HistoryHomes($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ...CardListing } }`,
  [cardListingFragment],
);
