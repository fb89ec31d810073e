/** Kinds of suggestions, in the order in which equally good ones are shown. */
export const suggestionKinds = [
  'suburb',
  'region',
  'state',
  'postcode',
  'station',
  'street',
  'school',
  'office',
  'agent',
] as const;
export type SuggestionKind = (typeof suggestionKinds)[number];

/** Kinds that can be searched as locations. */
export const placeKinds: readonly SuggestionKind[] = ['suburb', 'region', 'state', 'postcode'];

export interface Suggestion {
  readonly kind: SuggestionKind;
  /**
   * What it refers to: a suburb's or region's slug, a state's code, a postcode, a station's, school's or office's slug,
   * an agent's username.
   */
  readonly target: string;
  readonly label: string;
  /** Context that is not in the label: a station's or school's suburb, an agent's office. */
  readonly detail: string;
  /** The suburb it is in: for a postcode its largest, for a state its capital; null without one. */
  readonly slug: string | null;
  readonly stateCode: string | null;
  /** The centre of a street; without a position of its own, that of the suburb. */
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** Of a street, station or school: where its listings are searched; null when it has no position. */
  readonly bounds: Bounds | null;
  /** Of an office, and of an agent: theirs. */
  readonly officeSlug: string | null;
}

/** A property whose address was typed; `target` is its page, empty for one that no listing has shown. */
export interface AddressSuggestion extends Omit<Suggestion, 'kind'> {
  readonly kind: 'address';
}

/** Degrees. */
export interface Bounds {
  readonly south: number;
  readonly west: number;
  readonly north: number;
  readonly east: number;
}

/** A candidate for a suggestion. */
export interface Candidate {
  readonly id: number;
  readonly kind: SuggestionKind;
  readonly target: string;
  readonly label: string;
  /** Quality of the match: 0 exact, 1 prefix, 2 and more fuzzy. */
  readonly misfit: number;
  readonly weight: number;
}
