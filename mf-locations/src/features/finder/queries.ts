import { graphql } from '../../graphql.ts';

export interface FoundPlace {
  readonly kind: string;
  readonly label: string;
  readonly slug: string | null;
}

/** Locations whose name equals a term, starts with it, or is spelt similarly. */
export const findPlaces = graphql(`
  query FindPlaces($term: String!, $take: Int!) { locationSearch(filter: { term: $term, take: $take, kinds: [suburb, region, state, postcode, street] }) { kind label slug } }`);
