import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { fillTestListings, fillTestPlaces } from '../../listings/test-market.ts';
import { addressPositions } from '../locations/public.ts';
import { importAddresses } from './import-addresses.ts';
import { locateListings } from './locate-listings.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
});
beforeEach(() => emptyTables(database, ['address_street', 'address_point']));
afterAll(() => database.destroy());

/** As G-NAF Core is published. */
const header =
  'ADDRESS_DETAIL_PID|DATE_CREATED|ADDRESS_LABEL|ADDRESS_SITE_NAME|BUILDING_NAME|FLAT_TYPE|FLAT_NUMBER|LEVEL_TYPE|LEVEL_NUMBER|NUMBER_FIRST|NUMBER_LAST|LOT_NUMBER|STREET_NAME|STREET_TYPE|STREET_SUFFIX|LOCALITY_NAME|STATE|POSTCODE|LEGAL_PARCEL_ID|MB_CODE|ALIAS_PRINCIPAL|PRINCIPAL_PID|PRIMARY_SECONDARY|PRIMARY_PID|GEOCODE_TYPE|LONGITUDE|LATITUDE';
const row = (
  first: string,
  [latitude, longitude]: readonly [number | string, number | string],
  more: Readonly<Record<string, string>> = {},
): string => {
  const cells: Readonly<Record<string, string>> = {
    NUMBER_FIRST: first,
    STREET_NAME: 'MAIN',
    STREET_TYPE: 'ROAD',
    LOCALITY_NAME: 'RICHMOND',
    STATE: 'VIC',
    POSTCODE: '3121',
    ALIAS_PRINCIPAL: 'P',
    GEOCODE_TYPE: 'PROPERTY CENTROID',
    LATITUDE: String(latitude),
    LONGITUDE: String(longitude),
    ...more,
  };
  return header
    .split('|')
    .map((name) => cells[name] ?? '')
    .join('|');
};
const load = (rows: readonly string[], options = {}) =>
  importAddresses(database, Readable.from([Buffer.from([header, ...rows].join('\r\n'))]), options);
const find = async (unit: string | null, streetNumber: string | null, street = 'Main Rd', localityId = 1) =>
  (await addressPositions(database, [{ localityId, unit, streetNumber, street, listingId: null }]))[0];

test('[DATA-18] an address file is imported as published; again it changes nothing, and a dry run neither', async () => {
  const rows = [
    row('12', [-37.8201, 145.0001]),
    row('12', [-37.8202, 145.0002], { FLAT_TYPE: 'UNIT', FLAT_NUMBER: '3' }),
    row('14', [-37.8203, 145.0003], { NUMBER_LAST: '18' }),
    row('', [-37.8204, 145.0004], { LOT_NUMBER: '5' }),
    row('20', [-37.8, 145], { GEOCODE_TYPE: 'STREET LOCALITY' }),
    row('22', ['x', 145]),
    row('24', [51.5, -0.1]),
    row('RMB', [-37.82, 145]),
    row('26', [-37.82, 145], { STATE: 'XX' }),
    row('12', [-37.9, 145.1], { ALIAS_PRINCIPAL: 'A' }),
    'one|two',
  ];
  const counts = { read: 11, created: 4, updated: 0, unchanged: 0 };
  const tried = await load(rows, { dryRun: true });
  expect(tried).toMatchObject(counts);
  expect((await sql`select from address_street`.execute(database)).rows).toHaveLength(0);
  expect(await load(rows)).toMatchObject(counts);
  expect(await load(rows)).toMatchObject({ read: 11, created: 0, updated: 0, unchanged: 4 });
  expect(await load([row('12', [-37.83, 145.01])])).toMatchObject({ created: 0, updated: 1 });
  expect(await load([row('12', [-37.9, 145.1], { ALIAS_PRINCIPAL: 'A' })])).toMatchObject({ updated: 0, unchanged: 1 });
  expect(tried.dropped.map(({ at, reason }) => `${at} ${reason}`)).toEqual([
    '6 Its position is only that of its street or locality.',
    '7 Its latitude or longitude is not a number.',
    '8 It is outside Australia.',
    '9 It has no readable number.',
    '10 It has no state or territory.',
    '11 It repeats another address.',
    '12 It has 2 cells where the first line has 27.',
  ]);
  await expect(importAddresses(database, Readable.from([Buffer.from('a|b\n1|2')]))).rejects.toThrow(
    /names no column number_first/,
  );
});

test('[DATA-18] a unit that is not listed is at its building, and a number in a range at the range', async () => {
  await load([
    row('12', [-37.8201, 145.0001]),
    row('12', [-37.8202, 145.0002], { FLAT_NUMBER: '3' }),
    row('14', [-37.8203, 145.0003], { NUMBER_LAST: '18' }),
    row('', [-37.8204, 145.0004], { LOT_NUMBER: '5' }),
    row('30', [-37.8205, 145.0005], { FLAT_NUMBER: '1' }),
    row('40', [-37.8206, 145.0006]),
  ]);
  const at = async (...address: Parameters<typeof find>) => {
    const found = await find(...address);
    return found?.isApproximate === true ? 'approximate' : found?.latitude;
  };
  expect(await at('Unit 3', '12')).toBe(-37.8202);
  expect(await at(null, '3/12')).toBe(-37.8202);
  expect(await at('7', '12')).toBe(-37.8201);
  expect(await at(null, '12A')).toBe(-37.8201);
  expect(await at(null, '16')).toBe(-37.8203);
  expect(await at(null, '15')).toBe('approximate');
  expect(await at(null, 'Lot 5')).toBe(-37.8204);
  expect(await at('2', '30')).toBe(-37.8205);
  expect(await at(null, '40-44')).toBe(-37.8206);
  expect(await at(null, '12', 'Other Street')).toBe('approximate');
  // The middle of the street, as the file has it; the suburb's, when it has no such street.
  expect(await find(null, '99')).toEqual({
    latitude: expect.closeTo(-37.82035, 6),
    longitude: expect.closeTo(145.00035, 6),
    isApproximate: true,
  });
  expect(await find(null, '12', 'Other Street')).toEqual({ latitude: -37.82, longitude: 145, isApproximate: true });
  expect(await find(null, null, '')).toEqual({ latitude: -37.82, longitude: 145, isApproximate: true });
});

test('[DATA-18] of two localities of one name in a state the one of the postcode counts, or the one nearby', async () => {
  await sql`insert into locality (id, slug, name, state_code, postcode, latitude, longitude, setting, time_zone) values
    (50, 'springfield-nsw-2250', 'Springfield', 'NSW', '2250', -33.42, 151.36, 'rural', 'Australia/Sydney'),
    (51, 'springfield-nsw-2630', 'Springfield', 'NSW', '2630', -36.5, 149.1, 'rural', 'Australia/Sydney')
    on conflict do nothing`.execute(database);
  await load([
    row('1', [-33.43, 151.37], { LOCALITY_NAME: 'SPRINGFIELD', STATE: 'NSW', POSTCODE: '2250' }),
    row('1', [-36.51, 149.11], { LOCALITY_NAME: 'SPRINGFIELD', STATE: 'NSW', POSTCODE: '' }),
  ]);
  expect([
    (await find(null, '1', 'Main Road', 50))?.latitude,
    (await find(null, '1', 'Main Road', 51))?.latitude,
  ]).toEqual([-33.43, -36.51]);
});

test('[DATA-19] listings that are there take the position of their address; pins, positions of feeds and hidden addresses stay', async () => {
  await fillTestListings(database, [
    { id: 1, latitude: null, longitude: null },
    { id: 2, latitude: -37.82, longitude: 145, position_approximate: true, street_number: '41' },
    { id: 3, latitude: -37.7, longitude: 144.9, street_number: '41' },
    { id: 4, latitude: null, longitude: null, street_visible: false },
    { id: 5, latitude: null, longitude: null, street_number: '999' },
  ]);
  await load([row('39', [-37.8211, 145.0011]), row('41', [-37.8212, 145.0012])]);
  const positions = async () =>
    (
      await sql<{ at: string }>`
        select concat_ws(' ', id, latitude, case when position_approximate then 'approximate' end, case
          when position_from_file then 'file' end, (select s.position is not null from listing_search s
          where s.id = l.id)) as at
        from listing l order by id`.execute(database)
    ).rows.map(({ at }) => at);
  expect(await locateListings(database, 0)).toEqual({ exact: 2, approximate: 1, next: null });
  const placed = ['1 -37.8211 file t', '2 -37.8212 file t', '3 -37.7 t', '4 f', '5 -37.82115 approximate t'];
  expect(await positions()).toEqual(placed);
  expect(await locateListings(database, 0)).toEqual({ exact: 0, approximate: 0, next: null });
  // A corrected file moves them.
  await load([row('39', [-37.8215, 145.0015])]);
  expect(await locateListings(database, 0)).toMatchObject({ exact: 1 });
  expect((await positions())[0]).toBe('1 -37.8215 file t');
});

test('[DATA-26] a hostile address file is rejected or skipped row by row, and the others are imported', async () => {
  const rows = [
    row('12', [-37.8201, 145.0001]),
    row('"14', [-37.8202, 145.0002]),
    row(`16${'9'.repeat(200_000)}`, [-37.8203, 145.0003]),
    row('18', ['1e999', 145]),
    row('20', ['NaN', 'Infinity']),
    row('22', [-37.82, 145], { LOCALITY_NAME: "'); drop table address_point; --", STREET_NAME: '\u0000\u0001' }),
    row('2147483648', [-37.82, 145]),
    row('24', [-37.82, 145], { LOCALITY_NAME: '' }),
    row('26', [-37.8204, 145.0004]),
  ];
  const report = await load(rows);
  expect(report.created).toBe(3);
  expect((await find(null, '26'))?.latitude).toBe(-37.8204);
  await expect(importAddresses(database, Readable.from([Buffer.alloc(2_000_000, 0x41)]))).rejects.toThrow(
    /names no column/,
  );
  await expect(importAddresses(database, Readable.from([]))).rejects.toThrow(/empty/);
});
