import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import { databaseWithPlaces } from '../../../../test-kit/built-in-places.ts';
import { localityBySlug, suggestPlaces, writeBoundaries, type SuggestionKind } from '../../locations/public.ts';
import { openStations } from '../../map/public.ts';
import { placeMissingStations, placeStations } from './station-suggestions.ts';

let database: Database;
beforeAll(async () => {
  database = await databaseWithPlaces();
  await drawAround('melbourne-vic-3000');
  await placeStations(database);
});
afterAll(() => database.destroy());

/** Makes a square around Flinders Street Station the boundary of a suburb. */
async function drawAround(slug: string): Promise<void> {
  const corners = [
    [144.96, -37.83],
    [144.98, -37.83],
    [144.98, -37.81],
    [144.96, -37.81],
    [144.96, -37.83],
  ];
  const localityId = (await localityBySlug(database, slug))?.id ?? 0;
  await sql`delete from locality_boundary`.execute(database);
  await writeBoundaries(database, [
    {
      localityId,
      approximate: false,
      extent: [144.96, -37.83, 144.98, -37.81],
      outline: { type: 'Polygon', coordinates: [corners] },
    },
  ]);
}

const pointKinds: readonly SuggestionKind[] = ['suburb', 'station', 'street', 'school'];
const find = (term: string, kinds = pointKinds, stateCode?: string) =>
  suggestPlaces(database, term, kinds, 20, stateCode);
const first = async (term: string) => {
  const [found] = await find(term);
  return found && `${found.label}, ${found.detail}`;
};

test('[SRCH-65] a railway station is found by its name, however people write it, with its suburb and state', async () => {
  const flinders = 'Flinders Street Station, Melbourne CBD, VIC 3000';
  for (const term of [
    'flinders street station',
    'Flinders St Station',
    'FLINDERS ST RAILWAY STATION',
    'flinders street train station',
    'flinders street stn',
    'flinders street station melbourne',
    'flinders street station vic',
    'flinders street station vic 3000',
    'flinders street station, victoria',
    'flindrs street station',
    'flinders street stat',
  ])
    expect([term, await first(term)]).toEqual([term, flinders]);
  for (const [term, station, state] of [
    ['brunswick station', 'Brunswick Station', 'VIC'],
    ['st albans station', 'St Albans Station', 'VIC'],
    ['saint albans train station', 'St Albans Station', 'VIC'],
    ['auchenflower station', 'Auchenflower Station', 'QLD'],
    ['roma st station', 'Roma Street Station', 'QLD'],
    ['mt waverley station', 'Mount Waverley Station', 'VIC'],
    ['richmond train station', 'Richmond Station', 'VIC'],
    ['jolimont station', 'Jolimont-MCG Station', 'VIC'],
    // Its trains are Victoria's.
    ['albury station', 'Albury Station', 'NSW'],
  ] as const) {
    const [found] = await find(term);
    expect([term, found?.label, found?.stateCode]).toEqual([term, station, state]);
    expect(found?.detail).toMatch(new RegExp(`^[\\w ]+, ${state} \\d{4}$`));
  }
});

test('[SRCH-90] “near” before a station, a suburb or an address is passed over', async () => {
  for (const term of ['near flinders street station', 'Near the Flinders St Station', 'close to flinders st station'])
    expect([term, await first(term)]).toEqual([term, 'Flinders Street Station, Melbourne CBD, VIC 3000']);
  expect((await find('near brunswick'))[0]).toMatchObject({ kind: 'suburb', label: 'Brunswick, VIC 3056' });
  expect(await first('near')).toBe(await first('near '));
});

test('[SRCH-65] a suburb comes before its station, and a street called after one is found as before', async () => {
  const brunswick = await find('brunswick');
  expect(brunswick[0]).toMatchObject({ kind: 'suburb', label: 'Brunswick, VIC 3056' });
  expect(brunswick.map(({ label }) => label)).toContain('Brunswick Station');
  expect((await find('station street')).every(({ kind }) => kind !== 'station')).toBe(true);
  expect((await find('old station road')).every(({ kind }) => kind !== 'station')).toBe(true);
  // Only where stations were requested.
  expect((await find('flinders street station', ['suburb', 'street'])).every(({ kind }) => kind !== 'station')).toBe(
    true,
  );
});

test('[SRCH-65] a station’s point is its own, and of two with one name that of the searched state comes first', async () => {
  const [richmond] = await find('richmond station');
  expect([richmond?.latitude?.toFixed(2), richmond?.longitude?.toFixed(2)]).toEqual(['-37.82', '144.99']);
  expect(richmond?.bounds?.south).toBeLessThan(-37.83);
  const states = async (stateCode: string) =>
    (await find('windsor station', ['station'], stateCode)).slice(0, 2).map((each) => each.stateCode);
  expect(await states('QLD')).toEqual(['QLD', 'VIC']);
  expect(await states('VIC')).toEqual(['VIC', 'QLD']);
});

test('[SRCH-65] every station has a suburb, and its name once: none is called “Station Station”', async () => {
  const { rows } = await sql<{
    label: string;
    detail: string;
  }>`select label, detail from suggestion where kind = 'station'`.execute(database);
  expect(rows).toHaveLength((await openStations()).length);
  expect(rows.filter(({ label }) => /station station|\(|\)/i.test(label))).toEqual([]);
  expect(rows.filter(({ detail }) => !/, (?:VIC|QLD|NSW) \d{4}$/.test(detail))).toEqual([]);
});

test('[SRCH-65] data of an older version get stations once, and a boundary moves a station to its suburb', async () => {
  expect(await placeMissingStations(database)).toBe(0);
  await sql`delete from suggestion where kind = 'station' and target = 'flinders-street-station-vic'`.execute(database);
  expect(await placeMissingStations(database)).toBeGreaterThan(0);
  expect(await placeMissingStations(database)).toBe(0);

  await drawAround('carlton-vic-3053');
  await placeStations(database);
  expect(await first('flinders street station')).toBe('Flinders Street Station, Carlton, VIC 3053');
});
