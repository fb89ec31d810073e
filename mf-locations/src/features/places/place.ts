/** Kind of location. */
export type PlaceKind = 'suburb' | 'region' | 'state' | 'postcode';

/** A location by its name. */
export interface NamedPlace {
  readonly slug: string;
  readonly name: string;
  /** For example 'Richmond, VIC 3121'. */
  readonly label: string;
  readonly type: PlaceKind;
  readonly stateCode: string;
  readonly postcode: string | null;
}

/** Location fields for a name. */
export const namedPlaceFragment = /* GraphQL */ `fragment NamedPlace on Location { slug name label type stateCode postcode }`;

/** Number of listings by mode. */
export interface ListingCounts {
  readonly buy: number;
  readonly rent: number;
  readonly sold: number;
  readonly leased: number;
}
