import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { readLevels } from './catchment-shape.ts';
import { importCatchments } from './import-catchments.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await sql`insert into school (id, acara_id, name, slug, kind, sector, state_code, latitude, longitude) values
    (1, '44001', 'River Primary School', 'river', 'primary', 'Government', 'VIC', -37.82, 145),
    (2, '44002', 'Hill High School', 'hill-vic', 'secondary', 'Government', 'VIC', -37.83, 144.99),
    (3, '44003', 'Hill High School', 'hill-nsw', 'secondary', 'Government', 'NSW', -33.9, 151.2),
    (4, '44004', 'Bay College', 'bay', 'combined', 'Government', 'VIC', -37.9, 145)`.execute(database);
});
afterAll(() => database.destroy());

const square = (x: number, y: number) => [
  [x, y],
  [x + 0.1, y],
  [x + 0.1, y + 0.1],
  [x, y + 0.1],
  [x, y],
];
const shape = (properties: object, ...rings: number[][][]) => ({
  type: 'Feature',
  properties,
  geometry: { type: 'Polygon', coordinates: rings },
});
const load = (...features: object[]) =>
  importCatchments(database, Readable.from([Buffer.from(JSON.stringify({ type: 'FeatureCollection', features }))]));
const stored = async () =>
  (
    await sql<{ id: number; level: string; parts: number }>`
      select school_id as id, level, case outline ->> 'type' when 'Polygon' then 1
        else jsonb_array_length(outline -> 'coordinates') end as parts
      from school_catchment order by 1, 2`.execute(database)
  ).rows.map(({ id, level, parts }) => `${id} ${level} ${parts}`);

test('[LOC-50] catchments are matched by number, name and place, once; what the next file of a state and level lacks goes', async () => {
  const river = shape({ ACARA_ID: 44001, level: 'Primary' }, square(144.95, -37.85));
  const hill = shape({ USE_DESC: 'Hill High School', CATCH_TYPE: 'HIGH_COED' }, square(151.15, -33.95));
  const files = [
    river,
    hill,
    shape({ School_Name: 'hill high school', Year_Level: '7' }, square(144.95, -37.85)),
    shape({ School_Name: 'Hill High School', State: 'VIC', Year_Level: '8' }, square(145.1, -37.85)),
    shape({ School_Name: 'Bay College' }, square(144.95, -37.95)),
    shape({ School_Name: 'Nowhere School', level: 'Primary' }, square(144.95, -37.85)),
    shape({ School_Name: 'Bay College' }, [
      [0, 51],
      [1, 51],
      [1, 52],
      [0, 51],
    ]),
  ];
  const report = await load(...files);
  expect(report).toMatchObject({ read: 7, catchments: 5, created: 5, updated: 0, unchanged: 0, removed: 0 });
  expect(report.dropped.map(({ at, name }) => `${at} ${name}`)).toEqual(['6 Nowhere School', '7 Bay College']);
  const all = ['1 primary 1', '2 secondary 2', '3 secondary 1', '4 primary 1', '4 secondary 1'];
  expect(await stored()).toEqual(all);
  expect(await load(...files)).toMatchObject({ created: 0, updated: 0, unchanged: 5, removed: 0 });

  // Primary schools of Victoria only: the others stay.
  const next = await load(shape({ ACARA_ID: 44001, level: 'Primary' }, square(144.96, -37.85)));
  expect(next).toMatchObject({ created: 0, updated: 1, removed: 1 });
  expect(await stored()).toEqual(all.filter((each) => each !== '4 primary 1'));
  await expect(load(shape({ School_Name: 'Nowhere School' }, square(144.95, -37.85)))).rejects.toThrow(
    /import schools first. Shape 1: No school of this ACARA number/,
  );
  expect(await stored()).toHaveLength(4);
});

test.each([
  ['PRIMARY', ['primary']],
  ['INFANTS', ['primary']],
  ['HIGH_BOYS', ['secondary']],
  ['Prep - 6', ['primary']],
  ['P-12', ['primary', 'secondary']],
  ['Year 7', ['secondary']],
  ['CENTRAL_HIGH', ['primary', 'secondary']],
  ['', []],
])('[LOC-50] the level %j is %j', (text, levels) => {
  expect(readLevels(text)).toEqual(levels);
});
