import { testApi, type TestApi } from '../../test-kit/test-api.ts';
import { testMembers } from '../../test-kit/test-members.ts';
import { sessionKeyOf } from '../../app/make-service.ts';
import { signAccess } from '../../platform/identity/viewer.ts';
import { prices } from '../prices/public.ts';
import { budgets, type BudgetName } from '../../platform/rate-limits/limits.ts';

let api: TestApi;
let bearer: string;
beforeAll(async () => {
  api = await testApi();
  bearer = `Bearer ${await signAccess(testMembers.mara, sessionKeyOf(api.service.settings))}`;
});
afterAll(() => api.close());
// A test looks at one moment, the last second of a minute in which `leave` was called first. Minutes of tests before it
// have ended.
let at = Date.now();
beforeEach(() => {
  at += 120_000;
  jest.spyOn(Date, 'now').mockImplementation(() => at);
});
afterEach(() => {
  jest.restoreAllMocks();
});

const elsewhere = '203.0.113.7';
const query = '{ posts(take: 1) { hasMore total } }';
/** What the query costs: an object, its two fields one level down, and what a root field reads. */
const cost = Math.ceil(prices.operation + 2 + 2 * 1.5 + 2 * prices.statement + prices.row);
const post = async (body: unknown, headers: Readonly<Record<string, string>>): Promise<Response> =>
  fetch(`${api.service.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
const graph = (headers: Readonly<Record<string, string>>): Promise<Response> =>
  post({ query }, { 'x-forwarded-for': elsewhere, ...headers });
const leave = async (name: BudgetName, who: string | number, left: number): Promise<void> => {
  at -= (budgets[name].seconds - 1) * 1000;
  await api.service.service.spending.spend(name, who, budgets[name].most - left);
  at += (budgets[name].seconds - 1) * 1000;
};
const throttled = { code: 'THROTTLED', retryAfter: 1 };
const statusesOf = async (responses: readonly Promise<Response>[]): Promise<number[]> =>
  (await Promise.all(responses)).map(({ status }) => status);

test('[GQL-11] a network’s GraphQL operations have a budget a minute: beyond it they wait, and others do not', async () => {
  await leave('graph-cost-network', elsewhere, 2 * cost);
  expect(await statusesOf([graph({}), graph({})])).toEqual([200, 200]);
  const refused = await graph({});
  expect([
    refused.status,
    refused.headers.get('retry-after'),
    refused.headers.get('ratelimit-policy'),
    refused.headers.get('ratelimit'),
  ]).toEqual([
    429,
    '1',
    `"graph-cost-network";q=${budgets['graph-cost-network'].most};w=60`,
    '"graph-cost-network";r=0;t=1',
  ]);
  expect(await refused.json()).toMatchObject({
    errors: [
      {
        message: 'This is more than can be requested in a minute. Please try again in a second.',
        extensions: throttled,
      },
    ],
  });
  expect(
    await statusesOf([
      graph({ 'x-forwarded-for': '203.0.113.8' }),
      graph({ authorization: bearer }),
      graph({ 'x-forwarded-for': '10.0.0.3' }),
    ]),
  ).toEqual([200, 200, 200]);
  expect(
    await statusesOf([graph({ 'x-build-secret': 'a-build-secret-for-tests' }), graph({ 'x-build-secret': 'guess' })]),
  ).toEqual([200, 401]);
});

test('[GQL-11] a member’s GraphQL operations have a budget a minute, from any network and in lists too', async () => {
  await leave('graph-cost', testMembers.mara.memberId, 2 * cost);
  const batch = await post([{ query }, { query }, { query }], { 'x-forwarded-for': elsewhere, authorization: bearer });
  // The operations of a list run concurrently: any two of them succeed.
  const responses = (await batch.json()) as { errors?: { extensions: object }[] }[];
  expect(responses.filter(({ errors }) => errors === undefined)).toHaveLength(2);
  expect(responses.flatMap(({ errors = [] }) => errors.map(({ extensions }) => extensions))).toEqual([
    expect.objectContaining(throttled),
  ]);
  expect(
    await statusesOf([
      graph({ authorization: bearer, 'x-forwarded-for': '203.0.113.99' }),
      graph({ authorization: bearer }),
    ]),
  ).toEqual([429, 429]);
});

test('[SEC-97] what visitors of a network read by REST is paid from the budget of their GraphQL operations: more for more rows', async () => {
  const [network, exhausted] = ['203.0.113.20', '203.0.113.21'];
  const get = (path: string, from = network): Promise<Response> =>
    fetch(`${api.service.address}${path}`, { headers: { 'x-forwarded-for': from } });
  const spent = async (path: string): Promise<number> => {
    const { spending } = api.service.service;
    const before = (await spending.left('graph-cost-network', network))?.left ?? budgets['graph-cost-network'].most;
    expect((await get(path)).status).toBe(200);
    return before - ((await spending.left('graph-cost-network', network))?.left ?? 0);
  };
  const [few, many] = [await spent('/rest/posts?take=10'), await spent('/posts?take=50')];
  expect(few).toBeGreaterThan(prices.operation + prices.statement);
  expect(many - few).toBe(40 * 3 * prices.row);
  await leave('graph-cost-network', exhausted, 10);
  const refused = await get('/posts?take=10', exhausted);
  expect([refused.status, refused.headers.get('ratelimit')]).toEqual([429, '"graph-cost-network";r=0;t=1']);
  expect(await refused.json()).toMatchObject({ 'violated-policies': ['graph-cost-network'] });
  expect((await graph({ 'x-forwarded-for': exhausted })).status).toBe(429);
});

test('[GQL-11, REST-12] a member calls so often in a minute, by every way in; pictures and tiles are not counted', async () => {
  const bearerOfNoah = `Bearer ${await signAccess(testMembers.noah, sessionKeyOf(api.service.settings))}`;
  const headers = { authorization: bearerOfNoah, 'x-forwarded-for': elsewhere };
  const get = (path: string): Promise<Response> => fetch(`${api.service.address}${path}`, { headers });
  await leave('calls', testMembers.noah.memberId, 2);
  expect(await statusesOf([get('/posts'), graph(headers)])).toEqual([200, 200]);
  const refused = await get('/rest/posts');
  expect([refused.status, refused.headers.get('retry-after'), refused.headers.get('content-type')]).toEqual([
    429,
    '1',
    'application/problem+json; charset=utf-8',
  ]);
  expect(await refused.json()).toMatchObject({
    status: 429,
    'violated-policies': ['calls'],
    detail: 'This is more than can be requested in a minute. Please try again in a second.',
  });
  expect(await (await graph(headers)).json()).toMatchObject({ errors: [{ extensions: throttled }] });
  expect(await statusesOf([get('/media/none.webp'), get('/tiles/0/0/0')])).toEqual([404, 404]);
  expect((await fetch(`${api.service.address}/posts`, { headers: { 'x-forwarded-for': elsewhere } })).status).toBe(200);
});
