import { document } from '@verandah/graph';

export interface ChosenHome {
  readonly id: string;
  readonly address: { readonly street: string };
}

/** Names of homes that were selected on another page. */
export const readChosen = document<{ listingsById: readonly ChosenHome[] }, { ids: readonly string[] }>(`
  query ChosenHomes($ids: [ID!]!) { listingsById(listingIds: $ids) { id address { street } } }`);
