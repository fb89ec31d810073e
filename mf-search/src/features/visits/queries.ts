import { cardListingFields, type CardListing } from '@verandah/design';
import { document } from '@verandah/graph';

/** Homes that were viewed, without those that are no longer advertised. */
export const readViewed = document<
  { readonly listingsById: readonly CardListing[] },
  { ids: readonly string[]; take: number }
>(
  `query ViewedHomes($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ${cardListingFields} } }`,
);
