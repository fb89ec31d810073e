import { document } from '@verandah/graph';

const kinds = ['suburb', 'region', 'state', 'postcode', 'street', 'school', 'office', 'agent'] as const;
export type SuggestionKind = (typeof kinds)[number];

/** Something that a search can be about. */
export interface Suggestion {
  readonly kind: SuggestionKind;
  /** 'Richmond, VIC 3121' */
  readonly label: string;
  /** Where or with whom it is, when the label doesn't say; else empty. */
  readonly detail: string;
  /** The place to search; of a street, school, office or agent the suburb it is in. */
  readonly slug: string | null;
  /** Of a street or school: south, west, north, east. */
  readonly bounds: readonly number[] | null;
  readonly officeSlug: string | null;
  readonly agentUsername: string | null;
}

interface Wanted {
  readonly term: string;
  readonly take: number;
  readonly kinds: readonly SuggestionKind[];
}
export const suggestPlaces = document<{ locationSearch: readonly Suggestion[] }, Wanted>(`
  query SuggestPlaces($term: String!, $take: Int!, $kinds: [SuggestionKind!]) {
    locationSearch(filter: { term: $term, take: $take, kinds: $kinds }) { kind label detail slug bounds officeSlug agentUsername }
  }`);

/** The question of what begins like the term, or nearly does. */
export const suggestions = (term: string, take: number) =>
  [suggestPlaces, { term: term.slice(0, 100), take, kinds }] as const;
