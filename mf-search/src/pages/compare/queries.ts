import { cardListingFragment } from '@verandah/design';
import { graphql } from '../../graphql.ts';

/** All facts of the table. */
export const readCompared = graphql(
  `query ComparedHomes($ids: [ID!]!) { listingsById(listingIds: $ids) { ...CardListing features { tags } } }`,
  [cardListingFragment],
);
