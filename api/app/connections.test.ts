import { sql } from 'kysely';
import type { Database } from '../platform/database/public.ts';
import { testApi, type TestApi } from '../test-kit/test-api.ts';

/** Moments that a browser's clock can't tell apart, and one that two entries share. */
const moments = sql`(values (1, '2026-11-01 10:00:00.000200Z'::timestamptz), (2, '2026-11-01 10:00:00.000100Z'),
  (3, '2026-11-01 10:00:00.000300Z'), (4, '2026-11-02Z'), (5, '2026-11-02Z')) m (id, at)`;

async function write(database: Database): Promise<void> {
  await sql`insert into question (uri, locality_id, author_name, title, is_visible, created_at)
    select 'question-' || m.id, 1, 'Mara Quill', 'Parking?', m.id <> 3, m.at from ${moments}`.execute(database);
  await sql`insert into agent_review (agent_id, author_name, role, rating, text, source, status, created_at)
    select 1, 'Mara Quill', 'buyer', 5, 'Good.', 'imported', 'published', m.at from ${moments}`.execute(database);
  await sql`insert into location_review (locality_id, author_name, relation, rating, text, status, created_at)
    select 1, 'Mara Quill', 'lives', 4, 'Good.', 'published', m.at from ${moments}`.execute(database);
}

let api: TestApi;
beforeAll(async () => {
  api = await testApi({
    listings: [
      { id: 1 },
      { id: 2, tier: 4 },
      { id: 3, price_visible: false },
      { id: 4, tier: 4, listed_at: '2026-10-01T00:00:00Z' },
      { id: 5, listed_at: '2026-09-01T00:00:00Z' },
      { id: 11, status_type: 'sold', status: 'completed', completed_on: '2026-11-02' },
      {
        id: 12,
        status_type: 'sold',
        status: 'completed',
        completed_on: '2026-11-02',
        listed_at: '2026-08-01T00:00:00Z',
      },
      { id: 13, status_type: 'sold', status: 'completed', completed_on: '2026-10-02' },
      { id: 14, status_type: 'sold', status: 'completed', completed_on: null },
    ],
    fill: write,
  });
});
afterAll(() => api.close());

interface Part {
  readonly edges: readonly { readonly cursor: string; readonly node: { readonly id: string } }[];
  readonly pageInfo: {
    readonly hasNextPage: boolean;
    readonly hasPreviousPage: boolean;
    readonly startCursor: string | null;
    readonly endCursor: string | null;
  };
  readonly totalCount: number;
}

const fields = (id: string): string =>
  `edges { cursor node { id: ${id} } } pageInfo { hasNextPage hasPreviousPage startCursor endCursor } totalCount`;
const homes = (sort: string, status = 'buy'): string =>
  `listingsConnection(query: { statusType: ${status}, searchMode: location, sortBy: ${sort}, locationSearchContext: {} }, first: $first, after: $after) { ${fields('id')} }`;
const lists = {
  boosted: homes('homesForYou'),
  newest: homes('newest'),
  oldest: homes('oldest'),
  sold: homes('recentlySoldOrLeased', 'sold'),
  'sold, newest': homes('newest', 'sold'),
  questions: `questionsConnection(first: $first, after: $after) { ${fields('postId')} }`,
  'reviews of an agent': `agentReviewsConnection(username: "ada", first: $first, after: $after) { ${fields('id')} }`,
  'reviews of a suburb': `locationReviewsConnection(identifier: "richmond-vic-3121", first: $first, after: $after) { ${fields('id')} }`,
} as const;

interface Wanted {
  readonly first?: number;
  readonly after?: string | null;
}
const ask = async (list: string, variables: Wanted) =>
  (await api.service.graph({ query: `query ($first: Int, $after: String) { list: ${list} }`, variables })).body;

async function part(list: string, variables: Wanted): Promise<Part> {
  const { errors, data } = await ask(list, variables);
  expect(errors).toBeUndefined();
  return data?.['list'] as Part;
}
const refused = async (list: string, variables: Wanted): Promise<string | undefined> =>
  (await ask(list, variables)).errors?.[0]?.message;

/** All ids of a list, one at a time. */
async function walked(list: string): Promise<string[]> {
  const ids: string[] = [];
  let after: string | null = null;
  for (let parts = 0; parts < 100; parts++) {
    const { edges, pageInfo }: Part = await part(list, { first: 1, after });
    ids.push(...edges.map(({ node }) => node.id));
    if (!pageInfo.hasNextPage) return ids;
    after = pageInfo.endCursor;
  }
  throw new Error('The list has no end.');
}

test.each(Object.entries(lists))('[GQL-51] %s by cursors are the whole list, each entry once', async (_, list) => {
  const whole = await part(list, { first: 100 });
  const ids = whole.edges.map(({ node }) => node.id);
  expect(ids.length).toBeGreaterThan(1);
  expect(new Set(ids).size).toBe(ids.length);
  expect(whole.totalCount).toBe(ids.length);
  expect(await walked(list)).toEqual(ids);
  expect(whole.pageInfo).toEqual({
    hasNextPage: false,
    hasPreviousPage: false,
    startCursor: whole.edges[0]?.cursor,
    endCursor: whole.edges.at(-1)?.cursor,
  });
  // The place of an entry stays when it is the last one of a part.
  const rest = await part(list, { first: 100, after: whole.edges[0]?.cursor ?? null });
  expect(rest.edges.map(({ node }) => node.id)).toEqual(ids.slice(1));
  expect(rest.pageInfo.hasPreviousPage).toBe(true);
  expect(rest.totalCount).toBe(whole.totalCount);
});

test('[GQL-51] entries that are added meanwhile move none from one part to another', async () => {
  const before = await part(lists.questions, { first: 100 });
  const first = await part(lists.questions, { first: 1 });
  await sql`insert into question (uri, locality_id, author_name, title, is_visible)
    values ('new-one', 1, 'Mara Quill', 'Noise?', true)`.execute(api.database);
  const rest = await part(lists.questions, { first: 100, after: first.pageInfo.endCursor });
  expect(rest.edges.map(({ node }) => node.id)).toEqual(before.edges.slice(1).map(({ node }) => node.id));
  expect(rest.totalCount).toBe(before.totalCount + 1);
});

test('[GQL-51] cursors of another list or order, and invalid ones, are rejected; so are more than a hundred entries', async () => {
  const { pageInfo } = await part(lists.newest, { first: 1 });
  const wrong = /^after: is not a cursor of this list/;
  for (const list of [lists.oldest, lists.boosted, lists.questions])
    expect(await refused(list, { after: pageInfo.endCursor })).toMatch(wrong);
  const forged = (...keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');
  for (const cursor of [
    '',
    'x',
    '1'.repeat(5000),
    forged('listings buy newest', 1),
    forged('listings buy newest', '1', 2),
    forged('listings buy newest', 1.5, 2),
    forged('listings buy newest', 1e300, 2),
  ])
    expect(await refused(lists.newest, { after: cursor })).toMatch(wrong);
  expect(await refused(lists.newest, { first: 101 })).toBe('first: 101 must be between 0 and 100.');
  expect(await refused(lists.newest, { first: -1 })).toBe('first: -1 must be between 0 and 100.');
});

test('[GQL-51] numbers that the database cannot compare make an invalid cursor, not a fault', async () => {
  const forged = (...keys: unknown[]) => Buffer.from(JSON.stringify(keys)).toString('base64url');
  const huge = Number.MAX_SAFE_INTEGER;
  expect(await refused(lists.newest, { after: forged('listings buy newest', huge, 1) })).toMatch(/^after:/);
  expect(await refused(lists.questions, { after: forged('questions ', 1, huge) })).toMatch(/^after:/);
});

test('[GQL-51] orders that compare hidden prices have no cursors, which would reveal them', async () => {
  expect(await refused(homes('cheapest'), {})).toBe(
    'query.sortBy: must be one of homesForYou, newest, oldest, recentlySoldOrLeased for cursors.',
  );
});
