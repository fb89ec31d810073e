import { cardListingFields, type CardListing } from '@verandah/design';
import { document } from '@verandah/graph';

/** Homes in the order of their ids; those that are gone are left out. */
export const readHomes = document<
  { readonly listingsById: readonly CardListing[] },
  { ids: readonly string[]; take: number }
>(
  `query HistoryHomes($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ${cardListingFields} } }`,
);
