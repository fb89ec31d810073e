import { document } from '@verandah/graph';

/** A place that a search can look in. */
export interface Place {
  readonly kind: 'suburb' | 'state' | 'postcode';
  /** 'Richmond, VIC 3121' */
  readonly label: string;
  readonly slug: string;
  readonly stateCode: string;
}

/** Places whose name begins like the term, or nearly does. */
export const suggestPlaces = document<{ locationSearch: Place[] }, { term: string; take: number }>(`
  query SuggestPlaces($term: String!, $take: Int!) {
    locationSearch(filter: { term: $term, take: $take }) { kind label slug stateCode }
  }`);
