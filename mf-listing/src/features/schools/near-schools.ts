import type { FoundListing } from '../../pages/listing/listing.ts';

/** Schools near a property. `measuredFrom` is 'suburb' when the address is hidden: distances are from the suburb. */
export type NearSchools = NonNullable<FoundListing['schools']>;

/** A school. `sector` is as in the imported list ('Government', 'Catholic'), the distance a straight line's. */
export type NearSchool = NearSchools['results'][number];

const kinds = {
  primary: 'Primary',
  secondary: 'Secondary',
  combined: 'Primary and secondary',
  special: 'Special',
} as const;

/** For example 'Government · Primary'. */
export const schoolKind = ({ sector, kind }: NearSchool): string => [sector, kinds[kind]].filter(Boolean).join(' · ');
