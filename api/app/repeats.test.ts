import { isDeepStrictEqual } from 'node:util';
import { getNamedType, isLeafType, isObjectType, type GraphQLObjectType } from 'graphql';
import { sql } from 'kysely';
import { schema } from '../protocols/graphql/schema.ts';
import { permissions } from './permissions.expected.ts';
import { operations } from '../protocols/rest/operations.ts';
import { asCaller, pathOf, testOperations, type TestOperation } from '../test-kit/test-operations.ts';
import { testWorld, worldCallers, worldMembers, type TestWorld } from '../test-kit/test-world.ts';

jest.setTimeout(1_800_000);
let world: TestWorld;
beforeAll(async () => {
  world = await testWorld();
});
afterAll(() => world.close());

const key = 'key-of-a-repeat';
/** Without the case. */
const plain = (name: string): string => name.replace(/, .*/, '');
const mutationNamed = (name: string) => schema.getMutationType()?.getFields()[plain(name).replace('Mutation ', '')];

/** Whether an operation takes a key of idempotency. */
const takesKey = ({ name }: TestOperation): boolean =>
  operations.some(({ method, path, repeatable }) => plain(name) === `${method} ${path}` && repeatable !== 'no') ||
  (mutationNamed(name)?.args.some((arg) => arg.name === 'idempotencyKey') ?? false);

/** Everything of a type that needs no arguments, two steps deep. */
function leaves(type: GraphQLObjectType, depth = 2): string {
  return (
    Object.values(type.getFields())
      .filter((field) => field.args.every((arg) => arg.defaultValue !== undefined))
      .flatMap((field) => {
        const named = getNamedType(field.type);
        if (isLeafType(named)) return [field.name];
        return depth > 1 && isObjectType(named) ? [`${field.name} { ${leaves(named, depth - 1)} }`] : [];
      })
      .join(' ') || '__typename'
  );
}

/** The operation, with every field of its result. */
function whole(name: string, query: string): string {
  const field = mutationNamed(name);
  const type = field && getNamedType(field.type);
  return isObjectType(type) ? query.replace('{ __typename }', `{ ${leaves(type)} }`) : query;
}

interface Result {
  readonly status: number;
  readonly body: unknown;
}

/** The response for a permitted caller; 400 for every rejection of the GraphQL API. */
async function response(operation: TestOperation, withKey: boolean): Promise<Result> {
  const who = worldCallers[permissions[operation.name]?.lastIndexOf('y') ?? -1] ?? 'mara';
  const caller = world.callers[who];
  const { name, rest, graph } = asCaller(operation, worldMembers[who]);
  await sql`delete from throttle`.execute(world.database);
  if (rest !== undefined)
    return caller.call(rest.method, pathOf(rest), rest.body, withKey ? { 'idempotency-key': key } : {});
  const { data, errors } = await caller.graph(whole(name, graph?.query ?? ''), {
    ...graph?.variables,
    ...(withKey ? { idempotencyKey: key } : {}),
  });
  return errors === undefined ? { status: 200, body: data } : { status: 400, body: errors };
}

test('[REST-12, GQL-06] repeats with an idempotency key have one effect and the same response, in every operation with keys', async () => {
  const unlike: unknown[] = [];
  for (const operation of testOperations.filter(
    (each) => each.writes && takesKey(each) && /y/.test(permissions[each.name] ?? 'y'),
  )) {
    await world.restore();
    const first = await response(operation, true);
    const second = await response(operation, true);
    if (first.status >= 300 || !isDeepStrictEqual(first, second)) unlike.push([operation.name, first, second]);
  }
  expect(unlike).toEqual([]);
});

/** Taking part twice: a session, a mail with a link, or a secret that is returned once, each time. */
const newEachTime = new Set([
  'POST /auth/signin',
  'POST /auth/signup',
  'POST /auth/forgot',
  'POST /member/:id/settings/email',
  'POST /member/:id/settings/email/link',
  'POST /member/email-alerts',
  'POST /api/user/signin',
  'POST /api/user/tokenexchange',
  'POST /api/users',
  'POST /api/user/forgotpassword',
  'POST /member/:id/access-tokens',
  'POST /member/:id/applications',
  'POST /member/:id/applications/:application/secret',
  'POST /auth/passkey/options',
  'POST /member/:id/passkeys/options',
  'Mutation addFeedKey',
]);
/** They count attempts, keys and pushes, which are not the requested change. */
const beside = ['throttle', 'idempotency', 'push_event', 'job_wanted', 'page_change'];

async function rowCounts(): Promise<unknown> {
  const { rows: tables } = await sql<{
    name: string;
  }>`select table_name as name from information_schema.tables
    where table_schema = 'public' and table_type = 'BASE TABLE'
    and table_name <> all(${beside}::text[]) order by 1`.execute(world.database);
  const counts = sql.join(
    tables.map(({ name }) => sql`select ${name}::text as name, count(*)::int as n from ${sql.table(name)}`),
    sql` union all `,
  );
  return (await counts.execute(world.database)).rows;
}

test('[REST-12, GQL-07] operations without keys set or end something: a repeat has no further effect', async () => {
  const more: string[] = [];
  for (const operation of testOperations.filter(
    (each) => each.writes && !takesKey(each) && !newEachTime.has(each.name),
  )) {
    await world.restore();
    if ((await response(operation, false)).status >= 300) continue;
    const once = await rowCounts();
    await response(operation, false);
    if (!isDeepStrictEqual(await rowCounts(), once)) more.push(operation.name);
  }
  expect(more).toEqual([]);
});
