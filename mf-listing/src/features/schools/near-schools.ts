/** Schools near a home, from the API. */
export interface NearSchools {
  /** false: no list of schools was imported. */
  readonly areKnown: boolean;
  /** `suburb`: the address is hidden, they are those of the suburb. */
  readonly measuredFrom: 'address' | 'suburb';
  readonly results: readonly NearSchool[];
}

export interface NearSchool {
  readonly id: string;
  readonly name: string;
  readonly kind: 'primary' | 'secondary' | 'combined' | 'special';
  /** As the list says: 'Government', 'Catholic', 'Independent'. */
  readonly sector: string;
  readonly suburb: string | null;
  /** In a straight line. */
  readonly distanceMetres: number | null;
}

const kinds = {
  primary: 'Primary',
  secondary: 'Secondary',
  combined: 'Primary and secondary',
  special: 'Special',
} as const;

/** 'Government · Primary' */
export const schoolKind = ({ sector, kind }: NearSchool): string => [sector, kinds[kind]].filter(Boolean).join(' · ');

/** '850 m', '2.3 km' */
export const distanceText = (metres: number): string =>
  metres < 1000 ? `${Math.round(metres / 10) * 10} m` : `${(metres / 1000).toFixed(1)} km`;
