import { graphql, type FindPlacesQuery } from '../../graphql.ts';

export type FoundPlace = FindPlacesQuery['locationSearch'][number];

/** Locations whose name equals a term, starts with it, or is spelt similarly. */
export const findPlaces = graphql(`
  query FindPlaces($term: String!, $take: Int!) { locationSearch(filter: { term: $term, take: $take, kinds: [suburb,
    region, state, postcode, street] }) { kind label slug } }`);
