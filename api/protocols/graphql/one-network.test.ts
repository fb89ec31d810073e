import { sql } from 'kysely';
import { sessionKeyOf } from '../../app/make-service.ts';
import { signAccess } from '../../platform/identity/viewer.ts';
import { testApi, type TestApi } from '../../test-kit/test-api.ts';
import { testMembers } from '../../test-kit/test-members.ts';
import { testService } from '../../test-kit/test-service.ts';
import { shareOfOne } from '../../platform/turns/public.ts';

let api: TestApi;
beforeAll(async () => {
  api = await testApi({ listings: [{ id: 1 }] });
});
afterAll(() => api.close());

const [greedy, other] = ['203.0.113.7', '198.51.100.9'];
const fifteen = (field: string): string => `{ ${Array.from({ length: 15 }, (_, at) => `a${at}: ${field}`).join(' ')} }`;
const typeahead = { query: fifteen('locationSearch(filter: { term: "rich" }) { label }') };
const faceted = {
  query: fifteen(
    'listingSearch(query: { statusType: buy, searchMode: location, locationSearchContext: {} }) { aggregations { beds { count } } }',
  ),
};
const batchOf = (operation: object): readonly object[] => Array.from({ length: 10 }, () => operation);

const post = (from: string, body: unknown, signal?: AbortSignal): Promise<Response> =>
  fetch(`${api.service.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify(body),
    ...(signal && { signal }),
  });

/** Statements of the API that wait for a locked table. */
type Waiting = () => Promise<number>;
async function until(waiting: Waiting, is: (count: number) => boolean): Promise<void> {
  while (!is(await waiting()));
}

/** Runs while no statement that reads a table returns. */
const whileLocked = (
  table: 'suggestion' | 'listing_count' | 'follow',
  run: (waiting: Waiting) => Promise<void>,
): Promise<void> =>
  api.database.transaction().execute(async (transaction) => {
    await sql`lock table ${sql.table(table)} in access exclusive mode`.execute(transaction);
    // Not from pg_stat_activity: every signal to its process interrupts a wait there for a moment, such as that of
    // another test which drops a database. Databases of one template have the same numbers of tables.
    await run(async () => {
      const { rows } = await sql<{ count: number }>`
        select count(*)::int as count from pg_locks where not granted and relation = ${table}::regclass
        and database = (select oid from pg_database where datname = current_database())`.execute(transaction);
      return rows[0]?.count ?? 0;
    });
  });

describe.each([
  ['typeahead', 'suggestion', typeahead],
  ['faceted searches', 'listing_count', faceted],
] as const)('lists of ten operations with fifteen of %s each, four at a time', (_, table, operation) => {
  test('[SEC-83] one network has its share of connections, and others are served meanwhile', async () => {
    await whileLocked(table, async (waiting) => {
      const leave = new AbortController();
      const flood = Array.from({ length: 4 }, () =>
        post(greedy, batchOf(operation), leave.signal).then(
          () => 'completed',
          () => 'left',
        ),
      );
      await until(waiting, (count) => count >= shareOfOne);
      const page = await post(other, { query: '{ listing(id: 1) { uri } }' });
      expect(await page.json()).toEqual({ data: { listing: { uri: 'house-1' } } });
      expect(await waiting()).toBe(shareOfOne);
      leave.abort();
      expect(await Promise.all(flood)).toEqual(['left', 'left', 'left', 'left']);
      // Abandoned work is cancelled on the server.
      await until(waiting, (count) => count === 0);
      expect(await (await post(greedy, { query: '{ listing(id: 1) { uri } }' })).json()).toEqual({
        data: { listing: { uri: 'house-1' } },
      });
      // The API notices one after the other that they have left; what followed for good would wait as long as the lock.
      await until(waiting, (count) => count === 0);
    });
  });
});

test('[SEC-85] statements of a timed-out query are cancelled on the server', async () => {
  const impatient = await testService(api.database, { graphTimeout: 10 });
  try {
    await whileLocked('suggestion', async (waiting) => {
      const { body } = await impatient.graph(typeahead);
      expect(body.errors?.[0]?.extensions?.code).toBe('TIMEOUT');
      await until(waiting, (count) => count === 0);
    });
  } finally {
    await impatient.close();
  }
});

test('[SEC-85] a write continues when its caller disconnects', async () => {
  const authorization = `Bearer ${await signAccess(testMembers.noah, sessionKeyOf(api.service.settings))}`;
  const leave = new AbortController();
  const follow = 'mutation { follow(kind: agent, targetId: 1) { isFollowing } }';
  await whileLocked('follow', async (waiting) => {
    const sent = fetch(`${api.service.address}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization },
      body: JSON.stringify({ query: follow }),
      signal: leave.signal,
    }).catch(() => 'left');
    await until(waiting, (count) => count > 0);
    leave.abort();
    expect(await sent).toBe('left');
    expect(await waiting()).toBe(1);
  });
  const followers = async (): Promise<number> =>
    (
      await sql<{ id: number }>`select 1 as id from follow where member_id = ${testMembers.noah.memberId}`.execute(
        api.database,
      )
    ).rows.length;
  while ((await followers()) === 0);
  expect(await followers()).toBe(1);
});
