import fc from 'fast-check';
import { sql } from 'kysely';
import { databaseWithPlaces } from '../../../test-kit/built-in-places.ts';
import type { Database } from '../../../platform/database/public.ts';
import { fillTestListings } from '../../listings/test-market.ts';
import { refreshSearchRows } from '../../listings/search-row.ts';
import { localityBySlug } from './locality-store.ts';
import { suggestPlaces } from './suggest.ts';
import { suggestionKinds } from './suggest-kinds.ts';
import { fillMissingSuggestions } from './suggest-listings.ts';
import type { SuggestionKind } from './suggest-kinds.ts';
import { preferredState } from './preferred-state.ts';
import { suggestWithAddresses } from './suggest-address.ts';
import { refreshSuggestions } from './suggestions.ts';

let database: Database;
let richmond = 0;
let burnley = 0;
beforeAll(async () => {
  database = await databaseWithPlaces();
  richmond = (await localityBySlug(database, 'richmond-vic-3121'))?.id ?? 0;
  burnley = (await localityBySlug(database, 'burnley-vic-3121'))?.id ?? 0;
  await sql`insert into office (id, slug, name, locality_id)
    values (1, 'harbour-and-vale-1', 'Harbour & Vale', ${richmond}), (2, 'north-2', 'North', null)`.execute(database);
  await sql`insert into agent (id, username, name, office_id) values (1, 'ada', 'Ada Lovell', 1),
    (2, 'ben', 'Ben Marsh', 2)`.execute(database);
  await sql`insert into region (slug, name, state_code, latitude, longitude)
    values ('surf-coast-vic', 'Surf Coast', 'VIC', -38.3, 144.2) on conflict do nothing`.execute(database);
  await sql`insert into school (acara_id, name, slug, kind, sector, locality_id, state_code, postcode, latitude,
    longitude)
    values ('1', 'Richmond West Primary School', 'richmond-west-primary-school-vic-1', 'primary', 'Government',
      ${richmond}, 'VIC', '3121', -37.82, 144.99)`.execute(database);
  await sql`insert into school (acara_id, name, slug, kind, sector, locality_id, state_code, postcode, latitude,
    longitude)
    select 'n' || n, 'St Joseph’s Primary School', 'st-joseph-nsw-' || n, 'combined', 'Catholic', null, 'NSW', '2000',
      -33.8, 151.2 from generate_series(1, 60) n
    union all select 'v', 'St Joseph’s Primary School', 'st-joseph-vic', 'primary', 'Catholic', ${richmond}::int,
      'VIC', '3121', -37.83, 144.98`.execute(database);
  await refreshSuggestions(database);
});
afterAll(() => database.destroy());

const all = (term: string, kinds: readonly SuggestionKind[] = suggestionKinds, take = 8) =>
  suggestPlaces(database, term, kinds, take);
const labels = async (...args: Parameters<typeof all>) => (await all(...args)).map(({ label }) => label);
const write = (...rows: Parameters<typeof fillTestListings>[1]) => fillTestListings(database, rows);
afterEach(async () => {
  for (const table of ['listing_street', 'listing_search', 'listing_agent', 'listing'])
    await sql`delete from ${sql.table(table)}`.execute(database);
  for (const table of ['suggestion', 'suggestion_key'])
    await sql`delete from ${sql.table(table)} where kind = 'street'`.execute(database);
});

test('[SRCH-19] accents, apostrophes, Saint and Mount, state and postcode narrow or fold as they are meant', async () => {
  expect((await labels('saint kilda'))[0]).toBe('St Kilda, VIC 3182');
  expect(await labels('St. KILDA')).toEqual(await labels('saint kilda'));
  expect(await labels('mt waverley', ['suburb'], 1)).toEqual(['Mount Waverley, VIC 3149']);
  expect(await labels('sth yarra', ['suburb'], 1)).toEqual(await labels('South Yarra', ['suburb'], 1));
  expect((await labels('Rïchmond vic', ['suburb']))[0]).toBe('Richmond, VIC 3121');
  expect(await labels('richmond v', ['suburb'], 2)).toEqual(['Richmond, VIC 3121', 'Richmond Vale, NSW 2323']);
  expect(await labels('3121 richmond', ['suburb'])).toEqual(['Richmond, VIC 3121']);
});

test('[SRCH-19] a name is found from any of its words, the exact one first and the beginnings before the later words', async () => {
  const found = await labels('vale', ['suburb'], 20);
  expect(found).toContain('Ascot Vale, VIC 3032');
  const kew = await labels('kew', ['suburb'], 20);
  expect(kew[0]).toBe('Kew, VIC 3101');
  expect(
    (await labels('richmond', ['suburb'], 20)).findIndex((label) => label.startsWith('North Richmond')),
  ).toBeGreaterThan(0);
});

test('[SRCH-19] regions and schools are suggested with what leads to them', async () => {
  expect((await all('surf c'))[0]).toMatchObject({
    kind: 'region',
    target: 'surf-coast-vic',
    slug: 'surf-coast-vic',
    stateCode: 'VIC',
  });
  const [school] = await all('richmond west prim');
  expect(school).toMatchObject({
    kind: 'school',
    label: 'Richmond West Primary School',
    detail: 'Richmond, VIC 3121',
    slug: 'richmond-vic-3121',
  });
  const { south = 0, north = 0, west = 0, east = 0 } = school?.bounds ?? {};
  // Two kilometres each way.
  expect([(north - south) * 111.2, (east - west) * 111.2 * Math.cos((37.82 * Math.PI) / 180)].map(Math.round)).toEqual([
    4, 4,
  ]);
  expect((await all('primary richmond', ['school']))[0]).toMatchObject({ kind: 'school' });
});

test('[SRCH-19] streets of shown addresses are suggested with their suburb and extent, also behind a house number', async () => {
  await write(
    { id: 1, locality_id: richmond, street: 'Wilson St', longitude: 145, latitude: -37.82 },
    { id: 2, locality_id: richmond, street: 'WILSON STREET', longitude: 145.01, latitude: -37.81 },
    { id: 3, locality_id: burnley, street: 'Wilson Street', latitude: null, longitude: null },
  );
  const found = await all('wilson st');
  expect(found.map(({ label, slug }) => [label, slug])).toEqual([
    ['Wilson Street, Richmond, VIC 3121', 'richmond-vic-3121'],
    ['Wilson Street, Burnley, VIC 3121', 'burnley-vic-3121'],
  ]);
  expect(found[0]?.bounds?.south).toBeLessThan(-37.82);
  expect(found[0]?.bounds?.north).toBeGreaterThan(-37.81);
  expect(found[1]?.bounds).toBeNull();
  for (const term of [
    '12 Wilson Street, Richmond',
    '3/12a wilson st richmond vic 3121',
    'Wilson street rich',
    'richmond wilson',
  ]) {
    expect(await labels(term, ['street'])).toContain('Wilson Street, Richmond, VIC 3121');
  }
  expect(await labels('willson street', ['street'])).toContain('Wilson Street, Richmond, VIC 3121');
});

test('[SRCH-31] an address finds its street, one spelt almost so, else its suburb, and never what only looks alike', async () => {
  await write(
    { id: 1, locality_id: richmond, street: 'Smith Street' },
    { id: 2, locality_id: burnley, street: 'Coleman Street' },
    { id: 3, locality_id: burnley, street: 'St Kilda Road' },
    { id: 4, locality_id: richmond, street: 'Kent Road' },
  );
  const found = (term: string) => labels(term, suggestionKinds);
  for (const term of [
    '12 smith st',
    'smith street richmond',
    'unit 4, 12-14 Smith St Rich',
    '3/12 smith st 3121',
    'smyth st',
  ])
    expect([term, await found(term)]).toEqual([term, ['Smith Street, Richmond, VIC 3121']]);
  expect(await found('st kilda rd')).toEqual(['St Kilda Road, Burnley, VIC 3121']);
  for (const term of ['queen street', '12 nowhere street', 'pitt st', '12 kents ave'])
    expect([term, await found(term)]).toEqual([term, []]);
  expect((await found('12 toorak road'))[0]).toBe('Toorak, VIC 3142');
  expect((await found('george street st kilda'))[0]).toBe('St Kilda, VIC 3182');
  expect((await found('12 collins street richmond'))[0]).toBe('Richmond, VIC 3121');
  expect(await found('collins street 3121')).toEqual(
    expect.arrayContaining(['Richmond, VIC 3121', 'Burnley, VIC 3121']),
  );
});

test.each([
  ['Richmond, Victoria', 'Richmond, VIC 3121'],
  ['Richmond Victoria 3121, Australia', 'Richmond, VIC 3121'],
  ['richmond VIC australia', 'Richmond, VIC 3121'],
  ['Richmond new south  wales', 'Richmond, NSW 2753'],
  ['Paddington, Queensland, Australia', 'Paddington, QLD 4064'],
  ['Western Australia', 'Western Australia'],
  ['South Australia, Australia', 'South Australia'],
  ['Port Victoria', 'Port Victoria, SA 5573'],
  ['Richmond 3999', 'Richmond, VIC 3121'],
  ['Richmond NSW 9999', 'Richmond, NSW 2753'],
])('[SRCH-30] a state in full, the country and a wrong postcode: %s finds %s', async (term, label) => {
  expect((await labels(term))[0]).toBe(label);
});

test('[SRCH-30] an address with its state in full, the country, a unit or a lot finds its street', async () => {
  await write(
    { id: 1, locality_id: richmond, street: 'Smith Street' },
    { id: 2, locality_id: burnley, street: 'Smith Street' },
  );
  for (const term of [
    '12 Smith St, Richmond, Victoria 3121, Australia',
    'U12/500 smith street richmond victoria',
    '5/500-502 Smith St, Richmond',
    'Lot 3 Smith Street Richmond',
    'Villa 2, 14 Smith St Richmond VIC, Australia',
    'G01/12 Smith Street, Richmond',
    '7 & 9 Smith Street, Richmond',
    'No. 12 Smith Street, Richmond',
  ])
    expect([term, await labels(term)]).toEqual([term, ['Smith Street, Richmond, VIC 3121']]);
});

test('[SRCH-31] letters at random find nothing', async () => {
  for (const term of ['qwertz', 'asdfghjk', 'zxcvbn', 'xxxxx']) expect([term, await labels(term)]).toEqual([term, []]);
});

test('[SRCH-19, LIST-14] a street of hidden addresses only is not suggested, and is removed with its last shown listing', async () => {
  await write(
    { id: 1, locality_id: richmond, street: 'Secret Lane', street_visible: false },
    { id: 2, locality_id: richmond, street: 'Open Lane' },
    { id: 3, locality_id: richmond, street: 'Open Lane' },
  );
  expect(await labels('secret lane')).not.toContain('Secret Lane, Richmond, VIC 3121');
  expect(await labels('open lane')).toEqual(['Open Lane, Richmond, VIC 3121']);
  const change = async (id: number, set: string, value: unknown) => {
    await sql`update listing set ${sql.ref(set)} = ${value} where id = ${id}`.execute(database);
    await refreshSearchRows(database, [id], []);
  };
  await change(2, 'street_visible', false);
  expect(await labels('open lane')).toEqual(['Open Lane, Richmond, VIC 3121']);
  await change(3, 'status', 'removed');
  expect(await labels('open lane', ['street'])).toEqual([]);
  const { rows } = await sql<{
    name: string;
  }>`select name from suggestion where kind = 'street' union all select name from suggestion_key
    where kind = 'street'`.execute(database);
  expect(rows).toEqual([]);
  await change(3, 'status', 'available');
  await change(3, 'street', 'Moved Road');
  expect([await labels('open lane', ['street']), await labels('moved', ['street'])]).toEqual([
    [],
    ['Moved Road, Richmond, VIC 3121'],
  ]);
});

test('[SRCH-19] an office and its agents are suggested from their first listing on, those with more homes first', async () => {
  await write({ id: 1, locality_id: richmond, office_id: 1 });
  await sql`insert into listing_agent (listing_id, agent_id, place) values (1, 1, 0)`.execute(database);
  await refreshSearchRows(database, [1], []);
  expect((await all('harbour and vale', ['office', 'agent']))[0]).toMatchObject({
    kind: 'office',
    label: 'Harbour & Vale',
    detail: 'Richmond, VIC 3121',
    officeSlug: 'harbour-and-vale-1',
  });
  expect(await labels('vale', ['office'])).toEqual(['Harbour & Vale']);
  expect((await all('lovel', ['agent']))[0]).toMatchObject({
    kind: 'agent',
    target: 'ada',
    label: 'Ada Lovell',
    detail: 'Harbour & Vale',
    officeSlug: 'harbour-and-vale-1',
  });
});

test('[SRCH-19] what an older version has not written is made up once', async () => {
  await write({ id: 1, locality_id: richmond, street: 'Old Road' });
  await sql`delete from suggestion where kind in ('street', 'office', 'agent')`.execute(database);
  await sql`delete from suggestion_key`.execute(database);
  expect(await fillMissingSuggestions(database)).toBeGreaterThan(0);
  expect(await fillMissingSuggestions(database)).toBe(0);
  expect([
    await labels('old road', ['street']),
    await labels('north', ['office']),
    await labels('ben', ['agent']),
    (await labels('richm'))[0],
  ]).toEqual([['Old Road, Richmond, VIC 3121'], ['North'], ['Ben Marsh'], 'Richmond, VIC 3121']);
});

test('[SRCH-19] suburbs lead, of every other kind three at most are among the first eight, and nothing shows twice', async () => {
  await write(
    ...Array.from({ length: 12 }, (_, index) => ({
      id: index + 1,
      locality_id: index % 2 ? richmond : burnley,
      street: `Richmond ${['Street', 'Road', 'Lane', 'Court', 'Place', 'Grove'][index % 6]}`,
    })),
  );
  const found = await all('rich');
  const counts = Map.groupBy(found, ({ kind }) => kind);
  expect(found[0]?.kind).toBe('suburb');
  expect(counts.get('street')?.length).toBeGreaterThanOrEqual(1);
  for (const [kind, { length }] of [...counts].map(([name, group]) => [name, group] as const))
    expect(kind === 'suburb' ? 8 : 3).toBeGreaterThanOrEqual(length);
  expect(new Set(found.map(({ kind, target }) => `${kind} ${target}`)).size).toBe(found.length);
});

/** One wrong letter: another, a missing one, one too many, or two that changed places. */
function misspell(name: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (name.length - 2));
  const letter = 'abcdefghijklmnopqrstuvwxyz'[Math.floor(random() * 26)] ?? 'x';
  switch (Math.floor(random() * 4)) {
    case 0:
      return name.slice(0, at) + letter + name.slice(at + 1);
    case 1:
      return name.slice(0, at) + name.slice(at + 1);
    case 2:
      return name.slice(0, at) + letter + name.slice(at);
    default:
      return name.slice(0, at) + (name[at + 1] ?? '') + (name[at] ?? '') + name.slice(at + 2);
  }
}

test('[SRCH-19] one or two wrong letters in five or more: 95 % of 400 misspellings of larger places are found', async () => {
  const { rows } = await sql<{
    name: string;
    label: string;
  }>`select s.name, s.label from suggestion s join locality l on l.id = s.locality_id
    where s.kind = 'suburb' and length(s.name) >= 5 and l.population >= 1000 order by md5(s.target) limit 200`.execute(
    database,
  );
  let seed = 7;
  const random = () => {
    seed = (seed * 1_103_515_245 + 12_345) & 0x7fffffff;
    return seed / 0x80000000;
  };
  const missed: string[] = [];
  for (const wrong of [1, 2]) {
    for (const { name, label } of rows) {
      const typed = wrong === 1 ? misspell(name, random) : misspell(misspell(name, random), random);
      if (!(await labels(typed, ['suburb'])).includes(label)) missed.push(`${typed} for ${label}`);
    }
  }
  expect(missed.length / (2 * rows.length)).toBeLessThanOrEqual(0.05);
});

test('[SRCH-19] any text has a sensible result: an empty one if nothing can be compared, never an error', async () => {
  for (const term of [
    '',
    ' ',
    '%',
    '_',
    '\\',
    "'; drop table suggestion; --",
    '東京',
    '!!! ???',
    '\u0000\u0007',
    '%%%%',
    '/',
    '-',
  ])
    expect(await all(term)).toEqual([]);
  expect(await labels('r%', ['suburb'])).toEqual(await labels('r', ['suburb']));
  expect((await all('r')).length).toBe(8);
  expect(await all('x'.repeat(10_000))).toEqual([]);
  expect(await all('richmond', [])).toEqual([]);
  expect(await all('richmond', suggestionKinds, 0)).toEqual([]);
  await fc.assert(
    fc.asyncProperty(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.string(),
        fc.string({ unit: fc.constantFrom('%', '_', '\\', ':', '*', '&', '!', '(', "'", 'a', 'st', ' ', '3') }),
      ),
      fc.integer({ min: 1, max: 20 }),
      async (term, take) => {
        const found = await all(term, suggestionKinds, take);
        expect(found.length).toBeLessThanOrEqual(take);
        expect(new Set(found.map(({ kind, target }) => `${kind} ${target}`)).size).toBe(found.length);
      },
    ),
    { numRuns: 150 },
  );
});

test('[SRCH-44] of schools with one name those of the preferred state come first, however many others there are', async () => {
  for (const term of ['st joseph', "Saint Joseph's primary school", 'joseph school', 'st josef’s primary']) {
    const [found] = await suggestPlaces(database, term, ['suburb', 'street', 'school'], 10, 'VIC');
    expect([term, found?.detail, found?.latitude]).toEqual([term, 'Richmond, VIC 3121', -37.83]);
  }
  // An exact name elsewhere comes before a prefix match here, and a typed state counts.
  const states = async (term: string) =>
    (await suggestPlaces(database, term, ['suburb'], 10, 'VIC')).map(({ stateCode }) => stateCode);
  expect((await states('parramatta'))[0]).toBe('NSW');
  expect((await states('richmond'))[0]).toBe('VIC');
  expect(new Set(await states('richmond nsw'))).toEqual(new Set(['NSW']));
});

test('[SRCH-92] schools of the searched state come first in the places of schools, suburbs stay where they were', async () => {
  const kinds = ['suburb', 'school'] as const;
  const places = async (stateCode: string | null, only: readonly SuggestionKind[]) =>
    (await suggestPlaces(database, 'st j', kinds, 8, stateCode, only)).map(
      ({ kind, stateCode: of }) => `${kind} ${of}`,
    );
  const [plain, inVictoria] = [await places(null, kinds), await places('VIC', ['school'])];
  const kindsOf = (found: readonly string[]) => found.map((each) => each.split(' ')[0]);
  expect(kindsOf(inVictoria)).toEqual(kindsOf(plain));
  expect(plain.filter((each) => each.startsWith('suburb'))).toEqual(
    inVictoria.filter((each) => each.startsWith('suburb')),
  );
  expect(plain.find((each) => each.startsWith('school'))).toBe('school NSW');
  expect(inVictoria.find((each) => each.startsWith('school'))).toBe('school VIC');
});

test('[SRCH-44] the point of a street is its middle, not that of its suburb, and an address has its own', async () => {
  await write(
    { id: 1, locality_id: richmond, street: 'Wilson Street', street_number: '2', longitude: 145, latitude: -37.82 },
    { id: 2, locality_id: richmond, street: 'Wilson Street', street_number: '9', longitude: 145.01, latitude: -37.81 },
  );
  const [street] = await all('wilson street', ['street']);
  expect([street?.latitude, street?.longitude]).toEqual([expect.closeTo(-37.815), expect.closeTo(145.005)]);
  const [address] = await suggestWithAddresses(database, '9 Wilson Street', ['street'], 5);
  expect(address).toMatchObject({ kind: 'address', latitude: -37.81, longitude: 145.01 });
});

test('[SRCH-95] an address that no listing has shown is found in the imported address file, with a position and no page', async () => {
  await sql`insert into address_street (id, state_code, locality, postcode, name)
    values (1, 'VIC', 'burnley', '3121', 'gibdon street')`.execute(database);
  await sql`insert into address_point (street_id, number, first, last, latitude, longitude)
    values (1, '7', 7, 7, -37.8271, 145.0112)`.execute(database);
  const find = (term: string) => suggestWithAddresses(database, term, ['suburb', 'street'], 5);
  for (const term of ['7 Gibdon St, Burnley', 'near 7 gibdon street burnley vic 3121', '7 gibdon st burnl'])
    expect([term, (await find(term))[0]]).toEqual([
      term,
      expect.objectContaining({
        kind: 'address',
        label: '7 Gibdon Street, Burnley, VIC 3121',
        target: '',
        slug: 'burnley-vic-3121',
        latitude: -37.8271,
        longitude: 145.0112,
        bounds: expect.objectContaining({ south: expect.closeTo(-37.8282) as number }) as object,
      }),
    ]);
  // Neither another number nor the middle of its street.
  for (const term of ['9 gibdon st burnley', '7 gibdon st', '7 gibdon st richmond'])
    expect((await find(term)).filter(({ kind }) => kind === 'address')).toEqual([]);
});

test('[SRCH-44] a preferred state is given by its code or by a position in it; another code is an error', async () => {
  expect(await preferredState(database, { stateCode: 'vic' })).toBe('VIC');
  expect(await preferredState(database, { latitude: -33.87, longitude: 151.2 })).toBe('NSW');
  expect(await preferredState(database, { latitude: 51.5, longitude: 0 })).toBeNull();
  expect(await preferredState(database, {})).toBeNull();
  await expect(preferredState(database, { stateCode: 'ZZ' })).rejects.toThrow(/VIC/);
});
