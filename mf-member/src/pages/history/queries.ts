import { cardListingFields, type CardListing } from '@verandah/design';
import { document } from '@verandah/graph';

/** Listings by id; those that no longer exist are left out. The order is that of the ids. */
export const readHomes = document<
  { readonly listingsById: readonly CardListing[] },
  { ids: readonly string[]; take: number }
>(
  `query HistoryHomes($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ${cardListingFields} } }`,
);
