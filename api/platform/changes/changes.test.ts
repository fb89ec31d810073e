import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import { schema } from '../../protocols/graphql/schema.ts';
import { testApi, type TestApi } from '../../test-kit/test-api.ts';
import { changesAfter } from './changes.ts';
import { PageReads, pageKinds, queryReads } from './page-reads.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ listings: [{ id: 1 }, { id: 2, locality_id: 4 }] });
});
afterAll(() => api.close());

/** The events that pages get during an action. */
async function during(act: () => Promise<unknown>): Promise<readonly string[]> {
  const { seen } = await changesAfter(api.database, null);
  await act();
  return (await changesAfter(api.database, seen)).tags;
}

test('a changed home is reported to the pages of its suburb and surrounding ones, and to no others', async () => {
  expect(await during(() => sql`update listing set title = 'New' where id = 1`.execute(api.database))).toEqual([
    'listings',
    'listings-near-1',
    'listings-near-2',
    'listings-near-3',
  ]);
  expect(await during(() => sql`update listing set title = 'New' where id = 2`.execute(api.database))).toEqual([
    'listings',
    'listings-near-4',
  ]);
  // A moved listing leaves its former suburb.
  expect(await during(() => sql`update listing set locality_id = 5 where id = 2`.execute(api.database))).toEqual([
    'listings',
    'listings-near-4',
    'listings-near-5',
  ]);
  expect(await during(() => sql`update listing set title = 'New' where id = 99`.execute(api.database))).toEqual([]);
  // A draft is not reported until it is published.
  await sql`update listing set published = false where id = 1`.execute(api.database);
  expect(await during(() => sql`update listing set title = 'Draft' where id = 1`.execute(api.database))).toEqual([]);
  expect(await during(() => sql`update listing set published = true where id = 1`.execute(api.database))).toContain(
    'listings-near-1',
  );
  expect(await during(() => sql`delete from listing where id = 2`.execute(api.database))).toEqual([
    'listings',
    'listings-near-5',
  ]);
});

test('a transaction reports each change once, however often it writes; an unchanged feed reports nothing', async () => {
  const reportedBy = async (act: (transaction: Database) => Promise<unknown>) => {
    await sql`delete from page_change`.execute(api.database);
    await api.database.transaction().execute(act);
    return (await sql<{ tag: string }>`select tag from page_change order by tag`.execute(api.database)).rows.map(
      ({ tag }) => tag,
    );
  };
  const edited = (transaction: Database, title: string) =>
    sql`update listing set title = ${title}, feed_modified_at = ${title} where id = 1`.execute(transaction);
  expect(
    await reportedBy(async (transaction) => {
      for (const title of ['One', 'Two', 'Three']) await edited(transaction, title);
    }),
  ).toEqual(['listings', 'listings-near-1', 'listings-near-2', 'listings-near-3']);
  expect(
    await reportedBy((transaction) =>
      sql`update listing set feed_modified_at = 'later' where id = 1`.execute(transaction),
    ),
  ).toEqual([]);
  expect(
    await reportedBy(async (transaction) => {
      for (const title of ['Agent', 'Partner'])
        await sql`update agent set title = ${title} where id = 1`.execute(transaction);
    }),
  ).toEqual(['agent-figures', 'agents']);
  expect(
    await reportedBy((transaction) => sql`update agent set title = 'Partner' where id = 1`.execute(transaction)),
  ).toEqual([]);
});

test('[GQL-62] a transaction reports everything that it changes, not only the first change', async () => {
  const tags = await during(() =>
    api.database.transaction().execute(async (transaction) => {
      await sql`update office set name = 'Harbour' where id = 1`.execute(transaction);
      await sql`update listing set title = 'New again' where id = 1`.execute(transaction);
    }),
  );
  expect(tags).toEqual(expect.arrayContaining(['agents', 'listings', 'listings-near-1']));
});

test('another home of an agent does not refresh pages on which the agent is only named', async () => {
  expect(
    await during(() =>
      sql`update agent set recent = recent + 1, selling = selling + 1 where id = 1`.execute(api.database),
    ),
  ).toEqual(['agent-figures']);
  expect(await during(() => sql`update office set recent = recent + 1 where id = 1`.execute(api.database))).toEqual([
    'agent-figures',
  ]);
  expect(queryReads.listingSearch).not.toContain('agent-figures');
  expect(queryReads.agents).toContain('agent-figures');
});

test('writes of members are reported by their subject; counting a view or signing in is not a change', async () => {
  const insert = sql`insert into question (id, uri, locality_id, member_id, author_name, title)
    values (1, 'parking-1', 1, 1, 'Mara', 'Parking?')`;
  expect(await during(() => insert.execute(api.database))).toEqual(['questions']);
  expect(
    await during(() =>
      sql`insert into answer (question_id, member_id, author_name, text) values (1, 2, 'Noah', 'Yes')`.execute(
        api.database,
      ),
    ),
  ).toEqual(['questions']);
  expect(await during(() => sql`update question set views = views + 1 where id = 1`.execute(api.database))).toEqual([]);
  expect(await during(() => sql`update member set preferences = '{}' where id = 1`.execute(api.database))).toEqual([]);
  expect(await during(() => sql`update member set name = 'Mara Q' where id = 1`.execute(api.database))).toEqual([
    'people',
  ]);
  expect(await during(() => sql`update agent set title = 'Nobody' where id = 99`.execute(api.database))).toEqual([]);
  expect(await during(() => sql`update agent set title = 'Director' where id = 1`.execute(api.database))).toEqual([
    'agent-figures',
    'agents',
  ]);
  expect(
    await during(() =>
      sql`insert into location_review (locality_id, member_id, author_name, relation, rating)
        values (1, 1, 'Mara', 'lives', 4)`.execute(api.database),
    ),
  ).toEqual(['place-reviews']);
  expect(await during(() => sql`update locality set population = 1 where id = 1`.execute(api.database))).toEqual([
    'places',
  ]);
  expect(
    await during(() =>
      sql`insert into post (slug, title, markdown, author_name) values ('a', 'A', 'a', 'Quinn')`.execute(api.database),
    ),
  ).toEqual(['posts']);
  // A page of an author shows posts, and the name and portrait of a member.
  expect(queryReads['blogAuthor']).toEqual(['posts', 'people']);
});

test('a change is reported once; one that was rolled back never is', async () => {
  const { seen } = await changesAfter(api.database, null);
  await sql`update agent set title = 'Partner' where id = 1`.execute(api.database);
  const then = await changesAfter(api.database, seen);
  expect(then.tags).toEqual(['agent-figures', 'agents']);
  expect((await changesAfter(api.database, then.seen)).tags).toEqual([]);
  await expect(
    api.database.transaction().execute(async (transaction) => {
      await sql`update agent set title = 'Nobody' where id = 1`.execute(transaction);
      throw new Error('undone');
    }),
  ).rejects.toThrow('undone');
  expect((await changesAfter(api.database, then.seen)).tags).toEqual([]);
});

test("[DATA-58] the site's own server reads them and whether listings are a sample; others cannot; a wrong moment is rejected", async () => {
  const token = readFileSync(join(api.service.settings.dataDir, 'internal-token'), 'utf8');
  const get = (query: string, headers: Record<string, string> = { 'x-verandah-internal': token }) =>
    fetch(`${api.service.address}/internal/changes${query}`, { headers });
  const { seen } = (await (await get('')).json()) as { seen: string };
  await sql`update agent set title = 'Broker' where id = 1`.execute(api.database);
  expect(await (await get(`?after=${encodeURIComponent(seen)}`)).json()).toMatchObject({
    tags: ['agent-figures', 'agents'],
  });
  // The office of a sample has an address that nobody can own.
  expect(await (await get('')).json()).toMatchObject({ sample: false });
  await sql`update office set email = 'sales@fern.example' where id = (select min(id) from office)`.execute(
    api.database,
  );
  expect(await (await get('')).json()).toMatchObject({ sample: true });
  expect([
    (await get('', {})).status,
    (await get('?after=yesterday')).status,
    (await get('?after=1:2:3;drop')).status,
  ]).toEqual([401, 400, 400]);
});

test('a response names the data it depends on; a personal one is never stored, and a write is marked as a write', async () => {
  const reads = async (
    query: string,
    variables: object,
    headers: Record<string, string> = { 'x-build-secret': 'a-build-secret-for-tests' },
  ) => {
    const response = await fetch(`${api.service.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query, variables }),
    });
    expect(JSON.stringify(await response.json())).not.toContain('errors');
    return response.headers.get('x-verandah-reads');
  };
  const search = 'query Search($query: ListingSearchQuery!) { listingSearch(query: $query) { total } }';
  const inSuburb = {
    query: {
      statusType: 'buy',
      searchMode: 'location',
      locationSearchContext: { searchLocations: [{ slug: 'richmond-vic-3121' }] },
    },
  };
  // Twice: the second time the operation is compiled.
  for (const _ of [1, 2]) expect(await reads(search, inSuburb)).toBe('agents, listings-near-1');
  expect(
    await reads(search, {
      query: { ...inSuburb.query, locationSearchContext: { searchLocations: [{ slug: 'vic' }] } },
    }),
  ).toBe('agents, listings');
  expect(await reads('{ listing(id: "1") { title } }', {})).toBe('agents, listings-near-1, places');
  expect(await reads('{ listing(id: "999") { title } qAndAIndex { __typename } }', {})).toBe(
    'agents, listings, people, places, questions',
  );
  expect(await reads('{ states { __typename } member { __typename } }', {})).toBe('own');
  expect(await reads(search, inSuburb, {})).toBeNull();
  const response = await fetch(`${api.service.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: 'mutation { __typename }' }),
  });
  expect(response.headers.get('x-verandah-wrote')).toBe('1');
});

test('every query declares what it reads', () => {
  expect(Object.keys(queryReads).toSorted()).toEqual(Object.keys(schema.getQueryType()?.getFields() ?? {}).toSorted());
  const reads = new PageReads();
  reads.add(pageKinds);
  reads.add('own');
  expect(String(reads)).toBe('own');
});

test('new figures of thousands of offices are one change, found in one pass over them', async () => {
  await sql`insert into office (id, slug, name) select 1000 + n, 'many-' || n, 'Many' from generate_series(1, 6000) n`.execute(
    api.database,
  );
  // A plan for one row comes first, and stays. Comparing every pair would take minutes.
  await sql`update office set recent = recent + 1 where id = 1`.execute(api.database);
  expect(
    await during(() => sql`update office set recent = recent + 1 where slug like 'many-%'`.execute(api.database)),
  ).toEqual(['agent-figures']);
}, 30_000);
