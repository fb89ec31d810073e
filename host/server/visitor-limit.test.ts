import fastify from 'fastify';
import { limitVisitors, VisitorLimit } from './visitor-limit.ts';

afterEach(() => {
  jest.restoreAllMocks();
});

test('a network has its rate and a burst of twenty seconds; Retry-After is long enough, and other networks are unaffected', async () => {
  const limit = new VisitorLimit(2);
  const at = 1_000_000;
  const take = (network: string, now: number): Promise<number> => {
    jest.spyOn(Date, 'now').mockReturnValue(now);
    return limit.take(network);
  };
  const takes = (many: number, now: number) => Promise.all(Array.from({ length: many }, () => take('a', now)));
  expect(await takes(41, at)).toEqual([...Array<number>(40).fill(0), 1]);
  expect(await take('b', at)).toBe(0);
  expect(await takes(3, at + 1000)).toEqual([0, 0, 1]);
  // A clock that is set back neither grants nor removes allowance.
  expect(await take('a', at - 60_000)).toBe(1);
  expect((await takes(41, at + 3_600_000)).filter((wait) => wait === 0)).toHaveLength(40);
});

test('a network that never pauses gets its rate, and its burst once a minute', async () => {
  const limit = new VisitorLimit(2);
  const accepted: number[] = [];
  for (let second = 0; second < 120; second += 1) {
    jest.spyOn(Date, 'now').mockReturnValue(1_000_000 + second * 1000);
    const waits = await Promise.all(Array.from({ length: 50 }, () => limit.take('a')));
    accepted.push(waits.filter((wait) => wait === 0).length);
  }
  expect(accepted).toEqual(Array.from({ length: 120 }, (_, second) => (second % 60 === 0 ? 40 : 2)));
});

test("calls and pages beyond it are refused in words; files, pictures and tiles, and the site's own machines, are not counted", async () => {
  jest.spyOn(Date, 'now').mockReturnValue(1_000_000);
  const app = fastify({ trustProxy: true });
  limitVisitors(app, 1);
  app.all('/*', async () => 'taken');
  const send = async (url: string, from: string, accept = '*/*') =>
    app.inject({ url, headers: { 'x-forwarded-for': from, accept } });
  const statuses: number[] = [];
  for (let call = 0; call < 25; call += 1)
    statuses.push((await send('/rest/suggest?text=ri', '203.0.113.7')).statusCode);
  expect(statuses).toEqual([...Array<number>(20).fill(200), ...Array<number>(5).fill(429)]);
  const refused = await send('/graphql', '203.0.113.7');
  expect([
    refused.statusCode,
    refused.headers['retry-after'],
    refused.headers['content-type'],
    refused.headers['cache-control'],
  ]).toEqual([429, '1', 'application/problem+json; charset=utf-8', 'no-store']);
  expect([refused.headers['ratelimit-policy'], refused.headers['ratelimit']]).toEqual([
    '"network";q=1;w=1, "network-burst";q=19;w=60',
    '"network";r=0;t=1',
  ]);
  expect(refused.json()).toMatchObject({
    type: 'https://iana.org/assignments/http-problem-types#quota-exceeded',
    'violated-policies': ['network'],
    status: 429,
    detail: expect.stringContaining('try again in a second'),
  });
  const page = await send('/search/a', '203.0.113.7', 'text/html');
  expect([page.statusCode, page.headers['content-type']]).toEqual([429, 'text/plain; charset=utf-8']);
  for (const url of ['/r/search/1.0.0/web/entry.js', '/media/a/640.webp', '/tiles/1/1/1'])
    expect((await send(url, '203.0.113.7')).statusCode).toBe(200);
  expect((await send('/search/a', '203.0.113.8')).statusCode).toBe(200);
  for (const own of ['127.0.0.1', '10.0.0.3', '::1'])
    for (let call = 0; call < 25; call += 1)
      expect((await app.inject({ url: '/search/a', remoteAddress: own })).statusCode).toBe(200);
  await app.close();
});

test('a site without a rate has no limit', async () => {
  const app = fastify({ trustProxy: true });
  limitVisitors(app, 0);
  app.all('/*', async () => 'taken');
  for (let call = 0; call < 30; call += 1)
    expect((await app.inject({ url: '/', headers: { 'x-forwarded-for': '203.0.113.7' } })).statusCode).toBe(200);
  await app.close();
});
