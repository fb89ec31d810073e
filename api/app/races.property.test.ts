import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { sql } from 'kysely';
import { bookkeeping, gatedDatabase, type GatedDatabase } from '../test-kit/gated-database.ts';
import { testPassword } from '../test-kit/test-inputs.ts';
import { callerOf } from '../test-kit/test-members.ts';
import { asCaller, pathOf, testOperations, type TestOperation } from '../test-kit/test-operations.ts';
import { testService, type TestService } from '../test-kit/test-service.ts';
import { testWorld, worldCallers, worldMembers, type TestWorld } from '../test-kit/test-world.ts';
import { permissions } from './permissions.expected.ts';

/**
 * Pairs of operations at once. One is held up before one of its writes, the other runs meanwhile: until it is done, or
 * waits for a lock of the first. What both leave must be what they leave one after the other, in either order: if not,
 * one has overwritten or overlooked what the other was acknowledged.
 */

jest.setTimeout(3_600_000);
/** Of the draws; `npm test -- --full` makes all. */
const times = Number(process.env['FUZZ_TIMES'] ?? 1);
const inNoHurry = { graphTimeout: 600_000 };
let world: TestWorld;
let gated: GatedDatabase;
/** A second API over the same database, whose writes can be delayed. */
let second: TestService;
/** All tables as the fixture has them. */
let untouched: State;
beforeAll(async () => {
  world = await testWorld(inNoHurry);
  await world.restore();
  gated = await gatedDatabase(world.database);
  second = await testService(gated.database, inNoHurry);
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'`.execute(world.database);
  untouched = await rowsOf(rows.map(({ name }) => name));
});
afterAll(async () => {
  await second.close();
  await gated.database.destroy();
  await world.close();
});

/** The rows of tables, without what differs each time. */
type State = Readonly<Record<string, readonly string[]>>;

/** A row as text, without moments, secrets, and the number and names that a new one gets. */
function settled(row: string): string {
  const plain = row
    .replaceAll(/\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[.\d]*(?:Z|[+-]\d\d:\d\d)?/g, '(time)')
    .replaceAll(/[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/g, '(uuid)')
    .replaceAll(/[\w$/+=.,-]{22,}/g, '(secret)')
    .replaceAll(/"((?:\w+_)?id)": ?1\d\d\b/g, '"$1":"(new)"');
  return plain.includes('"id":"(new)"') || plain.includes('"id": "(uuid)"')
    ? plain.replaceAll(/"(username|uri|slug|ending)": ?"[^"]*"/g, '"$1":"(new)"')
    : plain;
}

/** Nothing refers to these rows by their number, and a transaction that began again has taken some for nothing. */
const numbered = new Set(['activity', 'suggestion', 'office_event', 'notification', 'mail']);
const withoutOwnNumber = (table: string, row: string): string =>
  numbered.has(table) ? row.replace(/"id": ?\d+/, '"id": 0') : row;

async function rowsOf(names: readonly string[]): Promise<State> {
  const tables = names.filter((name) => !bookkeeping.includes(name));
  if (tables.length === 0) return {};
  const each = tables.map(
    (name) => sql`select ${name}::text as name, array(select to_jsonb(t)::text from ${sql.table(name)} t) as rows`,
  );
  const { rows } = await sql<{ name: string; rows: string[] }>`${sql.join(each, sql` union all `)}`.execute(
    world.database,
  );
  return Object.fromEntries(
    rows.map(({ name, rows: found }) => [name, found.map((row) => settled(withoutOwnNumber(name, row))).toSorted()]),
  );
}

/** Tables that differ from the fixture. */
async function changes(): Promise<State> {
  const now = await rowsOf(await world.changed());
  return Object.fromEntries(Object.entries(now).filter(([name, rows]) => !isDeepStrictEqual(rows, untouched[name])));
}

/** An operation, with the words that a failure names it by. */
interface Racer {
  readonly name: string;
  readonly operation: TestOperation;
}

/** What one changes of many things: each of these leaves alone what the others change. */
const changesOfParts: Readonly<Record<string, readonly object[]>> = {
  'PATCH /member/:id/settings': [
    { name: 'Mara Quince' },
    { bio: 'Walks a lot.' },
    { preferences: { emails: { replies: 'daily' } } },
    { preferences: { emails: { followed: 'daily' } } },
    { preferences: { emails: { invitations: 'never' } } },
    { preferences: { site: { saved: false } } },
    { preferences: { devices: { saved: false } } },
    { preferences: { alertDigest: 'weekly' } },
  ],
  'PUT /member/:id/settings/password': [{ currentPassword: testPassword, password: 'a-third-long-and-quiet-one' }],
  'Mutation updateAlert': [
    { input: { id: '1', name: 'Mine' } },
    { input: { id: '1', description: 'Near the river' } },
    { input: { id: '1', emailFrequency: 'weekly' } },
  ],
  'Mutation editOwnListing': [
    { input: { bedrooms: 3 } },
    { input: { bathrooms: 2 } },
    { input: { description: 'Sunny.' } },
  ],
  'Mutation changeListingHome': [{ input: { landMetres: 300 } }, { input: { streetNumber: '9' } }],
  'Mutation saveOwnListing': [{ input: { title: 'Sunny', landMetres: 300 } }, { input: { carSpaces: 2, unit: '4' } }],
  'Mutation changeHiddenListings': [{ add: ['1'], remove: [] }],
  'Mutation addListingPictures': [{ addresses: ['https://pictures.example/2.jpg'] }],
  'Mutation setUnderOffer': [{ underOffer: false }],
};

const withParts = (operation: TestOperation, parts: object): TestOperation => ({
  ...operation,
  ...(operation.rest && { rest: { ...operation.rest, body: parts } }),
  ...(operation.graph && {
    graph: { ...operation.graph, variables: { ...operation.graph.variables, ...parts } },
  }),
});

const racers: readonly Racer[] = testOperations
  .filter(({ name, writes }) => writes && permissions[name]?.includes('y'))
  .flatMap((operation) => [
    { name: operation.name, operation },
    ...(changesOfParts[operation.name] ?? []).map((parts) => ({
      name: `${operation.name} ${JSON.stringify(parts)}`,
      operation: withParts(operation, parts),
    })),
  ]);
const racersOf = (name: string): readonly Racer[] => racers.filter(({ operation }) => operation.name === name);

type Ending = 'done' | 'refused' | 'failed';
let calls = 0;

/** Calls it as a permitted caller. Each call has an idempotency key of its own. */
async function call(service: TestService, { operation }: Racer): Promise<Ending> {
  const who = worldCallers[permissions[operation.name]?.lastIndexOf('y') ?? -1] ?? 'mara';
  const caller = await callerOf(service, worldMembers[who], { opensSession: false });
  const { rest, graph } = asCaller(operation, worldMembers[who]);
  const key = `key-of-a-race-${calls++}`;
  if (rest !== undefined) {
    const { status } = await caller.call(rest.method, pathOf(rest), rest.body, { 'idempotency-key': key });
    if (status >= 500) return 'failed';
    return status < 400 ? 'done' : 'refused';
  }
  const { idempotencyKey: required, ...variables } = graph?.variables ?? {};
  const { errors } = await caller.graph(graph?.query ?? '', {
    ...variables,
    ...(required === undefined ? {} : { idempotencyKey: key }),
  });
  if (errors === undefined) return 'done';
  return errors.some(({ extensions }) => extensions?.code === 'INTERNAL_SERVER_ERROR') ? 'failed' : 'refused';
}

interface Outcome {
  readonly endings: readonly [Ending, Ending];
  readonly state: State;
}

async function begin(): Promise<void> {
  await world.restore();
  await sql`delete from throttle`.execute(world.database);
}

async function alone(racer: Racer): Promise<State> {
  await begin();
  await call(world.service, racer);
  return changes();
}

async function oneAfterTheOther(first: Racer, then: Racer): Promise<Outcome> {
  await begin();
  const endings: Outcome['endings'] = [await call(world.service, first), await call(world.service, then)];
  return { endings, state: await changes() };
}

/** Resolves when something in the database waits for a lock, or `isOver` says that nothing will. */
async function lockWait(isOver: () => boolean): Promise<void> {
  while (!isOver()) {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(world.database);
    if (rows.length > 0) return;
  }
}

/** Undefined when the first has fewer writes. */
async function atOnce(held: Racer, meanwhile: Racer, at: number): Promise<Outcome | undefined> {
  await begin();
  const statement = gated.holdUp(at);
  const first = call(second, held);
  if (await Promise.race([statement.reached.then(() => false), first.then(() => true)])) {
    statement.release();
    return undefined;
  }
  let isOver = false;
  const other = call(world.service, meanwhile).finally(() => {
    isOver = true;
  });
  await lockWait(() => isOver);
  statement.release();
  return { endings: [await first, await other], state: await changes() };
}

/** Whether an outcome can result from this order: the same data, and nothing acknowledged that the order rejects. */
const comesOf = (order: Outcome, { endings, state }: Outcome): boolean =>
  isDeepStrictEqual(order.state, state) &&
  endings.every((ending, at) => ending === 'refused' || (ending === 'done' && order.endings[at] === 'done'));

/** Rows that only one of two states has, shortened: what a developer needs to see first. */
function differences(order: State, found: State): string {
  const names = [...new Set([...Object.keys(order), ...Object.keys(found)])];
  const only = (sign: string, rows: readonly string[] = [], others: readonly string[] = []): readonly string[] =>
    rows.filter((row) => !others.includes(row)).map((row) => `${sign} ${row.slice(0, 400)}`);
  return names
    .flatMap((name) => [...only(`- ${name}`, order[name], found[name]), ...only(`+ ${name}`, found[name], order[name])])
    .slice(0, 6)
    .join('\n');
}

/** Null if the outcome equals one of the two orders; else how it differs. A rejected call must change nothing. */
async function disorder(held: Racer, meanwhile: Racer, outcome: Outcome): Promise<string | null> {
  const [first, other] = outcome.endings;
  if (first === 'refused' && other === 'done' && isDeepStrictEqual(outcome.state, await alone(meanwhile))) return null;
  if (first === 'done' && other === 'refused' && isDeepStrictEqual(outcome.state, await alone(held))) return null;
  const inOrder = await oneAfterTheOther(held, meanwhile);
  if (comesOf(inOrder, outcome)) return null;
  const { endings, state } = await oneAfterTheOther(meanwhile, held);
  const reversed: Outcome = { endings: [endings[1], endings[0]], state };
  if (comesOf(reversed, outcome)) return null;
  const [nearest] = [inOrder, reversed]
    .map((order) => ({ order, text: differences(order.state, outcome.state) }))
    .toSorted((a, b) => a.text.length - b.text.length);
  return `${nearest?.order.endings.join(', ')} one after the other\n${nearest?.text}`;
}

/** Races two; the fault, null without one, undefined when the first has fewer writes. */
async function faultOf(held: Racer, meanwhile: Racer, at: number): Promise<string | null | undefined> {
  const outcome = await atOnce(held, meanwhile, at);
  if (outcome === undefined) return undefined;
  const how = await disorder(held, meanwhile, outcome);
  if (how === null) return null;
  return `${held.name} (held up at write ${at}: ${outcome.endings[0]}), ${meanwhile.name} (${outcome.endings[1]}): ${how}`;
}

/** Races two with the first held up at each of its writes; the faults. */
async function faultsOf(held: Racer, meanwhile: Racer): Promise<readonly string[]> {
  const faults: string[] = [];
  for (let at = 0; ; at++) {
    const fault = await faultOf(held, meanwhile, at);
    if (fault === undefined) return faults;
    if (fault !== null) faults.push(fault);
  }
}

test('[MEMB-43] of several changes of settings at once each that was acknowledged is there', async () => {
  const [, ...parts] = racersOf('PATCH /member/:id/settings');
  const faults: string[] = [];
  for (const [at, held] of parts.entries())
    for (const meanwhile of parts.filter((_, other) => other !== at).slice(0, Math.ceil(7 * times)))
      faults.push(...(await faultsOf(held, meanwhile)));
  expect(faults).toEqual([]);
});

/** Effects that occurred twice: with one password, to one person, by one session. */
const once = [
  'PUT /member/:id/settings/password',
  'DELETE /member/:id/settings/sign-ins/:provider',
  'POST /reviews/vendor/requests',
  'Mutation leaveOffice',
  'Mutation deleteWebhook',
];

test.each(once)('[MEMB-44] two concurrent calls of %s have one effect', async (name) => {
  const [racer, other = racer] = racersOf(name);
  expect(racer && other && (await faultsOf(racer, other))).toEqual([]);
});

test.each([
  ['POST /auth/signin', 'PUT /member/:id/settings/password'],
  ['POST /member/:id/access-tokens', 'POST /auth/reset'],
  ['POST /auth/signin', 'POST /auth/email/undo'],
  ['DELETE /member/:id', 'PUT /member/:id/settings/password'],
])('[MEMB-44] %s, permitted by a password or a session, comes to nothing after %s has ended it', async (one, two) => {
  const [held, meanwhile] = [racersOf(one)[0], racersOf(two)[0]];
  expect(held && meanwhile && (await faultsOf(held, meanwhile))).toEqual([]);
});

test.each(['Mutation withdrawPost', 'DELETE /member/:id'])(
  '[REST-22] a moderator’s action and %s at once leave what they leave one after the other',
  async (name) => {
    const [held, meanwhile] = [racersOf('POST /moderation/:kind/:id/:action')[0], racersOf(name)[0]];
    expect(held && meanwhile && (await faultsOf(held, meanwhile))).toEqual([]);
  },
);

test.each([
  // Each waited for the other.
  ['Mutation setOfficeAdmin', 'Mutation editOwnListing {"input":{"description":"Sunny."}}'],
  ['Mutation setOfficeAdmin', 'Mutation deleteAgentReview'],
  // Rejected because the target was deleted or hidden meanwhile.
  ['Mutation testWebhook', 'Mutation deleteWebhook'],
  ['Mutation moderate', 'Mutation answerQuestion'],
  // Each counted without the other's.
  ['POST /agent/reviews/imported', 'DELETE /agent/review/:id'],
  ['Mutation addListing', 'Mutation withdrawListing'],
  // An ended session did what requires a live one.
  ['Mutation signEverybodyOut', 'DELETE /member/:id'],
  ['Mutation signEverybodyOut', 'PUT /member/:id/settings/password'],
  ['Mutation signEverybodyOut', 'POST /member/:id/access-tokens'],
  ['Mutation signEverybodyOut', 'POST /member/:id/applications'],
  ['Mutation signEverybodyOut', 'POST /member/:id/settings/email'],
  // Wrote twice what must be written once.
  ['POST /agent/reviews/imported', 'POST /agent/reviews/imported'],
])('[REST-22] %s and %s at once leave what they leave one after the other', async (one, other) => {
  const [held, meanwhile] = [one, other].map((name) => racers.find((racer) => racer.name === name));
  expect(held && meanwhile && (await faultsOf(held, meanwhile))).toEqual([]);
});

test('[REST-22] pairs of operations at once leave what they leave one after the other', async () => {
  const tables = new Map<Racer, ReadonlySet<string>>();
  for (const racer of racers) tables.set(racer, new Set(Object.keys(await alone(racer))));
  /** Whether both write something else than mails and histories, which all may write. */
  const meet = (one: Racer, other: Racer): boolean =>
    [...(tables.get(one) ?? [])].some(
      (name) => name !== 'mail' && name !== 'member_security_event' && tables.get(other)?.has(name),
    );
  const pairs = racers.flatMap((one) =>
    racers.filter((other) => other !== one && meet(one, other)).map((other) => [one, other] as const),
  );
  // The same document that is sent while its first copy waits is one upload, as it should be.
  const twins = racers.filter(({ name }) => name !== 'Mutation sendFeed').map((racer) => [racer, racer] as const);
  const drawn = fc.sample(fc.tuple(fc.oneof(fc.constantFrom(...twins), fc.constantFrom(...pairs)), fc.nat(5)), {
    numRuns: Math.ceil(600 * times),
    ...(times <= 1 ? { seed: 5 } : {}),
  });
  const faults: string[] = [];
  for (const [[held, meanwhile], at] of drawn) {
    const fault = await faultOf(held, meanwhile, at);
    if (typeof fault === 'string') faults.push(fault);
  }
  expect(faults).toEqual([]);
});
