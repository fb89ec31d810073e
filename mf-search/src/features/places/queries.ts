import { graphql } from '../../graphql.ts';

const kinds = [
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
] as const;
export type SuggestionKind = (typeof kinds)[number];

/** A suggestion: a location, station, street, school, office, agent, or the address of a property. */
export interface Suggestion {
  readonly kind: SuggestionKind;
  /** For example 'Richmond, VIC 3121'. */
  readonly label: string;
  /** Where it is, or its agency, if the label doesn't say; else empty. */
  readonly detail: string;
  /** Slug of the location to search; for a station, street, school, office or agent the suburb it is in. */
  readonly slug: string | null;
  /** Bounds of a station, street or school: south, west, north, east. */
  readonly bounds: readonly number[] | null;
  readonly officeSlug: string | null;
  readonly agentUsername: string | null;
  /** Of an address: the page of its property, on offer or not. */
  readonly address: string | null;
}

export const suggestPlaces = graphql(`
  query SuggestPlaces($term: String!, $take: Int!, $kinds: [SuggestionKind!]) {
    locationSearch(filter: { term: $term, take: $take, kinds: $kinds }) { kind label detail slug bounds officeSlug agentUsername address: uri }
  }`);

/** The query for suggestions that begin like the term, or nearly so. */
export const suggestions = (term: string, take: number) =>
  [suggestPlaces, { term: term.slice(0, 100), take, kinds }] as const;
