import { sql } from 'kysely';
import { type Database } from '../../../../platform/database/public.ts';
import { testDatabase } from '../../../../test-kit/test-database.ts';
import { momentAt } from '../../../../platform/moment.ts';
import { fillTestListings, fillTestPlaces } from '../../../listings/test-market.ts';
import { officePerformances, readPerformances } from '../performance-store.ts';
import { refreshRankings } from '../finder-ranking.ts';
import type { FinderQuestion } from './find-input.ts';
import { findAgents, findOffices } from './find.ts';

let database: Database;
const now = momentAt(Date.now());
const ago = (days: number) => new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

/** Sold or leased on a day in a suburb, by agents. */
interface Deal {
  readonly mode?: 'sold' | 'leased' | 'buy' | 'rent';
  readonly daysAgo?: number;
  readonly place?: number;
  readonly office?: number;
  readonly price?: number;
  readonly agents: readonly number[];
}

beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await sql`insert into region (id, slug, name, state_code, latitude, longitude)
    values (7, 'inner-melbourne-vic', 'Inner Melbourne', 'VIC', -37.82, 144.99)`.execute(database);
  await sql`update locality set region_id = 7 where id in (1, 2, 3)`.execute(database);
  await sql`update office set locality_id = case id when 1 then 1 else 5 end`.execute(database);
  // 4 has the best profile and reviews, an office in Richmond, and has never sold anything; 5 serves Richmond.
  await sql`insert into agent (id, username, name, office_id, tier) values (4, 'dora', 'Dora Lovett', 1, 3),
    (5, 'emil', 'Emil Katz', 2, 0)`.execute(database);
  await sql`insert into agent_location values (5, 1)`.execute(database);
  await sql`insert into agent_review (agent_id, author_name, role, rating, text, status)
    select 4, 'A', 'vendor', 5, 'Good', 'published' from generate_series(1, 9)`.execute(database);
  const deals: readonly Deal[] = [
    // Ada: one sale in Richmond and one in Cremorne lately, and many long ago.
    { agents: [1], price: 900_000 },
    { agents: [1], place: 2 },
    ...Array.from({ length: 5 }, (): Deal => ({ agents: [1], daysAgo: 370 })),
    // Ben: three sales in Richmond, one of them with Cleo, who sells in Perth.
    { agents: [2], price: 1_000_000 },
    { agents: [2], price: 1_200_000 },
    { agents: [2, 3], price: 1_400_000, office: 2 },
    ...Array.from({ length: 4 }, (): Deal => ({ agents: [3], place: 5, office: 2 })),
    // Emil lets homes in Richmond.
    { agents: [5], mode: 'leased', office: 2, price: 600 },
    { agents: [5], mode: 'rent', office: 2 },
  ];
  await fillTestListings(
    database,
    deals.map(({ mode = 'sold', daysAgo = 20, place = 1, office = 1, price = 1_000_000 }, index) => ({
      id: index + 1,
      status_type: mode,
      status: mode === 'sold' || mode === 'leased' ? 'completed' : 'available',
      completed_on: mode === 'sold' || mode === 'leased' ? ago(daysAgo) : null,
      completed_price: price,
      completed_price_visible: true,
      locality_id: place,
      office_id: office,
    })),
    Date.now(),
  );
  for (const [index, { agents }] of deals.entries())
    for (const agent of agents)
      await sql`insert into listing_agent (listing_id, agent_id, place)
        values (${index + 1}::int, ${agent}::int, 0)`.execute(database);
  await refreshRankings(database, 'all');
  await sql`insert into suggestion (kind, target, label, name, weight) select 'agent', username, name, lower(name), 1
    from agent
    union all select 'office', slug, name, case id when 1 then 'harbour vale' else 'north' end, 1 from office
      on conflict do nothing`.execute(database);
  await refreshKeys();
});
afterAll(() => database.destroy());

/** The keys of whole names and of family names, as written with suggestions. */
const refreshKeys = () =>
  sql`insert into suggestion_key (kind, key, name, weight, letters)
    select s.kind, k.key, s.name, 1, (select bit_or(1 << (ascii(c) - 97)) from regexp_split_to_table(k.key, '') c
      where c between 'a' and 'z')
    from suggestion s cross join lateral (select s.name as key union select regexp_replace(s.name, '^\\S+ ', '')) k
    where s.kind in ('agent', 'office') on conflict do nothing`.execute(database);

const question = (wanted: Partial<FinderQuestion>): FinderQuestion => ({
  name: undefined,
  location: undefined,
  officeId: undefined,
  userIds: undefined,
  skip: 0,
  take: 10,
  ...wanted,
});
const agents = (wanted: Partial<FinderQuestion>) => findAgents(database, question(wanted), now);
const offices = (wanted: Partial<FinderQuestion>) => findOffices(database, question(wanted), now);

test('[AGNT-20] in a suburb those with the most sales and leases there in twelve months come first, those without any last', async () => {
  // Ben 3; Emil one lease and a listing, Ada and Cleo one sale each; Dora has none, whatever her profile and
  // reviews.
  expect(await agents({ location: 'richmond-vic-3121' })).toEqual({
    total: 5,
    local: 4,
    similar: false,
    results: [2, 5, 3, 1, 4],
  });
  expect(await agents({ location: 'richmond-vic-3121', sort: 'reviews' })).toMatchObject({ results: [3, 2, 1, 5, 4] });
  expect(await agents({ location: 'richmond-vic-3121', sort: 'activity' })).toMatchObject({ results: [2, 5, 3, 1, 4] });
  expect(await agents({ location: 'richmond-vic-3121', deals: 'rent' })).toMatchObject({ total: 1, results: [5] });
  expect(await agents({ location: 'richmond-vic-3121', deals: 'sale' })).toMatchObject({ results: [2, 3, 1] });
  expect(await agents({ location: 'richmond-vic-3121', skip: 1, take: 2 })).toMatchObject({
    total: 5,
    results: [5, 3],
  });
});

test('[AGNT-20] regions, states and postcodes count the sales in all their suburbs', async () => {
  for (const location of ['inner-melbourne-vic', 'vic', 'vic-3121'])
    expect([location, await agents({ location })]).toEqual([
      location,
      { total: 5, local: 4, similar: false, results: [2, 1, 5, 3, 4] },
    ]);
  expect(await agents({ location: 'cremorne-vic-3121' })).toMatchObject({ total: 1, local: 1, results: [1] });
  expect(await agents({ location: 'wa' })).toMatchObject({ total: 2, local: 1, results: [3, 5] });
});

test('[AGNT-20] offices are ranked by what they sold and leased in the place', async () => {
  expect(await offices({ location: 'richmond-vic-3121' })).toMatchObject({ total: 2, local: 2, results: [1, 2] });
  expect(await offices({ location: 'richmond-vic-3121', deals: 'rent' })).toMatchObject({ results: [2] });
  expect(await offices({ location: 'perth-wa-6000' })).toMatchObject({ total: 1, results: [2] });
});

test('[AGNT-20] figures of a place count its homes only, with a median of three prices or more', async () => {
  const scope = { kind: 'suburb', localityId: 1 } as const;
  const local = await readPerformances(database, [1, 2], now, scope);
  expect(local.get(1)).toMatchObject({ soldInPeriod: 1, medianSoldPrice: null });
  expect(local.get(2)).toMatchObject({ soldInPeriod: 3, medianSoldPrice: 1_200_000, medianSoldPriceCount: 3 });
  expect((await readPerformances(database, [1], now)).get(1)).toMatchObject({ soldInPeriod: 2 });
  expect((await officePerformances(database, [2], now, scope)).get(2)).toMatchObject({
    soldInPeriod: 1,
    leasedInPeriod: 1,
    forRent: 1,
  });
});

test('[AGNT-20] without a place whoever has sold, leased and offers nothing within a year comes last', async () => {
  expect((await agents({})).results.at(-1)).toBe(4);
  expect(await agents({})).toMatchObject({ total: 5, local: null });
  expect((await agents({ sort: 'reviews' })).results.at(-1)).toBe(4);
});

test('[AGNT-21] misspelt names of agents and offices are found, most similar first, and marked as similar', async () => {
  expect(await agents({ name: 'Ada Lovel' })).toMatchObject({ similar: false, results: [1] });
  expect(await agents({ name: 'Lovvell' })).toMatchObject({ similar: true, results: [1] });
  expect(await agents({ name: 'Lovell Ada' })).toMatchObject({ similar: false, results: [1] });
  expect(await agents({ name: 'Katz Emiel' })).toMatchObject({ similar: true, results: [5] });
  expect(await agents({ name: 'Zzyzx' })).toMatchObject({ total: 0, similar: false });
  expect(await agents({ name: 'adx' })).toMatchObject({ total: 0, similar: false });
  expect(await offices({ name: 'Harbor and Vale' })).toMatchObject({ similar: true, results: [1] });
});

test('[AGNT-21] similar names stay within the location; a name that exists elsewhere is not misspelt', async () => {
  expect(await agents({ name: 'Lovvell', location: 'perth-wa-6000' })).toMatchObject({ total: 0, similar: false });
  expect(await agents({ name: 'Marsh', location: 'perth-wa-6000' })).toMatchObject({ total: 0, similar: false });
  expect(await agents({ name: 'Martch', location: 'richmond-vic-3121' })).toMatchObject({
    similar: true,
    local: 1,
    results: [2],
  });
});
