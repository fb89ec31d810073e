import { graphql, type SuggestPlacesQuery, type SuggestionKind } from '../../graphql.ts';

const kinds: readonly SuggestionKind[] = [
  'suburb',
  'region',
  'state',
  'postcode',
  'station',
  'street',
  'school',
  'office',
  'agent',
  'address',
];

/**
 * A suggestion: a location, station, street, school, office, agent or property, whose page is `address`. `detail` is its
 * location or agency, if the label lacks it; `slug` the location to search, which for anything smaller is its suburb;
 * `bounds` are south, west, north, east.
 */
export type Suggestion = SuggestPlacesQuery['locationSearch'][number];

export const suggestPlaces = graphql(`
  query SuggestPlaces($term: String!, $take: Int!, $kinds: [SuggestionKind!]) {
    locationSearch(filter: { term: $term, take: $take, kinds: $kinds }) { kind label detail slug bounds officeSlug
      agentUsername address: uri }
  }`);

/** The query for suggestions that begin like the term, or nearly so. */
export const suggestionsQuery = (term: string, take: number) =>
  [suggestPlaces, { term: term.slice(0, 100), take, kinds }] as const;
