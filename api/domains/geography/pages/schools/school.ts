export const schoolKinds = ['primary', 'secondary', 'combined', 'special'] as const;
export type SchoolKind = (typeof schoolKinds)[number];

/** A school near a home. Catchments are unknown: proximity gives no right to enrol. */
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
  /** Straight-line distance; null without a position. */
  readonly distanceMetres: number | null;
}

/** The schools of a listing. */
export interface ListingSchools {
  /** false when no list of schools was imported. */
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
