import { Readable } from 'node:stream';
import { sql } from 'kysely';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import {
  findLocality,
  localityByFormerSlug,
  localityBySlug,
  provisionalLocality,
  surroundingLocalities,
} from '../locations/public.ts';
import { importLocalities, type LocalityImportOptions } from './import-localities.ts';
import type { LocalityReport } from './report.ts';

let database: Database;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.destroy());

const header = 'name,state,postcode,lat,lng,type,greater_area,lga,ssc_2016,population_2016,timezone';
const load = (...lines: string[]): Promise<LocalityReport> =>
  importLocalities(database, Readable.from([Buffer.from(`${lines.join('\n')}\n`)]));
const table = (...rows: string[]): Promise<LocalityReport> => load(header, ...rows);
const run = (options: LocalityImportOptions, ...rows: string[]): Promise<LocalityReport> =>
  importLocalities(database, Readable.from([Buffer.from([header, ...rows, ''].join('\n'))]), options);
const richmond =
  'Richmond,VIC,3121,-37.82,145.00,Major Urban locality,Greater Melbourne,Yarra (City),22170,27705,Australia/Melbourne';
const cremorne =
  'Cremorne,VIC,3121,-37.83,144.99,Major Urban locality,Greater Melbourne,Yarra (City),20674,1974,Australia/Melbourne';
const idOf = async (slug: string): Promise<number | undefined> => (await localityBySlug(database, slug))?.id;

async function add(
  slug: string,
  name: string,
  state: string,
  postcode: string | null,
  latitude: number,
  longitude: number,
): Promise<number> {
  const { rows } = await sql<{
    id: number;
  }>`insert into locality (slug, name, state_code, postcode, latitude, longitude, setting, time_zone)
    values (${slug}, ${name}, ${state}, ${postcode}, ${latitude}, ${longitude}, 'rural', 'Australia/Melbourne')
      returning id`.execute(database);
  return rows[0]?.id ?? 0;
}

test('[DATA-03] localities are added with their setting, region, hours and neighbours; doing it again changes nothing', async () => {
  const hill =
    'Broken Hill,NSW,2880,-31.957,141.465,Urban locality,Rest of NSW,Broken Hill (City),10584,17708,Australia/Broken_Hill';
  const plain = 'Mundi,NSW,2880,-31.7,141.3,Rural locality,Rest of NSW,Unincorporated,12740,0,Australia/Broken_Hill';
  expect(await table(richmond, cremorne, hill, plain)).toMatchObject({
    read: 4,
    localities: 4,
    created: 4,
    updated: 0,
    dropped: [],
    retained: 0,
  });
  expect(await localityBySlug(database, 'richmond-vic-3121')).toMatchObject({
    name: 'Richmond',
    setting: 'metropolitan',
    population: 27_705,
    timeZone: 'Australia/Melbourne',
    provisional: false,
  });
  expect(await localityBySlug(database, 'broken-hill-nsw-2880')).toMatchObject({
    setting: 'semi-rural',
    timeZone: 'Australia/Broken_Hill',
  });
  expect((await localityBySlug(database, 'mundi-nsw-2880'))?.setting).toBe('rural');
  expect(
    (await surroundingLocalities(database, (await idOf('richmond-vic-3121')) ?? 0)).map(({ name }) => name),
  ).toEqual(['Cremorne']);
  const { rows } =
    await sql`select r.slug, r.name, count(*)::int as places from region r join locality l on l.region_id = r.id
      group by r.id order by r.slug`.execute(database);
  expect(rows).toEqual([
    { slug: 'broken-hill-nsw', name: 'Broken Hill', places: 1 },
    { slug: 'far-west-nsw', name: 'Far West', places: 1 },
    { slug: 'yarra-vic', name: 'Yarra', places: 2 },
  ]);
  expect(
    (await sql`select label from suggestion where kind = 'suburb' and name = 'cremorne'`.execute(database)).rows,
  ).toEqual([{ label: 'Cremorne, VIC 3121' }]);
  expect(await table(richmond, cremorne, hill, plain)).toMatchObject({
    created: 0,
    updated: 0,
    unchanged: 4,
    renamed: 0,
  });
});

test('[DATA-03] an existing place keeps its id: by code, else by state, folded name and nearest within 10 km', async () => {
  const byName = await add('st-kilda-vic', 'St. Kilda', 'VIC', null, -37.86, 144.98);
  const far = await add('ascot-vic-3551', 'Ascot', 'VIC', '3551', -36.7, 144.33);
  const lacking = await add('xanadu-vic', 'Xanadu', 'VIC', null, -37.8, 145.05);
  const guessed = await provisionalLocality(database, { name: 'Gum Flat', state: 'VIC', postcode: '3364' });
  const kilda =
    'Saint Kilda,VIC,3182,-37.865,144.981,Major Urban locality,Greater Melbourne,Port Phillip (City),22315,20230,Australia/Melbourne';
  const first = await table(
    kilda,
    'Ascot,VIC,3364,-37.39,143.79,Rural locality,Rest of VIC,Ballarat (City),20071,100,Australia/Melbourne',
    'Gum Flat,VIC,3364,-37.2,143.5,Rural locality,Rest of VIC,Ballarat (City),21111,10,Australia/Melbourne',
  );
  expect(first).toMatchObject({ localities: 3, created: 1, updated: 2, confirmed: 1, retained: 2 });
  expect(await idOf('saint-kilda-vic-3182')).toBe(byName);
  expect(await localityBySlug(database, 'ascot-vic-3551')).toMatchObject({ id: far, latitude: -36.7 });
  expect(await idOf('ascot-vic-3364')).not.toBe(far);
  expect(await localityBySlug(database, 'gum-flat-vic-3364')).toMatchObject({
    id: guessed?.id,
    provisional: false,
    latitude: -37.2,
  });
  expect(await idOf('xanadu-vic')).toBe(lacking);
  // A new name under the same code is the same place; under another's code it is not.
  const second = await table(kilda.replace('Saint Kilda', 'Kilda Bay'), richmond.replace('22170', '20071'));
  expect(second).toMatchObject({ created: 1, updated: 1, renamed: 1 });
  expect(await idOf('kilda-bay-vic-3182')).toBe(byName);
  expect((await localityBySlug(database, 'ascot-vic-3364'))?.name).toBe('Ascot');
  const { rows } = await sql`select abs_code from locality where slug in ('ascot-vic-3364', 'richmond-vic-3121')
      order by slug`.execute(database);
  expect(rows).toEqual([{ abs_code: null }, { abs_code: '20071' }]);
});

test('[SEO-03] a slug that changed leads to its place, through every change, and is not reused', async () => {
  const id = await add('kilda-vic', 'Kilda', 'VIC', null, -37.86, 144.98);
  const row = (name: string): string =>
    `${name},VIC,3182,-37.86,144.98,Major Urban locality,Greater Melbourne,Port Phillip (City),22315,100,Australia/Melbourne`;
  await table(row('Kilda'));
  await table(row('Kilda Bay'));
  for (const former of ['kilda-vic', 'kilda-vic-3182', 'KILDA-VIC-3182'])
    expect(await localityByFormerSlug(database, former)).toMatchObject({ id, slug: 'kilda-bay-vic-3182' });
  expect(await findLocality(database, { name: 'Kilda', state: 'VIC', postcode: '3182' })).toMatchObject({ id });
  await table(
    row('Kilda Bay'),
    'Kilda,VIC,3182,-37.5,144.5,Rural locality,Rest of VIC,Moorabool (Shire),29999,5,Australia/Melbourne',
  );
  expect(await localityBySlug(database, 'kilda-vic-3182-2')).toMatchObject({ latitude: -37.5 });
  expect(await localityByFormerSlug(database, 'kilda-vic-3182')).toMatchObject({ id });
  // Its own former slug may come back.
  await table(row('Kilda'));
  expect(await idOf('kilda-vic-3182')).toBe(id);
  expect(await localityByFormerSlug(database, 'kilda-vic-3182')).toBeUndefined();
  expect(await localityByFormerSlug(database, 'kilda-bay-vic-3182')).toMatchObject({ id });
});

test('[DATA-03] a name is never a key: namesakes in other states and in the same one are places of their own', async () => {
  const first =
    'Green Point,NSW,2251,-33.46,151.36,Major Urban locality,Greater Sydney,Central Coast (City),11753,6900,Australia/Sydney';
  const second =
    'Green Point,NSW,2251,-32.28,152.52,Urban locality,Rest of NSW,Mid-Coast (Area),11754,500,Australia/Sydney';
  await table(
    richmond,
    'Richmond,TAS,7025,-42.73,147.43,Urban locality,Rest of TAS,Clarence (City),60566,880,Australia/Hobart',
    first,
    second,
  );
  expect(
    [await idOf('richmond-tas-7025'), await idOf('green-point-nsw-2251'), await idOf('green-point-nsw-2251-2')].every(
      (id) => id !== undefined,
    ),
  ).toBe(true);
  // In the other order, too, the two have the same slugs.
  expect(await table(second, first)).toMatchObject({ unchanged: 2 });
});

test('[DATA-03] rows that are not localities are reported with line and reason and never stop the others', async () => {
  const report = await table(
    ',VIC,3000,-37.8,145,,,,1,,',
    'Atlantis,QQ,3000,-37.8,145,,,,2,,',
    'Highton,VIC,32x6,-38.17,144.31,,,,3,,',
    'Nowhere,VIC,3000,north,145,,,,4,,',
    'Paris,VIC,3000,48.8,2.3,,,,5,,',
    '"Half a "quote" here,VIC,3000',
    richmond,
    richmond,
    'Short,VIC',
    'Alawa,NT,810,-12.38,130.87,,,,70001,2000,',
    'Home Island,OT,6799,-12.07,96.84,Urban locality,Other Territories,Unincorporated,90002,450,Indian/Cocos',
    `Odd\uFFFD,VIC,3000,-37.8,145,,,,7,,`,
    '',
    '   ',
  );
  expect(report).toMatchObject({ read: 12, localities: 3, created: 3 });
  expect(report.dropped.map(({ at, reason }) => `${at} ${reason}`)).toEqual([
    '2 It has no name.',
    '3 "QQ" is not a state or territory.',
    '4 "32x6" is not a postcode.',
    '5 Its latitude or longitude is not a number.',
    '6 48.8, 2.3 is outside Australia.',
    expect.stringMatching(/^7 /),
    '9 It repeats line 8.',
    '10 It has 2 cells where the first line has 11.',
    '13 It is not written in UTF-8.',
  ]);
  expect(await localityBySlug(database, 'alawa-nt-0810')).toMatchObject({ timeZone: 'Australia/Darwin' });
  expect(await localityBySlug(database, 'home-island-wa-6799')).toMatchObject({
    stateCode: 'WA',
    timeZone: 'Indian/Cocos',
  });
});

test('[DATA-03] headers are recognised in their usual spellings, separators too; a missing column is named', async () => {
  expect(
    await load(
      '\uFEFFSAL_CODE21;SAL_NAME21;STE_NAME21;Latitude;Longitude\r',
      '20001;Abbotsford (Vic.);Victoria;-37.80;145.00\r',
      '20002;"Two',
      'lines";Victoria;-37.9;145.1',
    ),
  ).toMatchObject({ localities: 2, dropped: [] });
  expect(await localityBySlug(database, 'abbotsford-vic')).toMatchObject({ postcode: null, setting: 'metropolitan' });
  await expect(load('name,postcode,lat', 'Richmond,3121,-37')).rejects.toThrow(
    /^The first line names no column state or .*, and none long or lng.*It names: name,postcode,lat$/,
  );
  await expect(load('')).rejects.toThrow('The file is empty.');
  await expect(load(header)).rejects.toThrow('The file has no rows.');
  await expect(table(',,,,,,,,,,')).rejects.toThrow('No row is a place. Line 2: It has no name.');
});

test('[DATA-03] listings keep their place, and follow it into another time zone', async () => {
  const id = await add('border-nsw', 'Border', 'NSW', null, -28.2, 153.5);
  await sql`insert into office (id, slug, name) values (1, 'o-1', 'O')`.execute(database);
  await sql`insert into listing (id, uri, status_type, status, listing_class, property_type, office_id, locality_id,
    auction_at)
    values (1, 'u', 'buy', 'available', 'sale', 0, 1, ${id}, '2099-01-01T13:30:00Z')`.execute(database);
  await sql`insert into inspection (listing_id, starts_at, ends_at, local_date)
    values (1, '2099-01-01T13:30:00Z', '2099-01-01T14:00:00Z', '2099-01-02')`.execute(database);
  await table('Border,NSW,2485,-28.2,153.5,Urban locality,Rest of NSW,Tweed (Area),1,100,Australia/Brisbane');
  expect((await sql`select locality_id from listing`.execute(database)).rows).toEqual([{ locality_id: id }]);
  expect((await sql`select local_date from inspection`.execute(database)).rows).toEqual([{ local_date: '2099-01-01' }]);
  expect((await sql`select auction_day from listing_search where mode = 1`.execute(database)).rows).toEqual([
    { auction_day: Date.UTC(2099, 0, 1) / 86_400_000 },
  ]);
});

test("[DATA-03] a region never takes a suburb's slug, nor a suburb a region's", async () => {
  await add('ballina-nsw', 'Ballina', 'NSW', null, -28.86, 153.56);
  await table(
    'Ballina,NSW,2478,-28.86,153.56,Urban locality,Rest of NSW,Ballina (Area),10158,16000,Australia/Sydney',
    richmond,
  );
  expect((await sql<{ slug: string }>`select slug from region where name = 'Ballina'`.execute(database)).rows).toEqual([
    { slug: 'ballina-region-nsw' },
  ]);
  expect(await provisionalLocality(database, { name: 'Yarra', state: 'VIC' })).toMatchObject({ slug: 'yarra-vic-2' });
});

test('[DATA-20] a list in capitals, without codes and with a row for each postcode, finds the places and makes no twins', async () => {
  const hill =
    'Broken Hill,NSW,2880,-31.957,141.465,Urban locality,Rest of NSW,Broken Hill (City),10584,17708,Australia/Broken_Hill';
  await table(richmond, cremorne, hill);
  const report = await load(
    'postcode,locality,state,long,lat,type',
    '3121,RICHMOND,VIC,145.01,-37.81,Delivery Area',
    '3120,RICHMOND,VIC,145.02,-37.81,Delivery Area',
    // 60 km away: another list pins a large locality elsewhere.
    '2880,BROKEN HILL,NSW,142.1,-31.9,Delivery Area',
    '3122,MCKINNON HILL,VIC,145.3,-37.4,Delivery Area',
  );
  expect(report).toMatchObject({ read: 4, localities: 3, created: 1, retained: 1 });
  expect(report.dropped).toEqual([
    { at: 3, name: 'Richmond', reason: 'It is a further postcode of the place of line 2.' },
  ]);
  const { rows } = await sql<{ name: string }>`select name from locality order by name`.execute(database);
  expect(rows.map(({ name }) => name)).toEqual(['Broken Hill', 'Cremorne', 'McKinnon Hill', 'Richmond']);
});

test('[DATA-20] post office boxes, large receivers and mail centres are not localities', async () => {
  const report = await load(
    'postcode,locality,state,long,lat,type',
    '3121,RICHMOND,VIC,145.01,-37.81,Delivery Area',
    '3121,BURNLEY PO,VIC,145.01,-37.81,Post Office Boxes',
    '3220,GEELONG MC,VIC,144.36,-38.15,',
    '8012,ST KILDA ROAD,VIC,144.97,-37.84,',
    '1001,SYDNEY,NSW,151.2,-33.87,LVR',
  );
  expect([report.created, report.dropped.map(({ at }) => at)]).toEqual([1, [3, 4, 5, 6]]);
  expect(report.dropped[0]?.reason).toMatch(/not a place/);
});

test('[DATA-20] a dry run reports what would change and changes nothing', async () => {
  await table(richmond, cremorne);
  const before = (await sql`select * from locality order by id`.execute(database)).rows;
  const moved = richmond.replace('Richmond,VIC,3121', 'Richmond,VIC,3122');
  const report = await run({ dryRun: true, retireMissing: true }, moved, 'Burnley,VIC,3121,-37.83,145.01,,,,1,,');
  expect(report).toMatchObject({
    created: 1,
    renamed: 1,
    retired: 1,
    changes: {
      created: ['burnley-vic-3121'],
      renamed: [{ from: 'richmond-vic-3121', to: 'richmond-vic-3122' }],
      retired: ['cremorne-vic-3121'],
    },
  });
  expect((await sql`select * from locality order by id`.execute(database)).rows).toEqual(before);
});

test('[DATA-20] places that the file lacks are retired if nothing refers to them', async () => {
  await table(richmond, cremorne, 'Burnley,VIC,3121,-37.83,145.01,,,,1,,');
  const used = await idOf('cremorne-vic-3121');
  await sql`insert into office (slug, name, locality_id) values ('o', 'Office', ${used})`.execute(database);
  expect(await table(richmond)).toMatchObject({ retired: 0, retained: 2 });
  expect(await run({ retireMissing: true }, richmond)).toMatchObject({ retired: 1, retained: 1 });
  expect([await idOf('burnley-vic-3121'), await idOf('cremorne-vic-3121')]).toEqual([undefined, used]);
});

test('[DATA-20] a list without council areas leaves the regions that places of the Bureau have', async () => {
  await table(richmond, cremorne);
  const regions = async () =>
    (
      await sql<{ slug: string; region: string }>`
        select l.slug, r.name as region from locality l join region r on r.id = l.region_id
          where l.abs_code is not null order by 1`.execute(database)
    ).rows;
  const before = await regions();
  expect(before.map(({ region }) => region)).toEqual(['Yarra', 'Yarra']);
  await load('postcode,locality,state,long,lat', '3121,RICHMOND,VIC,145.01,-37.81', '3999,FARTHING,VIC,145.3,-38.1');
  expect(await regions()).toEqual(before);
});

test('[DATA-26] a list that lacks most places of a state retires nothing, and places of other states stay', async () => {
  const names = Array.from(
    { length: 150 },
    (_, at) => `Place${'abcdefghij'[at % 10] ?? ''}${'abcdefghijklmno'[Math.floor(at / 10)] ?? ''}`,
  );
  const rows = names.map((name, at) => `${name},VIC,3${String(at).padStart(3, '0')},-37.${at + 100},145,,,,,,`);
  await table(...rows, 'Elsewhere,TAS,7000,-42,147,,,,,,');
  const count = async () =>
    (await sql<{ n: number }>`select count(*)::int as n from locality`.execute(database)).rows[0]?.n;
  await expect(run({ retireMissing: true }, rows[0] ?? '')).rejects.toThrow(
    'The file lacks 149 of the 150 places of VIC: it is not a complete list. Nothing was changed.',
  );
  await expect(run({ retireMissing: true, dryRun: true }, rows[0] ?? '')).rejects.toThrow('The file lacks 149');
  expect(await count()).toBe(151);
  expect(await run({ retireMissing: true }, ...rows.slice(10))).toMatchObject({ retired: 10, retained: 1 });
  expect(await count()).toBe(141);
});
