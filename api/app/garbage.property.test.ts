import fc from 'fast-check';
import { sessionKeyOf } from './make-service.ts';
import { signAccess } from '../platform/identity/viewer.ts';
import { testMembers } from '../test-kit/test-members.ts';
import { pathOf, testOperations } from '../test-kit/test-operations.ts';
import type { TestService } from '../test-kit/test-service.ts';
import { testWorld, type TestWorld } from '../test-kit/test-world.ts';
import { emptyTables } from '../test-kit/empty-tables.ts';

jest.setTimeout(86_400_000);
/** More of it by night: npm run fuzz. */
const times = Number(process.env['FUZZ_SERVICE_TIMES'] ?? 1);
/** How often every operation is called with garbage. */
const runs = 3 * times;
let world: TestWorld;
let service: TestService;
/** Of an admin, who may call most operations. */
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  world = await testWorld();
  ({ service } = world);
  headers = await headersOf('quinn');
  await world.restore();
});
afterAll(() => world.close());

async function headersOf(who: keyof typeof testMembers | 'visitor'): Promise<Record<string, string>> {
  const proof =
    who === 'visitor'
      ? {}
      : { authorization: `Bearer ${await signAccess(testMembers[who], sessionKeyOf(service.settings))}` };
  return { ...proof, domain: 'www.verandah.example', 'content-type': 'application/json' };
}

/** Nothing that any operation expects: broken texts, numbers beyond every range, the wrong kind. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.constantFrom(
    '',
    '0',
    '1',
    '-1',
    '1e309',
    '99999999999999999999',
    'NaN',
    '\u0000',
    '\uD800',
    "' or 1=1 --",
    '%',
    '../..',
    '{"a":',
    '[]',
    '\u202E',
    '🏡'.repeat(30),
    'x'.repeat(5000),
    '2026-02-30',
    '2026-11-21T25:00:00Z',
    'a@b',
  ),
);
const value = fc.oneof(
  text,
  fc.double(),
  fc.maxSafeInteger(),
  fc.boolean(),
  fc.constant(null),
  fc.array(text, { maxLength: 4 }),
  fc.jsonValue({ maxDepth: 6 }),
);

const rest = testOperations.flatMap(({ name, rest: found }) =>
  found === undefined || name.includes(', ') ? [] : [{ name, found }],
);
const graph = testOperations.flatMap(({ name, graph: found }) =>
  found === undefined || name.includes(', ') ? [] : [{ name, found }],
);
/** A fetch needs text that can be sent: lone surrogates are sent as the replacement character. */
const sendable = (part: string): string => encodeURIComponent(part.toWellFormed());

interface Sent {
  readonly name: string;
  readonly to: string;
  readonly init: RequestInit;
}

/** The fault that a call found, with what was sent; a call that hangs is one. */
async function faultOf({ name, to, init }: Sent): Promise<string | undefined> {
  const response = await fetch(`${service.address}${to}`, {
    ...init,
    redirect: 'manual',
    signal: AbortSignal.timeout(60_000),
  });
  const streams = response.headers.get('content-type')?.startsWith('text/event-stream') === true;
  const body = streams ? '' : await response.text();
  if (streams) await response.body?.cancel();
  const fault = response.status >= 500 || body.includes('INTERNAL_SERVER_ERROR');
  return fault ? `${name} ${response.status} ${to.slice(0, 200)} ${String(init.body ?? '').slice(0, 400)}` : undefined;
}

/** Sends calls, some at a time; the faults among them. */
async function faultsOf(calls: readonly Sent[]): Promise<string[]> {
  const found: string[] = [];
  for (let at = 0; at < calls.length; at += 8)
    found.push(...(await Promise.all(calls.slice(at, at + 8).map(faultOf))).filter((fault) => fault !== undefined));
  return found;
}

interface Garbage {
  readonly value: () => unknown;
  readonly text: () => string;
  readonly headers: Readonly<Record<string, string>>;
}

/** Makes calls of garbage, `runs` times, as everyone in turn. */
async function throwing(callsOf: (garbage: Garbage) => Sent[]): Promise<void> {
  const everyone = await Promise.all((['quinn', 'mara', 'petra', 'visitor'] as const).map(headersOf));
  let sent = 0;
  await fc.assert(
    fc.asyncProperty(fc.infiniteStream(value), fc.infiniteStream(text), async (values, texts) => {
      await emptyTables(world.database, ['throttle']);
      const calls = callsOf({
        value: () => values.next().value,
        text: () => texts.next().value ?? '',
        headers: everyone[sent % everyone.length] ?? headers,
      });
      sent += 1;
      expect(await faultsOf(calls)).toEqual([]);
    }),
    { numRuns: runs, ...(times === 1 ? { seed: 4 } : {}), endOnFailure: true },
  );
}

test('[REST-12] garbage in path, query and body of every REST, legacy and sign-in operation is rejected, never a fault', async () => {
  await throwing(({ value: next, text: word, headers: own }) =>
    rest.flatMap(({ name, found }) => {
      const path = name.split(' ')[1]?.replaceAll(/:\w+/g, () => sendable(word()) || '0') ?? '/';
      const query = new URLSearchParams(
        [...Object.keys(found.query), 'skip', 'take'].map((key) => [key, word().toWellFormed()]),
      ).toString();
      const garbled = () =>
        found.method === 'GET'
          ? {}
          : {
              body: JSON.stringify(
                typeof found.body === 'object' && found.body !== null
                  ? Object.fromEntries(
                      Object.entries(found.body).map(([key, given]) => [key, word().length % 3 === 0 ? given : next()]),
                    )
                  : next(),
              ),
            };
      return [`${path}?${query}`, pathOf(found), pathOf(found)].map((to) => ({
        name,
        to,
        init: {
          method: found.method,
          headers: {
            ...own,
            'idempotency-key':
              word()
                .replaceAll(/[^\x21-\x7e]/g, '-')
                .slice(0, 120) || '-',
          },
          ...garbled(),
        },
      }));
    }),
  );
});

test('[REST-12] garbage in any other request is rejected: feeds, pictures, tiles, events, unsubscribing, the registry', async () => {
  const known = new Set(rest.map(({ name }) => name));
  const others = service.routes.filter(
    (route) =>
      !/^(?:HEAD|OPTIONS) /.test(route) &&
      !/ \/(?:rest|legacy)\//.test(route) &&
      !known.has(route) &&
      !route.endsWith('*'),
  );
  expect(others.length).toBeGreaterThan(20);
  await throwing(({ value: next, text: word, headers: own }) =>
    others.flatMap((name) => {
      const [method = 'GET', url = '/'] = name.split(' ');
      const to = `${url.replaceAll(/:\w+(?:\([^)]*\))?/g, () => sendable(word()) || '0')}?${new URLSearchParams([
        ['token', word().toWellFormed()],
        ['key', word().toWellFormed()],
      ]).toString()}`;
      const types = ['application/json', 'text/xml', 'application/octet-stream'];
      return types.slice(0, method === 'GET' ? 1 : 3).map((type) => ({
        name,
        to,
        init: {
          method,
          headers: { ...own, 'content-type': type },
          ...(method === 'GET' ? {} : { body: type === 'application/json' ? JSON.stringify(next()) : word() || 'x' }),
        },
      }));
    }),
  );
});

test('[REST-12] bodies that are not JSON, of another type or too large are rejected by every operation with a body', async () => {
  const calls: Sent[] = [];
  const deep = '['.repeat(5000) + ']'.repeat(5000);
  for (const { name, found } of rest.filter((each) => each.found.method !== 'GET')) {
    for (const [type, body] of [
      ['application/json', '{"a":'],
      ['application/json', deep],
      ['text/xml', '<a/>'],
      ['multipart/form-data', 'x'],
      ['application/json', '"\\ud800"'],
      ['application/json', '{"__proto__":{"a":1}}'],
      ['', 'x'],
    ] as const) {
      calls.push({
        name,
        to: pathOf(found),
        init: { method: found.method, headers: { ...headers, 'content-type': type }, body },
      });
    }
  }
  expect(await faultsOf(calls)).toEqual([]);
  const large = await fetch(`${service.address}/agents/enquiries`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ message: 'x'.repeat(1_100_000) }),
  });
  expect(large.status).toBe(413);
});

test('[MEMB-01] a number too large for an id matches no member', async () => {
  for (const path of [
    '/auth/member/99999999999999999999',
    '/member/99999999999999999999',
    '/legacy/api/user/99999999999999999999',
  ]) {
    expect([path, (await fetch(`${service.address}${path}`, { headers })).status]).toEqual([path, 422]);
  }
});

test('[GQL-11] garbage in the arguments of every operation of the graph API is rejected, never a fault', async () => {
  await throwing(({ value: next, text: word, headers: own }) => {
    const spoiled = (given: unknown): unknown => {
      if (typeof given === 'string') return word();
      if (Array.isArray(given)) return [word(), ...given];
      if (typeof given === 'object' && given !== null)
        return Object.fromEntries(Object.entries(given).map(([key, each]) => [key, spoiled(each)]));
      return typeof given === 'number' ? 2_147_483_647 : given;
    };
    return graph.flatMap(({ name, found }) =>
      [
        spoiled(found.variables),
        Object.fromEntries(Object.keys(found.variables).map((key) => [key, next()])),
        // One wrong among right ones gets deepest.
        ...Object.keys(found.variables).map((key) => ({ ...found.variables, [key]: spoiled(found.variables[key]) })),
      ].map((variables) => ({
        name,
        to: '/graphql',
        init: { method: 'POST', headers: own, body: JSON.stringify({ query: found.query, variables }) },
      })),
    );
  });
});

test('[GQL-11] deep, aliased and oversized operations and batches are rejected', async () => {
  const code = async (query: string) => (await service.graph({ query })).body.errors?.[0]?.extensions?.code;
  const deep =
    '{ listing(id: "1") { similar { similar { similar { similar { similar { similar { similar { similar { similar { id } } } } } } } } } } }';
  const aliases = Array.from({ length: 40 }, (_, at) => `a${at}: states { name }`).join(' ');
  expect((await service.graph({ query: deep })).body.errors).toBeDefined();
  expect(await code(`{ ${aliases} }`)).toBe('QUERY_TOO_COSTLY');
  expect((await service.graph({ query: `{ ${'states { name } '.repeat(2000)} }` })).body.errors).toBeDefined();
  const batch = await fetch(`${service.address}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify(Array.from({ length: 11 }, () => ({ query: '{ states { name } }' }))),
  });
  expect(batch.status).toBeGreaterThanOrEqual(400);
  expect(batch.status).toBeLessThan(500);
  const body = await fetch(`${service.address}/graphql`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ query: `{ states { name } } #${'x'.repeat(1_100_000)}` }),
  });
  expect(body.status).toBe(413);
});

test('[MEMB-01, GQL-06] forged, altered and expired credentials authenticate nobody', async () => {
  const key = sessionKeyOf(service.settings);
  const real = await signAccess(testMembers.mara, key);
  const [head = '', claims = '', sign = ''] = real.split('.');
  const forged = Buffer.from(
    JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: '5', role: 'admin' }),
  ).toString('base64url');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const ask = async (token: string) =>
    (await service.graph({ query: '{ collections(username: "mara") { id } }' }, { authorization: `Bearer ${token}` }))
      .body.errors?.[0]?.extensions?.code;
  expect(await ask(real)).toBeUndefined();
  for (const token of [
    `${head}.${forged}.${sign}`,
    `${unsigned}.${claims}.`,
    `${head}.${claims}.`,
    await signAccess(testMembers.mara, key, Date.now() - 3_600_000),
    await signAccess(testMembers.mara, new Uint8Array(32)),
    'x',
    '..',
  ]) {
    expect([token.length, await ask(token)]).toEqual([token.length, 'SIGNED_OUT']);
  }
});
