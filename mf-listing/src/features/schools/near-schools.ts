/** Schools near a property, from the API. */
export interface NearSchools {
  /** False if no list of schools was imported. */
  readonly areKnown: boolean;
  /** 'suburb' when the address is hidden: distances are from the suburb. */
  readonly measuredFrom: 'address' | 'suburb';
  readonly results: readonly NearSchool[];
}

export interface NearSchool {
  readonly id: string;
  readonly name: string;
  readonly kind: 'primary' | 'secondary' | 'combined' | 'special';
  /** As in the imported list: 'Government', 'Catholic', 'Independent'. */
  readonly sector: string;
  readonly suburb: string | null;
  /** Straight-line distance. */
  readonly distanceMetres: number | null;
}

const kinds = {
  primary: 'Primary',
  secondary: 'Secondary',
  combined: 'Primary and secondary',
  special: 'Special',
} as const;

/** For example 'Government · Primary'. */
export const schoolKind = ({ sector, kind }: NearSchool): string => [sector, kinds[kind]].filter(Boolean).join(' · ');

/** For example '850 m' or '2.3 km'. */
export const distanceText = (metres: number): string =>
  metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1000).toFixed(1)} km`;
