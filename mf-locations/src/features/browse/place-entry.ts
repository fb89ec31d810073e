/** A place in a list of places. */
export interface PlaceEntry {
  readonly slug: string;
  readonly name: string;
  /** 'Richmond, VIC 3121' */
  readonly label: string;
  readonly listingCounts: { readonly buy: number; readonly rent: number };
  /** Stars that members gave, 1 to 5; null without a review. */
  readonly rating: { readonly average: number | null; readonly count: number };
}

/** The fields of a location that is shown in a list. */
export const placeEntryFields = 'slug name label listingCounts { buy rent } rating { average count }';
