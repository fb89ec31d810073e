import { graphql, type ChosenHomesQuery } from '../../graphql.ts';

export type ChosenHome = ChosenHomesQuery['listingsById'][number];

/** Names of homes that were selected on another page. */
export const readChosen = graphql(`
  query ChosenHomes($ids: [ID!]!) { listingsById(listingIds: $ids) { id address { street } } }`);
