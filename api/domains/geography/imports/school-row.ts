import { readDegrees, postcodeOf, readState } from './place-row.ts';
import type { Columns, TableRow } from './table.ts';

/** The columns of a table of schools, in the spellings of ACARA's list. */
export const schoolColumns = {
  acaraId: ['acara_id', 'acara_sml_id', 'acara_school_id', 'school_id'],
  name: ['name', 'school_name'],
  suburb: ['suburb', 'locality', 'town'],
  state: ['state', 'state_code'],
  postcode: ['postcode', 'post_code'],
  kind: ['type', 'school_type', 'kind'],
  sector: ['sector', 'school_sector'],
  status: ['status', 'school_status'],
  latitude: ['lat', 'latitude'],
  longitude: ['lng', 'long', 'longitude', 'lon'],
} as const satisfies Columns<string>;
export type SchoolColumn = keyof typeof schoolColumns;
export const neededSchoolColumns = [
  'acaraId',
  'name',
  'state',
  'kind',
  'latitude',
  'longitude',
] as const satisfies readonly SchoolColumn[];

/** An open school as a file has it. */
export interface SchoolRow {
  readonly line: number;
  readonly acaraId: string;
  readonly name: string;
  readonly suburb: string;
  readonly stateCode: string;
  readonly postcode: string | null;
  readonly kind: 'primary' | 'secondary' | 'combined' | 'special';
  readonly sector: string;
  readonly latitude: number;
  readonly longitude: number;
}

const kinds = ['primary', 'secondary', 'combined', 'special'] as const;
const sectors: Readonly<Record<string, string>> = {
  gov: 'Government',
  government: 'Government',
  'non-gov': 'Non-government',
  'non-government': 'Non-government',
  catholic: 'Catholic',
  independent: 'Independent',
};

/** @returns the school, or why the row is none */
export function readSchoolRow({ line, cells, problem }: TableRow<SchoolColumn>): SchoolRow | string {
  if (problem !== undefined) return problem;
  const acaraId = cells.acaraId ?? '';
  if (!/^\w{1,12}$/.test(acaraId)) return 'It has no ACARA number.';
  const name = (cells.name ?? '').replace(/\s+/g, ' ');
  if (!/\p{L}/u.test(name) || name.length > 150) return 'It has no name of at most 150 letters.';
  if (cells.status !== undefined && cells.status.toLowerCase() !== 'open') return `It is not open ("${cells.status}").`;
  const stateCode = readState(cells.state ?? '');
  if (stateCode === undefined) return `"${cells.state ?? ''}" is not a state or territory.`;
  const kind = kinds.find((each) => (cells.kind ?? '').toLowerCase().startsWith(each));
  if (kind === undefined)
    return `"${cells.kind ?? ''}" is not a type of school (Primary, Secondary, Combined, Special).`;
  const [latitude, longitude] = [readDegrees(cells.latitude), readDegrees(cells.longitude)];
  if (latitude === undefined || longitude === undefined) return 'Its latitude or longitude is not a number.';
  if (latitude < -55 || latitude > -8 || longitude < 96 || longitude > 168.2)
    return `${latitude}, ${longitude} is outside Australia.`;
  const sector = cells.sector ?? '';
  return {
    line,
    acaraId,
    name,
    suburb: cells.suburb ?? '',
    stateCode,
    postcode: postcodeOf(cells.postcode ?? '') ?? null,
    kind,
    sector: sectors[sector.toLowerCase()] ?? (sector || 'Not stated'),
    latitude,
    longitude,
  };
}
