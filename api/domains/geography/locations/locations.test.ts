import { sql } from 'kysely';
import { locationLabel, metresBetween } from '@verandah/market';
import { databaseWithPlaces } from '../../../test-kit/built-in-places.ts';
import type { Database } from '../../../platform/database/public.ts';
import { findLocality, provisionalLocality } from './find-locality.ts';
import { loadGazetteer } from '../imports/gazetteer.ts';
import { localitiesBySlug, localityBySlug, surroundingLocalities } from './locality-store.ts';
import { namedSuburbs } from './named-suburbs.ts';
import { findPlaceViews } from './place-view.ts';
import { suggestPlaces } from './suggest.ts';
import { reach } from './surroundings.ts';

let database: Database;
beforeAll(async () => {
  database = await databaseWithPlaces();
});
afterAll(() => database.destroy());

test('[LOC-02] a place reads name, state and postcode; one without a postcode has none in label and slug', async () => {
  const melbourne = await localityBySlug(database, 'melbourne-vic-3000');
  expect(melbourne).toMatchObject({
    name: 'Melbourne',
    stateCode: 'VIC',
    postcode: '3000',
    timeZone: 'Australia/Melbourne',
    setting: 'metropolitan',
  });
  expect(locationLabel(melbourne)).toBe('Melbourne, VIC 3000');
  const made = await provisionalLocality(database, { name: 'Wombat Flat', state: 'VIC' });
  expect([made?.slug, locationLabel(made)]).toEqual(['wombat-flat-vic', 'Wombat Flat, VIC']);
});

test('the built-in places are real, each once, and loading them again changes nothing', async () => {
  const all = () =>
    sql<{ id: number; slug: string; name: string; state_code: string; latitude: number; longitude: number }>`
    select id, slug, name, state_code, latitude, longitude from locality order by id`.execute(database);
  const before = (await all()).rows;
  expect(await loadGazetteer(database)).toBe(before.length);
  expect((await all()).rows).toEqual(before);
  const named = Map.groupBy(before, ({ name, state_code }) => `${state_code} ${name.toLowerCase()}`);
  const doubles = [...named.values()].flatMap((places) =>
    places.filter((place) => places.some((other) => other.id < place.id && metresBetween(other, place) < 5000)),
  );
  // Two bays of one coast.
  expect(doubles.map(({ slug }) => slug)).toEqual(['green-point-nsw-2251-2']);
  expect(
    await localitiesBySlug(database, [
      'richmond-vic-3121',
      'nowhere',
      'bondi-nsw-2026',
      'canberra-act-2601',
      'darwin-city-nt-0800',
    ]),
  ).toMatchObject([{ name: 'Richmond' }, { name: 'Bondi' }, { name: 'Canberra' }, { timeZone: 'Australia/Darwin' }]);
});

test('[SRCH-24] a place without a written setting takes it from the cities and towns near it', async () => {
  const { rows } = await sql<{ name: string; setting: string }>`
    select name, setting from locality where state_code = 'QLD' and name in ('Aitkenvale', 'Mermaid Beach', 'Winton')
      order by name`.execute(database);
  expect(rows).toEqual([
    { name: 'Aitkenvale', setting: 'metropolitan' },
    { name: 'Mermaid Beach', setting: 'metropolitan' },
    { name: 'Winton', setting: 'rural' },
  ]);
});

test("[LOC-02] a place has its own time zone where it differs from its state's", async () => {
  expect(await localityBySlug(database, 'broken-hill-nsw-2880')).toMatchObject({ timeZone: 'Australia/Adelaide' });
  expect(await localityBySlug(database, 'parkes-nsw-2870')).toMatchObject({
    timeZone: 'Australia/Sydney',
    setting: 'rural',
  });
});

test('[SRCH-24] surrounding suburbs reach as far as the setting says, nearest first', async () => {
  for (const [slug, setting] of [
    ['richmond-vic-3121', 'metropolitan'],
    ['bowral-nsw-2576', 'semi-rural'],
    ['bright-vic-3741', 'rural'],
  ] as const) {
    const centre = await localityBySlug(database, slug);
    expect(centre?.setting).toBe(setting);
    const near = await surroundingLocalities(database, centre?.id ?? 0);
    const distances = near.map((place) => metresBetween(centre ?? place, place));
    expect(near.length).toBeGreaterThan(0);
    expect(Math.max(...distances)).toBeLessThanOrEqual(reach[setting] + 1);
    expect(distances.map(Math.round)).toEqual(distances.map(Math.round).toSorted((a, b) => a - b));
  }
  const richmond = await localityBySlug(database, 'richmond-vic-3121');
  expect((await surroundingLocalities(database, richmond?.id ?? 0)).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Cremorne', 'Burnley', 'Hawthorn', 'Fitzroy']),
  );
});

const labels = async (...args: Parameters<typeof suggestPlaces> extends [Database, ...infer Rest] ? Rest : never) =>
  (await suggestPlaces(database, ...args)).map(({ label }) => label);

test('[SRCH-19] a prefix finds places, the most populous first', async () => {
  expect((await labels('rich'))[0]).toBe('Richmond, VIC 3121');
  expect(await labels('melb', ['suburb'], 1)).toEqual(['Melbourne CBD, VIC 3000']);
  expect(await labels('Richmond NSW', ['suburb'], 1)).toEqual(['Richmond, NSW 2753']);
  expect(await labels('richmond 3121', ['suburb'])).toEqual(['Richmond, VIC 3121']);
  expect((await suggestPlaces(database, 'nsw', ['state']))[0]).toMatchObject({
    target: 'NSW',
    label: 'New South Wales',
    slug: 'sydney-nsw-2000',
  });
  expect(await labels("o'con", ['suburb'])).toContain("O'Connor, ACT 2602");
});

test('[URL-03] the default location is Melbourne CBD wherever places are named, and a capital’s centre is found as its CBD', async () => {
  const [place] = await findPlaceViews(database, ['melbourne-vic-3000'], false);
  expect(place).toMatchObject({ name: 'Melbourne CBD', label: 'Melbourne CBD, VIC 3000', slug: 'melbourne-vic-3000' });
  const melbourne = await localityBySlug(database, 'melbourne-vic-3000');
  // Addresses have the postal name.
  expect(melbourne?.name).toBe('Melbourne');
  expect(await findLocality(database, { name: 'Melbourne', state: 'VIC', postcode: '3000' })).toMatchObject({
    slug: 'melbourne-vic-3000',
  });
  for (const name of ['Melbourne CBD', 'MELBOURNE CBD', 'Sydney CBD'])
    expect([name, (await findLocality(database, { name, state: name.startsWith('S') ? 'NSW' : 'VIC' }))?.slug]).toEqual(
      [name, name.startsWith('S') ? 'sydney-nsw-2000' : 'melbourne-vic-3000'],
    );
  expect(await namedSuburbs(database, 'Melbourne CBD VIC 3000', 3)).toEqual(['melbourne-vic-3000']);
  for (const [term, label] of [
    ['melbourne', 'Melbourne CBD, VIC 3000'],
    ['melbourne cbd', 'Melbourne CBD, VIC 3000'],
    ['Melbourne CBD VIC 3000', 'Melbourne CBD, VIC 3000'],
    ['sydney cbd', 'Sydney, NSW 2000'],
    ['perth cbd', 'Perth, WA 6000'],
    ['brisbane cbd', 'Brisbane City, QLD 4000'],
  ])
    expect([term, (await labels(term ?? '', ['suburb']))[0]]).toEqual([term, label]);
});

test('[SRCH-19] digits find postcodes and their suburbs', async () => {
  expect(await labels('3121')).toEqual(['VIC 3121', 'Richmond, VIC 3121', 'Cremorne, VIC 3121', 'Burnley, VIC 3121']);
  expect((await suggestPlaces(database, '312', ['postcode'])).every(({ target }) => target.startsWith('312'))).toBe(
    true,
  );
});

test('[SRCH-19] a misspelt name is still found', async () => {
  expect((await labels('melborne'))[0]).toBe('Melbourne CBD, VIC 3000');
  expect((await labels('richmnod'))[0]).toBe('Richmond, VIC 3121');
  expect(await labels('paramatta', ['suburb'], 2)).toEqual(['Paramatta, SA 5558', 'Parramatta, NSW 2150']);
  expect(await labels('paddington', ['suburb'])).toEqual(['Paddington, NSW 2021', 'Paddington, QLD 4064']);
  expect(await labels('Brunswik', ['suburb'])).toContain('Brunswick, VIC 3056');
  expect(await labels('xqzjw')).toEqual([]);
  expect(await labels("%_'; --")).toEqual([]);
});

test("a feed's suburb is found in any spelling, an unknown one becomes provisional", async () => {
  expect(await findLocality(database, { name: 'RICHMOND', state: 'vic', postcode: '3121' })).toMatchObject({
    slug: 'richmond-vic-3121',
  });
  expect(await findLocality(database, { name: 'oconnor', state: 'ACT' })).toMatchObject({ slug: 'oconnor-act-2602' });
  expect(await findLocality(database, { name: 'Richmond', state: 'VIC', postcode: '3999' })).toBeUndefined();
  expect(await findLocality(database, { name: 'Richmond', state: 'Bavaria' })).toBeUndefined();
  const made = await provisionalLocality(database, { name: 'GUM TREE FLAT', state: 'VIC', postcode: '3121' });
  expect(made).toMatchObject({
    slug: 'gum-tree-flat-vic-3121',
    name: 'Gum Tree Flat',
    provisional: true,
    setting: 'metropolitan',
  });
  expect(await provisionalLocality(database, { name: 'Gum Tree Flat', state: 'VIC', postcode: '3121' })).toEqual(made);
  expect(await findLocality(database, { name: 'Gum Tree Flat', state: 'VIC', postcode: '3121' })).toEqual(made);
  expect((await surroundingLocalities(database, made?.id ?? 0)).map(({ name }) => name)).toContain('Richmond');
  expect(await provisionalLocality(database, { name: 'X', state: 'Bavaria' })).toBeUndefined();
});
