import { graphql } from '../../graphql.ts';

export interface ChosenHome {
  readonly id: string;
  readonly address: { readonly street: string };
}

/** Names of homes that were selected on another page. */
export const readChosen = graphql(`
  query ChosenHomes($ids: [ID!]!) { listingsById(listingIds: $ids) { id address { street } } }`);
