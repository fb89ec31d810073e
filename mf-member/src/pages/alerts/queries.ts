import { cardListingFields, type CardListing } from '@verandah/design';
import { document } from '@verandah/graph';

/** New homes of alerts, as cards. */
export const readNewHomes = document<
  { readonly listingsById: readonly CardListing[] },
  { ids: readonly string[]; take: number }
>(
  `query NewHomes($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ${cardListingFields} } }`,
  { kept: false },
);
