import { longestDelay, mostDelay } from '@verandah/parsing/test-kit';
import { emptyTables } from '../test-kit/empty-tables.ts';
import { pathOf, testOperations } from '../test-kit/test-operations.ts';
import { testMembers } from '../test-kit/test-members.ts';
import { testWorld, type TestWorld } from '../test-kit/test-world.ts';
import { signAccess } from '../platform/identity/viewer.ts';
import { sessionKeyOf } from './make-service.ts';

jest.setTimeout(600_000);
let world: TestWorld;
let headers: Readonly<Record<string, string>>;
beforeAll(async () => {
  world = await testWorld();
  const { service } = world;
  // Of an admin, who may call most operations.
  const token = await signAccess(testMembers.quinn, sessionKeyOf(service.settings));
  headers = { authorization: `Bearer ${token}`, domain: 'www.verandah.example', 'content-type': 'application/json' };
  await world.restore();
});
afterAll(() => world.close());

/** Runs of them cost an expression with two ways through them quadratic time, and a recursive parser its stack. */
const units = [
  'a',
  ' ',
  '0',
  '-',
  '/',
  ',',
  '.',
  '<',
  '&',
  '(',
  '[',
  '*',
  '>',
  '_',
  '1 ',
  'a@',
  '\n',
  '1,',
  '😀',
  "'",
  '"',
  '\\',
  '((0 0),',
  '$1m ',
];
const length = 30_000;

/** A long run of each, beginning with another one each time: many expressions look at the beginning only. */
function hostileText(first: number, share: number): string {
  const order = units.map((_, at) => units[(first + at) % units.length] ?? '');
  return order.map((unit) => unit.repeat(Math.ceil(length / share / unit.length))).join('');
}

/** The number of texts in a value. */
function textsIn(value: unknown): number {
  if (typeof value === 'string') return 1;
  return typeof value === 'object' && value !== null
    ? Object.values(value).reduce<number>((sum, each) => sum + textsIn(each), 0)
    : 0;
}

function hostile(value: unknown, text: string): unknown {
  if (typeof value === 'string') return text;
  if (Array.isArray(value)) return value.map((each) => hostile(each, text));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, hostile(each, text)]));
}

interface Call {
  readonly name: string;
  readonly to: string;
  readonly init: RequestInit;
}

/** Inputs that failed or blocked other requests for too long. */
async function faultsOf(calls: readonly Call[]): Promise<string[]> {
  const found: string[] = [];
  for (const [at, { name, to, init }] of calls.entries()) {
    if (at % 20 === 0) await emptyTables(world.database, ['throttle']);
    let status = 0;
    const delay = await longestDelay(async () => {
      const response = await fetch(`${world.service.address}${to}`, { ...init, headers, redirect: 'manual' });
      status = (await response.text()).includes('INTERNAL_SERVER_ERROR') ? 500 : response.status;
    });
    if (delay > mostDelay || status >= 500) found.push(`${name}: ${status}, ${Math.round(delay)} ms`);
  }
  return found;
}

test('[SEC-95] no hostile text stops the API in an operation of the graph API', async () => {
  const calls = testOperations.flatMap(({ name, graph }, at) => {
    if (graph === undefined || textsIn(graph.variables) === 0) return [];
    const variables = hostile(graph.variables, hostileText(at, textsIn(graph.variables)));
    return [
      { name, to: '/graphql', init: { method: 'POST', body: JSON.stringify({ query: graph.query, variables }) } },
    ];
  });
  expect(calls.length).toBeGreaterThan(50);
  expect(await faultsOf(calls)).toEqual([]);
});

test('[SEC-95] no hostile text stops the API in another operation', async () => {
  const calls = testOperations.flatMap(({ name, rest }, at) => {
    if (rest === undefined || name.includes(', ')) return [];
    const texts = textsIn(rest.body);
    const body = hostile(rest.body, hostileText(at, 5 * Math.max(1, texts)));
    // An address has at most 16 KB.
    const query = new URLSearchParams(Object.keys(rest.query).map((key) => [key, hostileText(at, 200)])).toString();
    return [
      { name, to: `${pathOf(rest).split('?')[0]}?${query.slice(0, 15_000)}`, init: { method: rest.method } },
      ...(texts === 0 ? [] : [{ name, to: pathOf(rest), init: { method: rest.method, body: JSON.stringify(body) } }]),
    ];
  });
  expect(calls.length).toBeGreaterThan(50);
  expect(await faultsOf(calls)).toEqual([]);
});

test('[SEC-95] hostile documents are rejected: none stops the API or fails in it', async () => {
  const nested = (open: string, close: string, times: number): string => open.repeat(times) + close.repeat(times);
  const query = (text: string): Call => ({
    name: text.slice(0, 30),
    to: '/graphql',
    init: { method: 'POST', body: text },
  });
  const most = 990_000;
  const calls = [
    // Bodies of the graph API.
    query('['.repeat(most)),
    query(nested('{"query":', '}', most / 12)),
    query(`[${'{},'.repeat(most / 3)}{}]`),
    query(`{"query":"${'{a'.repeat(most / 2)}"}`),
    query(`{"query":"${'{ '.repeat(most / 2)}"}`),
    query(`{"query":"{a(b:${'['.repeat(most - 100)}"}`),
    query(`{"query":"{a(b:\\"\\"\\"${'\\n '.repeat(most / 3 - 20)}\\"\\"\\")}"}`),
    query(`{"query":"#${'#'.repeat(most - 100)}"}`),
    query(`{"query":"{a} ${'fragment f on A{...f} '.repeat(most / 25)}"}`),
    query(`{"query":"{a ${'@a '.repeat(most / 4)}}"}`),
    query(`{"query":"query(${'$a:A '.repeat(most / 6)}){a}"}`),
    query(
      JSON.stringify({
        query: '{ states { name } }',
        variables: Object.fromEntries(Array.from({ length: 60_000 }, (_, at) => [`v${at}`, at])),
      }),
    ),
    query(`{"query":"{ states { name } }","extensions":${nested('{"a":', '}', most / 8)}}`),
    // Forms of mail programs, reports of browsers.
    ...['/mail/unsubscribe', '/alerts/unsubscribe'].map((to) => ({
      name: to,
      to: `${to}?token=${'a.'.repeat(5000)}`,
      init: { method: 'POST', body: 'a=&'.repeat(1300) },
    })),
    ...['eyJ', '0', 'a@', 'a.', '://', 'key=', 'Bearer ', '(', ' at '].map((unit) => ({
      name: `error report ${unit}`,
      to: '/rest/error-reports',
      init: {
        method: 'POST',
        body: JSON.stringify({
          failures: Array.from({ length: 10 }, () => ({
            area: 'search',
            release: '1.0.0',
            operation: unit.repeat(1000),
            problem: unit.repeat(Math.floor(5000 / unit.length)),
            stack: unit.repeat(Math.floor(5000 / unit.length)),
          })),
        }).slice(0, 260_000),
      },
    })),
  ];
  expect(await faultsOf(calls)).toEqual([]);
});
