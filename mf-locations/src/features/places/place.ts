/** What a place is. */
export type PlaceKind = 'suburb' | 'region' | 'state' | 'postcode';

/** A place by its name. */
export interface NamedPlace {
  readonly slug: string;
  readonly name: string;
  /** 'Richmond, VIC 3121' */
  readonly label: string;
  readonly type: PlaceKind;
  readonly stateCode: string;
  readonly postcode: string | null;
}

/** The fields of a location that is only named. */
export const namedPlaceFields = 'slug name label type stateCode postcode';

/** Listings by what they are offered for, or were. */
export interface ListingCounts {
  readonly buy: number;
  readonly rent: number;
  readonly sold: number;
  readonly leased: number;
}
