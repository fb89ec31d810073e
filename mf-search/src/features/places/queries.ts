import { stateByCode } from '@verandah/market';
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
  query SuggestPlaces($term: String!, $take: Int!, $kinds: [SuggestionKind!], $stateCode: String,
    $stateKinds: [SuggestionKind!]) {
    locationSearch(filter: { term: $term, take: $take, kinds: $kinds, stateCode: $stateCode,
      stateKinds: $stateKinds }) { kind label detail slug stateCode latLong { latitude longitude } bounds officeSlug
      agentUsername address: uri }
  }`);

/** The same names are in several states: those where the visitor searches come first. */
const stateKinds: readonly SuggestionKind[] = ['station', 'school'];

/** The state of a location: 'VIC' of 'richmond-vic-3121', 'inner-melbourne-vic' and 'vic'. */
export const stateOf = (slug = ''): string | undefined =>
  stateByCode(/(?:^|-)([a-z]{2,3})(?:-\d{4})?$/.exec(slug)?.[1] ?? '')?.stateCode;

/**
 * The query for suggestions that begin like the term, or nearly so.
 * @param place slug of a location that is searched already
 */
export function suggestionsQuery(term: string, take: number, place?: string) {
  const stateCode = stateOf(place);
  return [
    suggestPlaces,
    { term: term.slice(0, 100), take, kinds, ...(stateCode && { stateCode, stateKinds }) },
  ] as const;
}
