export const schoolKinds = ['primary', 'secondary', 'combined', 'special'] as const;
export type SchoolKind = (typeof schoolKinds)[number];

/** What a school teaches of, and what a catchment is for. */
export const schoolLevels = ['primary', 'secondary'] as const;
export type SchoolLevel = (typeof schoolLevels)[number];

/** A school near a home: only its catchment gives a right to enrol. */
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

/** A school for one of the levels that it teaches. */
export interface SchoolAtLevel {
  readonly level: SchoolLevel;
  readonly school: NearSchool;
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
  /** The nearest school of each level and sector, by level and distance; none if distances are unknown. */
  readonly nearest: readonly SchoolAtLevel[];
  /** Schools whose imported catchment has the address; none if it is hidden. */
  readonly catchments: readonly SchoolAtLevel[];
}

/** Default and maximum number of schools. */
export const schoolsTaken = 20;
export const mostSchools = 50;
