import { sql } from 'kysely';
import { permissions } from './permissions.expected.ts';
import { limitsOf } from '../protocols/rest/call-limits.ts';
import { operations } from '../protocols/rest/operations.ts';
import type { TestCaller } from '../test-kit/test-members.ts';
import { asCaller, pathOf, testOperations, type TestOperation } from '../test-kit/test-operations.ts';
import { callLimits, silentLimits, type LimitName } from '../platform/rate-limits/limits.ts';
import { testWorld, worldCallers, worldMembers, type TestWorld } from '../test-kit/test-world.ts';

jest.setTimeout(1_800_000);
let world: TestWorld;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

const restLetters: Readonly<Record<number, string>> = {
  400: 'i',
  401: 's',
  403: 'f',
  404: 'n',
  409: 'c',
  410: 'g',
  422: 'i',
  429: 't',
};
const graphLetters: Readonly<Record<string, string>> = {
  BAD_USER_INPUT: 'i',
  SIGNED_OUT: 's',
  FORBIDDEN: 'f',
  NOT_FOUND: 'n',
  CONFLICT: 'c',
  GONE: 'g',
  THROTTLED: 't',
};

/** One letter of how a call ends; X for what no call may end in. */
async function outcome(caller: TestCaller, { rest, graph }: TestOperation): Promise<string> {
  if (rest !== undefined) {
    const { status } = await caller.call(
      rest.method,
      pathOf(rest),
      rest.body,
      rest.method === 'GET' ? {} : { 'idempotency-key': 'key-of-a-test' },
    );
    return status < 300 ? 'y' : (restLetters[status] ?? 'X');
  }
  const { data, errors } = await caller.graph(graph?.query ?? '', graph?.variables);
  if (errors !== undefined) return graphLetters[errors[0]?.extensions?.code ?? ''] ?? 'X';
  return Object.values(data ?? {})[0] === null ? 'o' : 'y';
}

const refusals = 'sfnicgt';

type Caller = (typeof worldCallers)[number];
const letterOf = (row: string, name: Caller): string => row[worldCallers.indexOf(name)] ?? '';

/** Whose token is no longer true, and as whom they call: the table's own test compares them. */
const formerAdmins: Readonly<Partial<Record<Caller, Caller>>> = {
  signedOut: 'visitor',
  suspended: 'visitor',
  expired: 'visitor',
  demoted: 'noah',
};
/** Former admins call only what an admin may more or less of than they; with FULL=1 everything. */
const callersOf = (row: string): readonly Caller[] =>
  worldCallers.filter((name) => {
    const now = formerAdmins[name];
    return now === undefined || process.env['FULL'] === '1' || letterOf(row, 'quinn') !== letterOf(row, now);
  });

/** By operation: the limits that its calls were counted by. */
const counted: Record<string, Set<LimitName>> = {};
/** Notes by which limits a call was counted, and forgets the counts. */
async function noteCounts(operation: string): Promise<void> {
  // What one has tried too often is not what the next one may do.
  const { rows } = await sql<{ key: string }>`delete from throttle returning key`.execute(world.database);
  for (const { key } of rows) {
    const name = (Object.keys(callLimits) as LimitName[])
      .toSorted((one, other) => other.length - one.length)
      .find((each) => key.startsWith(`${each}:`));
    if (name === undefined) throw new Error(`${operation} is counted by a limit that has no name: ${key}`);
    // Beyond them an enquiry goes out all the same, without its receipt.
    if (name.startsWith('typed-mail') && /enquir/i.test(operation)) continue;
    if (!silentLimits.includes(name)) (counted[operation] ??= new Set()).add(name);
  }
}

test('[COLL-04, MEMB-01, REST-12, GQL-11, SEC-01] operations obey the table of permissions; a forbidden one changes nothing', async () => {
  const found: Record<string, string> = {};
  const changed: string[] = [];
  const ask = async (operation: TestOperation, name: Caller): Promise<string> => {
    const how = await outcome(world.callers[name], asCaller(operation, worldMembers[name]));
    await noteCounts(operation.name);
    return how;
  };
  // Every effect is reverted before the next caller.
  for (const operation of testOperations) {
    const row = permissions[operation.name] ?? '';
    const callers = callersOf(row);
    const letters: Partial<Record<Caller, string>> = {};
    const refused = callers.filter((name) => refusals.includes(letterOf(row, name)));
    await world.restore();
    for (const name of refused) letters[name] = await ask(operation, name);
    // But for counts of tries.
    const written = (await world.changed()).filter((table) => table !== 'throttle');
    if (written.length > 0) changed.push(`${operation.name}: ${written.join(', ')}`);
    for (const name of callers.filter((each) => !refused.includes(each))) {
      await world.restore();
      letters[name] = await ask(operation, name);
    }
    found[operation.name] = worldCallers
      .map((name) => (callers.includes(name) ? letters[name] : letterOf(row, name)))
      .join('');
  }
  expect(found).toEqual(permissions);
  expect(changed).toEqual([]);
});

/**
 * Counted only with a code that a provider gave, with a challenge or with a password or factor that the caller of the
 * fixture hasn't; and forgotten again by whoever signs in.
 */
const uncounted: Readonly<Record<string, readonly LimitName[]>> = {
  'POST /auth/social': ['token'],
  'POST /api/user/authenticatesocial': ['token'],
  'POST /auth/signin': ['sign-in:here'],
  'POST /api/user/signin': ['sign-in:here'],
  'POST /api/user/tokenexchange': ['sign-in:here', 'token', 'second-factor'],
  'POST /auth/prove': ['second-factor'],
  'POST /auth/second-factor': ['second-factor'],
  'POST /auth/consents/:uid': ['oauth-consent'],
  'POST /member/:id/settings/second-factor/recovery-codes': ['proof', 'second-factor'],
  'DELETE /member/:id/settings/second-factor': ['proof', 'second-factor'],
};

test('[REST-12] the rate limits of calls are those documented for their operation', () => {
  const documentedLimits = operations
    .map(({ id, method, path }) => [`${method} ${path}`, [...limitsOf(id)].toSorted()] as const)
    .filter(([, names]) => names.length > 0);
  const found = documentedLimits.map(
    ([name]) => [name, [...new Set([...(counted[name] ?? []), ...(uncounted[name] ?? [])])].toSorted()] as const,
  );
  expect(Object.fromEntries(found)).toEqual(Object.fromEntries(documentedLimits));
  const names = new Set<string>(documentedLimits.map(([name]) => name));
  expect(Object.keys(counted).filter((name) => !/^(?:Query|Mutation) |, /.test(name) && !names.has(name))).toEqual([]);
});

/** Needs a cookie, a code of the present half minute or the signature of a fresh challenge, which other tests send. */
const elsewhere = [
  'GET /auth/refresh',
  'POST /api/user/authcookies',
  'PUT /member/:id/settings/second-factor',
  'POST /auth/passkey',
  'POST /auth/prove/passkey',
  'POST /member/:id/passkeys',
  'GET /auth/consents/:uid',
  'POST /auth/consents/:uid',
];

test('[REST-12] every operation has a row of permissions, every row an operation and a permitted caller', () => {
  expect(Object.keys(permissions).toSorted()).toEqual(testOperations.map(({ name }) => name).toSorted());
  const idle = testOperations.filter(
    ({ name }) =>
      !/[yo]/.test(permissions[name] ?? '') || (/^o+$/.test(permissions[name] ?? '') && !name.includes(', ')),
  );
  expect(idle.map(({ name }) => name).filter((name) => !elsewhere.includes(name))).toEqual([]);
});

test('[SEC-01] who was an admin a moment ago is a visitor once signed out, suspended or expired, and a member once demoted', () => {
  const privileged = Object.entries(permissions).filter(
    ([, row]) => letterOf(row, 'quinn') === 'y' && refusals.includes(letterOf(row, 'visitor')),
  );
  expect(privileged.length).toBeGreaterThan(50);
  const wrong = Object.entries(permissions).filter(
    ([, row]) =>
      (['signedOut', 'suspended', 'expired'] as const).some(
        (name) => letterOf(row, name) !== letterOf(row, 'visitor'),
      ) ||
      (refusals.includes(letterOf(row, 'noah')) && !refusals.includes(letterOf(row, 'demoted'))) ||
      (!callersOf(row).includes('demoted') && letterOf(row, 'demoted') !== letterOf(row, 'noah')),
  );
  expect(wrong).toEqual([]);
});
