import { cardListingFragment } from '@verandah/design';
import { graphql } from '../../graphql.ts';

/** New homes of alerts, as cards. */
export const readNewHomes = graphql(
  `query NewHomes($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ...CardListing } }`,
  [cardListingFragment],
  { cached: false },
);
