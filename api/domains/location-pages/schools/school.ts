export const schoolKinds = ['primary', 'secondary', 'combined', 'special'] as const;
export type SchoolKind = (typeof schoolKinds)[number];

/** A school near a home. Catchments are not included: being near gives no right to a place. */
export interface NearSchool {
  readonly id: number;
  readonly name: string;
  readonly slug: string;
  readonly kind: SchoolKind;
  /** As the list of schools says: Government, Catholic, Independent, … */
  readonly sector: string;
  readonly suburb: string | null;
  readonly stateCode: string;
  readonly postcode: string | null;
  /** In a straight line; null when it is measured from nowhere. */
  readonly distanceMetres: number | null;
}

/** The schools of a listing. */
export interface ListingSchools {
  /** false: no list of schools was imported, so nothing is known of any. */
  readonly areKnown: boolean;
  /**
   * `address`: nearest first. `suburb`: the address is hidden or has no position, so they are those of the suburb
   * by name.
   */
  readonly measuredFrom: 'address' | 'suburb';
  readonly results: readonly NearSchool[];
}

/** How many come when nothing is said, and at most. */
export const schoolsTaken = 20;
export const mostSchools = 50;
