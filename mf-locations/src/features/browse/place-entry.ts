/** A location in a list. */
export interface PlaceEntry {
  readonly slug: string;
  readonly name: string;
  /** For example 'Richmond, VIC 3121'. */
  readonly label: string;
  readonly listingCounts: { readonly buy: number; readonly rent: number };
  /** Average stars from members, 1 to 5; null without a review. */
  readonly rating: { readonly average: number | null; readonly count: number };
}

/** Location fields for an entry of a list. */
export const placeEntryFragment = /* GraphQL */ `fragment PlaceEntry on Location { slug name label listingCounts { buy rent } rating { average count } }`;
