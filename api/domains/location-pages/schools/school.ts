export const schoolKinds = ['primary', 'secondary', 'combined', 'special'] as const;
export type SchoolKind = (typeof schoolKinds)[number];

/** A school near a home. Catchments are not included: being near gives no right to a place. */
export interface NearSchool {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly kind: SchoolKind;
  /** As in the imported list: Government, Catholic, Independent, … */
  readonly sector: string;
  readonly suburb: string | null;
  readonly stateCode: string;
  readonly postcode: string | null;
  /** In a straight line; null when it is measured from nowhere. */
  readonly distanceMetres: number | null;
}

/** The schools of a listing. */
export interface ListingSchools {
  /** false: no list of schools was imported, so there is no data on any. */
  readonly areKnown: boolean;
  /**
   * `address`: nearest first. `suburb`: the address is hidden or has no position, so they are those of the suburb
   * by name.
   */
  readonly measuredFrom: 'address' | 'suburb';
  readonly results: readonly NearSchool[];
}

/** Default and maximum number of schools. */
export const schoolsTaken = 20;
export const mostSchools = 50;
