import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { importSchools } from './import-schools.ts';
import type { SchoolReport } from './report.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
  await sql`insert into locality (id, slug, name, state_code, postcode, latitude, longitude, setting, time_zone) values
    (1, 'richmond-vic-3121', 'Richmond', 'VIC', '3121', -37.82, 145, 'metropolitan', 'Australia/Melbourne'),
    (2, 'cremorne-vic-3121', 'Cremorne', 'VIC', '3121', -37.83, 144.99, 'metropolitan', 'Australia/Melbourne')`.execute(
    database,
  );
});
afterAll(() => database.destroy());

const load = (...rows: string[]): Promise<SchoolReport> =>
  importSchools(
    database,
    Readable.from([
      Buffer.from(['acara_id,name,suburb,state,postcode,type,sector,status,remoteness,lat,lng', ...rows].join('\r\n')),
    ]),
  );
const river = '44001,River Primary School,Richmond,VIC,3121,Primary,Gov,Open,Major Cities,-37.821,145.001';
const hill = '44002,"St Mary\'s, The Hill",Burnley,VIC,3121,Combined,Catholic,Open,Major Cities,-37.829,144.992';

test('[DATA-03] open schools are imported with their place, again without change; those that the next list lacks go', async () => {
  const report = await load(
    river,
    hill,
    '44003,Shut School,Richmond,VIC,3121,Primary,Gov,Closed,Major Cities,-37.82,145',
    '44001,Twice,Richmond,VIC,3121,Primary,Gov,Open,,-37.82,145',
    ',Nameless,Richmond,VIC,3121,Primary,Gov,Open,,-37.82,145',
    '44004,Odd,Richmond,VIC,3121,Kindergarten,Gov,Open,,-37.82,145',
    '44005,Lost,Richmond,VIC,3121,Primary,Gov,Open,,,',
  );
  expect(report).toMatchObject({ read: 7, schools: 2, created: 2, updated: 0, removed: 0 });
  expect(report.dropped.map(({ at, reason }) => `${at} ${reason}`)).toEqual([
    '4 It is not open ("Closed").',
    '5 It repeats line 2.',
    '6 It has no ACARA number.',
    '7 "Kindergarten" is not a type of school (Primary, Secondary, Combined, Special).',
    '8 Its latitude or longitude is not a number.',
  ]);
  const schools = async () =>
    (
      await sql`select id, name, slug, kind, sector, locality_id, postcode from school order by acara_id`.execute(
        database,
      )
    ).rows;
  const first = await schools();
  expect(first).toMatchObject([
    {
      name: 'River Primary School',
      slug: 'river-primary-school-vic-44001',
      kind: 'primary',
      sector: 'Government',
      locality_id: 1,
      postcode: '3121',
    },
    {
      name: "St Mary's, The Hill",
      slug: 'st-marys-the-hill-vic-44002',
      kind: 'combined',
      sector: 'Catholic',
      locality_id: 2,
    },
  ]);
  expect(await load(river, hill)).toMatchObject({ created: 0, updated: 0, unchanged: 2, dropped: [] });
  expect(await schools()).toEqual(first);
  expect(await load(river.replace('River', 'Yarra River'))).toMatchObject({ updated: 1, removed: 1 });
  expect(await schools()).toEqual([{ ...(first[0] as object), name: 'Yarra River Primary School' }]);
  expect((await sql`select label from suggestion where kind = 'school'`.execute(database)).rows).toHaveLength(1);
});

test('[DATA-03] a list without a needed column or without an open school is rejected', async () => {
  await expect(importSchools(database, Readable.from([Buffer.from('name,state\nX,VIC')]))).rejects.toThrow(
    /^The first line names no column acara_id/,
  );
  await expect(load('1,X,Y,VIC,3000,Primary,Gov,Closed,,-37,145')).rejects.toThrow(
    'No row is an open school. Line 2: It is not open ("Closed").',
  );
});
