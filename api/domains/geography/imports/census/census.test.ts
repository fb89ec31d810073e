import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import type { CensusReport } from '../report.ts';
import { importCensus } from './import-census.ts';

let database: Database;
beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await sql`delete from census_area`.execute(database);
  await sql`delete from locality`.execute(database);
  await sql`delete from region`.execute(database);
  await sql`insert into region (id, slug, name, state_code, latitude, longitude) values
    (1, 'ballarat-vic', 'Ballarat', 'VIC', -37.5, 143.8), (2, 'greater-bendigo-vic', 'Greater Bendigo', 'VIC', -36.7,
      144.3)`.execute(database);
  await sql`insert into locality (id, slug, name, state_code, postcode, latitude, longitude, setting, time_zone,
    region_id, abs_code) values
    (1, 'richmond-vic-3121', 'Richmond', 'VIC', '3121', -37.82, 145, 'metropolitan', 'Australia/Melbourne', null,
      '22158'),
    (2, 'richmond-nsw-2753', 'Richmond', 'NSW', '2753', -33.6, 150.75, 'metropolitan', 'Australia/Sydney', null,
      '13360'),
    (3, 'ascot-vic-3364', 'Ascot', 'VIC', '3364', -37.4, 143.8, 'rural', 'Australia/Melbourne', 1, null),
    (4, 'ascot-vic-3551', 'Ascot', 'VIC', '3551', -36.7, 144.33, 'rural', 'Australia/Melbourne', 2, null),
    (5, 'norfolk-island-nsw-2899', 'Norfolk Island', 'NSW', '2899', -29.03, 167.95, 'rural', 'Pacific/Norfolk', null,
      null),
    (6, 'mcgraths-hill-vic-3999', 'McGraths Hill', 'VIC', '3999', -37.9, 145.2, 'rural', 'Australia/Melbourne', null,
      '22170')`.execute(database);
});
afterAll(() => database.destroy());

const load = (rows: readonly string[], options?: { dryRun: boolean }): Promise<CensusReport> =>
  importCensus(database, Readable.from([Buffer.from(rows.join('\r\n'))]), options);
const areas = [
  'SAL_CODE_2021,SAL_NAME_2021,STATE_CODE_2021,AUS_CODE_2021',
  // A list of mesh blocks names a suburb many times; 22170 was another suburb's code in 2016.
  'SAL22170,Richmond (Vic.),2,AUS',
  'SAL22170,Richmond (Vic.),2,AUS',
  'SAL13380,Richmond (NSW),1,AUS',
  'SAL20081,Ascot (Ballarat - Vic.),2,AUS',
  'SAL20082,Ascot (Greater Bendigo - Vic.),2,AUS',
  'SAL90004,Norfolk Island,9,AUS',
  'SAL29494,Migratory - Offshore - Shipping (Vic.),2,AUS',
  'SAL21111,Nowhere Flat,2,AUS',
];
const persons = ['SAL_CODE_2021,Tot_P_M,Tot_P_F,Tot_P_P', 'SAL22170,13911,14676,28587', 'SAL13380,2720,2761,5482'];
const medians = [
  'SAL_CODE_2021,Median_age_persons,Median_mortgage_repay_monthly,Median_tot_prsnl_inc_weekly,Median_rent_weekly,Median_tot_fam_inc_weekly,Average_num_psns_per_bedroom,Median_tot_hhd_inc_weekly,Average_household_size',
  'SAL22170,34,2500,1300,430,3000,0.8,2200,1.9',
  'SAL20081,59,867,887,0,1687,0.6,1625,2.4',
];
const stored = async (code: string) =>
  (await sql`select * from census_area where code = ${code}`.execute(database)).rows[0] as Record<string, unknown>;

test('[DATA-27] the list of areas finds each suburb by name, state and council area, never by its code of 2016', async () => {
  const report = await load(areas);
  expect(report).toMatchObject({ kind: 'areas', read: 8, created: 7, updated: 0, dropped: [], suburbs: 5 });
  expect(report.unmatched).toEqual([
    { at: 8, name: 'Migratory - Offshore - Shipping (Vic.)', reason: 'It is not a place.' },
    { at: 9, name: 'Nowhere Flat', reason: 'No suburb of its state has this name.' },
  ]);
  const { rows } =
    await sql`select code, locality_id as id from census_area where locality_id is not null order by 1`.execute(
      database,
    );
  expect(rows).toEqual([
    { code: 'SAL13380', id: 2 },
    { code: 'SAL20081', id: 3 },
    { code: 'SAL20082', id: 4 },
    { code: 'SAL22170', id: 1 },
    { code: 'SAL90004', id: 5 },
  ]);
  expect(await load(areas)).toMatchObject({ created: 0, updated: 0, unchanged: 7, suburbs: 5 });
});

test('[DATA-27] namesakes without a council area are matched by position, or reported', async () => {
  expect(await load(['sal_2021,name,lat,lng', '20081,Ascot,-37.41,143.81', '20082,Ascot,-36.71,144.33'])).toMatchObject(
    {
      suburbs: 2,
      unmatched: [],
    },
  );
  expect(await stored('SAL20082')).toMatchObject({ locality_id: 4 });
  // A list with fewer columns clears nothing.
  expect(await load(['sal_2021,name', '20081,Ascot', '20082,Ascot'])).toMatchObject({
    suburbs: 2,
    unchanged: 2,
    unmatched: [
      { at: 2, reason: expect.stringMatching(/^Ambiguous: its state has 2 suburbs/) },
      { at: 3, reason: expect.stringMatching(/council area or position is missing\.$/) },
    ],
  });
});

test('[DATA-27] figures wait for their suburbs, tables leave each other’s columns alone, and a second time changes nothing', async () => {
  expect(await load(persons)).toMatchObject({ kind: 'figures', read: 2, created: 2, suburbs: 0 });
  expect(await load(medians)).toMatchObject({ created: 1, updated: 1 });
  expect(await load(areas)).toMatchObject({ suburbs: 5, suburbsWithFigures: 2 });
  expect(await stored('SAL22170')).toMatchObject({
    locality_id: 1,
    people: 28587,
    median_age: 34,
    household_income: 2200,
    rent: 430,
    mortgage: 2500,
    household_size: expect.anything(),
    dwellings: null,
  });
  // 0 is how the Bureau writes a median of nothing.
  expect(await stored('SAL20081')).toMatchObject({ rent: null, mortgage: 867, people: null });
  expect(await load(medians)).toMatchObject({ created: 0, updated: 0, unchanged: 2 });
  expect(
    await load(['STE_CODE_2021,Total_Total,O_OR_Total,O_MTG_Total,R_Tot_Total', '2,100,30,40,30', 'STE3,..,1,2,3']),
  ).toMatchObject({ created: 2 });
  expect(await load(['AUS_CODE_2021,Tot_P_P', 'AUS,25422788'])).toMatchObject({ created: 1 });
  expect(await stored('STE2')).toMatchObject({ dwellings: 100, owned_outright: 30, mortgaged: 40, rented: 30 });
});

test('[DATA-27] a dry run reports the same and changes nothing', async () => {
  expect(await load(areas, { dryRun: true })).toMatchObject({ created: 7, suburbs: 5 });
  expect((await sql`select from census_area`.execute(database)).rows).toHaveLength(0);
});

test('[DATA-27] a row that cannot be read is reported with its column and costs no other', async () => {
  const report = await load([
    ...medians,
    'SAL13380,37,2167,900,x400,2000,0.8,1700,2.4',
    'POA3000,37,2167,900,400,2000,0.8,1700,2.4',
    'SAL22170,34,2500,1300,430,3000,0.8,2200,1.9',
    'SAL20082,37',
    'SAL20083,-3,2167,900,400,2000,0.8,1700,2.4',
  ]);
  expect(report).toMatchObject({ read: 7, created: 2 });
  expect(report.dropped.map(({ at, reason }) => `${at} ${reason}`)).toEqual([
    '4 Median_rent_weekly is "x400", which is not a whole number.',
    '5 "POA3000" is not a code of an area of 2021 (SAL_CODE_2021).',
    '6 It repeats line 2.',
    '7 It has 2 cells where the first line has 9.',
    '8 Median_age_persons is "-3", which is not a whole number.',
  ]);
});

test('[DATA-27] a file that is not a table of the Census is rejected, with what it lacks', async () => {
  await expect(load(['postcode,people', '3121,5'])).rejects.toThrow(/^The first line names no column SAL_CODE_2021/);
  await expect(load(['SAL_CODE_2021,Median_age_persons,Median_rent_weekly', 'SAL20001,3,4'])).rejects.toThrow(
    'It is table G02, but lacks Median_tot_hhd_inc_weekly, Median_mortgage_repay_monthly, Average_household_size.',
  );
  await expect(load(['SAL_CODE_2021,Total_persons', 'SAL20001,3'])).rejects.toThrow(/short headers/);
  await expect(load(['SAL_CODE_2021,Tot_P_P'])).rejects.toThrow('The file has no rows.');
  await expect(load(['SAL_CODE_2021,Tot_P_P', 'SAL1,3'])).rejects.toThrow(
    'No row is an area. Line 2: "SAL1" is not a code',
  );
});

test('[DATA-27] a suburb that is removed leaves its figures to another one', async () => {
  await load(areas);
  await load(persons);
  await sql`delete from locality where id = 1`.execute(database);
  expect(await stored('SAL22170')).toMatchObject({ locality_id: null, people: 28587 });
});
