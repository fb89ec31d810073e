import { foldAddressStreet, foldName, foldUnit, readAddressNumber } from '../locations/public.ts';
import { readDegrees, postcodeOf, readState } from './place-row.ts';
import type { Columns, TableRow } from './table.ts';

/** The columns of an address file: those of G-NAF Core. */
export const addressColumns = {
  flat: ['flat_number', 'unit'],
  first: ['number_first', 'number', 'street_number'],
  last: ['number_last'],
  lot: ['lot_number'],
  street: ['street_name', 'street'],
  kind: ['street_type'],
  suffix: ['street_suffix'],
  locality: ['locality_name', 'locality', 'suburb'],
  state: ['state', 'state_code'],
  postcode: ['postcode', 'post_code'],
  alias: ['alias_principal'],
  geocode: ['geocode_type'],
  latitude: ['latitude', 'lat'],
  longitude: ['longitude', 'long', 'lng', 'lon'],
} as const satisfies Columns<string>;
export type AddressColumn = keyof typeof addressColumns;
export const neededAddressColumns = [
  'first',
  'street',
  'locality',
  'state',
  'latitude',
  'longitude',
] as const satisfies readonly AddressColumn[];

/** An address with its position; names are folded for comparison. */
export interface AddressRow {
  readonly stateCode: string;
  readonly locality: string;
  /** '' when the file has none */
  readonly postcode: string;
  readonly street: string;
  readonly number: string;
  /** '' for the building or land itself */
  readonly unit: string;
  readonly first: number | null;
  readonly last: number | null;
  readonly latitude: number;
  readonly longitude: number;
  /** Another name of an address that the file has as well. */
  readonly isAlias: boolean;
}

/** Positions of a street or locality, which do not locate the address. */
const coarse = /^(?:street|locality)/i;

/** @returns the address, or why the row is none */
export function readAddressRow({ cells, problem }: TableRow<AddressColumn>): AddressRow | string {
  if (problem !== undefined) return problem;
  const stateCode = readState(cells.state ?? '');
  if (stateCode === undefined) return 'It has no state or territory.';
  const locality = foldName(cells.locality ?? '').slice(0, 80);
  if (locality === '') return 'It has no locality.';
  const street = foldAddressStreet([cells.street, cells.kind, cells.suffix].filter(Boolean).join(' ').slice(0, 100));
  if (street === '') return 'It has no street.';
  const numbers = [cells.first, cells.last].filter(Boolean).join('-');
  const lot = (cells.lot ?? '').replace(/^lot/i, '');
  const number = readAddressNumber(numbers !== '' || lot === '' ? numbers : `lot ${lot}`);
  if (number === null) return 'It has no readable number.';
  if (coarse.test(cells.geocode ?? '')) return 'Its position is only that of its street or locality.';
  const [latitude, longitude] = [readDegrees(cells.latitude), readDegrees(cells.longitude)];
  if (latitude === undefined || longitude === undefined) return 'Its latitude or longitude is not a number.';
  if (latitude < -55 || latitude > -8 || longitude < 96 || longitude > 168.2) return 'It is outside Australia.';
  return {
    stateCode,
    locality,
    postcode: postcodeOf(cells.postcode ?? '') ?? '',
    street,
    ...number,
    unit: foldUnit(cells.flat ?? ''),
    latitude,
    longitude,
    isAlias: /^a/i.test(cells.alias ?? ''),
  };
}
