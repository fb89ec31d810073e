import { sql } from 'kysely';
import { permissions } from './permissions.expected.ts';
import type { TestCaller } from './test-members.ts';
import { pathOf, testOperations, type TestOperation } from './test-operations.ts';
import { testWorld, worldCallers, type TestWorld } from './test-world.ts';

jest.setTimeout(240_000);
let world: TestWorld;
beforeAll(async () => { world = await testWorld(); });
afterAll(() => world.close());

const restLetters: Readonly<Record<number, string>> = { 400: 'i', 401: 's', 403: 'f', 404: 'n', 409: 'c', 410: 'g', 422: 'i', 429: 't' };
const graphLetters: Readonly<Record<string, string>> = { BAD_USER_INPUT: 'i', SIGNED_OUT: 's', FORBIDDEN: 'f', NOT_FOUND: 'n', CONFLICT: 'c', GONE: 'g', THROTTLED: 't' };

/** One letter of how a call ends; X for what no call may end in. */
async function outcome(caller: TestCaller, { rest, graph }: TestOperation): Promise<string> {
  if (rest !== undefined) {
    const { status } = await caller.call(rest.method, pathOf(rest), rest.body, rest.method === 'GET' ? {} : { 'idempotency-key': 'key-of-a-test' });
    return status < 300 ? 'y' : restLetters[status] ?? 'X';
  }
  const { data, errors } = await caller.graph(graph?.query ?? '', graph?.variables);
  if (errors !== undefined) return graphLetters[errors[0]?.extensions?.code ?? ''] ?? 'X';
  return Object.values(data ?? {})[0] === null ? 'o' : 'y';
}

test('[COLL-04, MEMB-01, REST-12, GQL-11] every operation answers each caller as the table of permissions says', async () => {
  const found: Record<string, string> = {};
  let written = true;
  for (const operation of testOperations) {
    if (written) await world.restore();
    written = operation.writes;
    let letters = '';
    for (const name of worldCallers) {
      // What one has tried too often is not what the next one may do.
      await sql`truncate throttle`.execute(world.database);
      letters += await outcome(world.callers[name], operation);
    }
    found[operation.name] = letters;
  }
  expect(found).toEqual(permissions);
});

test('[REST-12] every operation has its row, and every row an operation', () => {
  expect(Object.keys(permissions).toSorted()).toEqual(testOperations.map(({ name }) => name).toSorted());
});
