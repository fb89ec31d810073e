import { graphql } from '../../graphql.ts';

/** Properties with a public address, streets and suburbs that match typed text. */
export const findHomes = graphql(`
  query FindHomes($term: String!, $take: Int!) { locationSearch(filter: { term: $term, take: $take, kinds: [address,
    street, suburb] }) { kind label slug uri } }`);
