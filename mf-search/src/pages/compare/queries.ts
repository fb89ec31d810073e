import { cardListingFields } from '@verandah/design';
import { document } from '@verandah/graph';
import type { ComparedHome } from './data.ts';

/** All facts of the table. */
export const readCompared = document<{ listingsById: readonly ComparedHome[] }, { ids: readonly string[] }>(`
  query ComparedHomes($ids: [ID!]!) { listingsById(listingIds: $ids) { ${cardListingFields} features { tags } } }`);
