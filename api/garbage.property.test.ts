import fc from 'fast-check';
import { testDatabase, type Database } from './database/public.ts';
import { fillTestListings, fillTestPlaces } from './listings/test-market.ts';
import { sessionKeyOf } from './make-service.ts';
import { signAccess } from './members/viewer.ts';
import { fillTestMembers, testMembers } from './test-members.ts';
import { pathOf, testOperations } from './test-operations.ts';
import { testService, type TestService } from './test-service.ts';

jest.setTimeout(120_000);
let database: Database;
let service: TestService;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await fillTestMembers(database);
  await fillTestListings(database, [{ id: 1 }]);
  service = await testService(database);
  headers = { authorization: `Bearer ${await signAccess(testMembers.quinn, sessionKeyOf(service.settings))}`, domain: 'www.verandah.example', 'content-type': 'application/json' };
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

/** Nothing that any operation expects: broken texts, numbers beyond every range, the wrong kind. */
const text = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom('', '0', '-1', '1e309', '99999999999999999999', 'NaN', '\u0000', '\uD800', "' or 1=1 --", '%', '../..', '{"a":', '[]', '\u202E', '🏡'.repeat(30), 'x'.repeat(5000)),
);
const value = fc.oneof(text, fc.double(), fc.maxSafeInteger(), fc.boolean(), fc.constant(null), fc.array(text, { maxLength: 4 }), fc.jsonValue({ maxDepth: 6 }));

const rest = testOperations.flatMap(({ name, rest: found }) => (found === undefined ? [] : [{ name, found }]));
const graph = testOperations.flatMap(({ name, graph: found }) => (found === undefined ? [] : [{ name, found }]));
/** A fetch needs text that can be sent: lone halves of characters go as what stands for them. */
const sendable = (part: string): string => encodeURIComponent(part.toWellFormed());

/** Faults that calls found, with what was sent; a call that hangs is one. */
async function faultOf(name: string, url: string, init: RequestInit): Promise<string | undefined> {
  const answer = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(20_000) });
  const body = await answer.text();
  const fault = answer.status >= 500 || body.includes('INTERNAL_SERVER_ERROR');
  return fault ? `${name} ${answer.status} ${url.slice(0, 200)} ${String(init.body ?? '').slice(0, 400)}` : undefined;
}

test('[REST-12] garbage in path, query and body of every REST and legacy operation is refused, never a fault', async () => {
  const faults = new Set<string>();
  await fc.assert(fc.asyncProperty(fc.infiniteStream(value), fc.infiniteStream(text), async (values, texts) => {
    const next = (): unknown => values.next().value;
    for (const { name, found } of rest) {
      const path = name.split(' ')[1]?.replaceAll(/:\w+/g, () => sendable(texts.next().value ?? '') || '0') ?? '/';
      const query = new URLSearchParams([...Object.keys(found.query), 'skip', 'take'].map((key) => [key, (texts.next().value ?? '').toWellFormed()])).toString();
      const body = found.method === 'GET' ? undefined : JSON.stringify(typeof found.body === 'object' && found.body !== null ? Object.fromEntries(Object.keys(found.body).map((key) => [key, next()])) : next());
      const calls: [string, RequestInit][] = [
        [`${path}?${query}`, { method: found.method, headers, ...(body === undefined ? {} : { body }) }],
        [pathOf(found), { method: found.method, headers, ...(body === undefined ? {} : { body }) }],
      ];
      for (const [to, init] of calls) {
        const fault = await faultOf(name, `${service.address}${to}`, init);
        if (fault !== undefined) faults.add(fault);
      }
    }
  }), { numRuns: 2, seed: 4, endOnFailure: true });
  expect([...faults]).toEqual([]);
});

test('[REST-12] bodies that are no JSON, of another kind or too large are refused by every operation that takes one', async () => {
  const faults = new Set<string>();
  const deep = '['.repeat(5000) + ']'.repeat(5000);
  for (const { name, found } of rest.filter((each) => each.found.method !== 'GET')) {
    for (const [type, body] of [['application/json', '{"a":'], ['application/json', deep], ['text/xml', '<a/>'], ['multipart/form-data', 'x'], ['application/json', '"\\ud800"'], ['application/json', '{"__proto__":{"a":1}}'], ['', 'x']] as const) {
      const fault = await faultOf(name, `${service.address}${pathOf(found)}`, { method: found.method, headers: { ...headers, 'content-type': type }, body });
      if (fault !== undefined) faults.add(fault);
    }
  }
  expect([...faults]).toEqual([]);
  const large = await fetch(`${service.address}/agents/enquiries`, { method: 'POST', headers, body: JSON.stringify({ message: 'x'.repeat(1_100_000) }) });
  expect(large.status).toBe(413);
});

test('[MEMB-01] a number too large for an id is no member', async () => {
  for (const path of ['/auth/member/99999999999999999999', '/member/99999999999999999999', '/legacy/api/user/99999999999999999999']) {
    expect([path, (await fetch(`${service.address}${path}`, { headers })).status]).toEqual([path, 422]);
  }
});

test('[GQL-11] garbage in the arguments of every operation of the graph API is refused, never a fault', async () => {
  const faults = new Set<string>();
  await fc.assert(fc.asyncProperty(fc.infiniteStream(value), fc.infiniteStream(text), async (values, texts) => {
    const spoiled = (given: unknown): unknown => {
      if (typeof given === 'string') return texts.next().value;
      if (Array.isArray(given)) return [texts.next().value, ...given];
      if (typeof given === 'object' && given !== null) return Object.fromEntries(Object.entries(given).map(([key, each]) => [key, spoiled(each)]));
      return typeof given === 'number' ? 2_147_483_647 : given;
    };
    for (const { name, found } of graph) {
      for (const variables of [spoiled(found.variables), Object.fromEntries(Object.keys(found.variables).map((key) => [key, values.next().value]))]) {
        const fault = await faultOf(name, `${service.address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: found.query, variables }) });
        if (fault !== undefined) faults.add(fault);
      }
    }
  }), { numRuns: 2, seed: 4, endOnFailure: true });
  expect([...faults]).toEqual([]);
});

test('[GQL-11] deep, aliased and oversized operations and batches are refused', async () => {
  const code = async (query: string) => (await service.graph({ query })).body.errors?.[0]?.extensions?.code;
  const deep = '{ listing(id: "1") { similar { similar { similar { similar { similar { similar { similar { similar { similar { id } } } } } } } } } } }';
  const aliases = Array.from({ length: 40 }, (_, at) => `a${at}: states { name }`).join(' ');
  expect((await service.graph({ query: deep })).body.errors).toBeDefined();
  expect(await code(`{ ${aliases} }`)).toBe('QUERY_TOO_COSTLY');
  expect((await service.graph({ query: `{ ${'states { name } '.repeat(2000)} }` })).body.errors).toBeDefined();
  const batch = await fetch(`${service.address}/graphql`, { method: 'POST', headers, body: JSON.stringify(Array.from({ length: 11 }, () => ({ query: '{ states { name } }' }))) });
  expect(batch.status).toBeGreaterThanOrEqual(400);
  expect(batch.status).toBeLessThan(500);
  const body = await fetch(`${service.address}/graphql`, { method: 'POST', headers, body: JSON.stringify({ query: `{ states { name } } #${'x'.repeat(1_100_000)}` }) });
  expect(body.status).toBe(413);
});

test('[MEMB-01, GQL-06] forged, altered and expired proofs of who calls count for nobody', async () => {
  const key = sessionKeyOf(service.settings);
  const real = await signAccess(testMembers.mara, key);
  const [head = '', claims = '', sign = ''] = real.split('.');
  const forged = Buffer.from(JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), sub: '5', role: 'admin' })).toString('base64url');
  const unsigned = Buffer.from('{"alg":"none"}').toString('base64url');
  const ask = async (token: string) => (await service.graph({ query: '{ collections(username: "mara") { id } }' }, { authorization: `Bearer ${token}` })).body.errors?.[0]?.extensions?.code;
  expect(await ask(real)).toBeUndefined();
  for (const token of [`${head}.${forged}.${sign}`, `${unsigned}.${claims}.`, `${head}.${claims}.`, await signAccess(testMembers.mara, key, Date.now() - 3_600_000), await signAccess(testMembers.mara, new Uint8Array(32)), 'x', '..']) {
    expect([token.length, await ask(token)]).toEqual([token.length, 'SIGNED_OUT']);
  }
});
