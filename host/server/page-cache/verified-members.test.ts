import { bundleSource, openSite, type Site } from '../test-kit/site.ts';

let site: Site;
/** Session requests that reached the API. */
let questions: number;
beforeAll(async () => {
  site = await openSite();
  await site.store('search', '1.0.0', bundleSource("return page('<p>homes</p>');"));
  await site.operate('search/promote', { version: '1.0.0' });
});
afterAll(() => site.close());
let number = 0;
let path = '';
beforeEach(async () => {
  questions = 0;
  site.api = ({ path: requested, headers }) => {
    if (requested !== '/auth/session') return undefined;
    questions++;
    return { body: { signedIn: headers.authorization === 'Bearer genuine.to.ken', member: null, expiresIn: 0 } };
  };
  path = `/search/${++number}`;
  await site.get(path);
});

/** The cache header of a page; null when the page bypassed the cache. */
const cacheFor = async (cookie: string): Promise<string | null> =>
  (await site.get(path, { headers: { cookie } })).headers.get('x-verandah-cache');

test('[SEC-23] a cookie that anybody can write gets the cached page, without a request to the API', async () => {
  expect(await cacheFor('')).toBe('hit');
  expect(await cacheFor('__Host-session=7')).toBe('hit');
  expect(await cacheFor('session=7; access=')).toBe('hit');
  expect(questions).toBe(0);
});

test('[SEC-23] a forged token does too, with one request to the API', async () => {
  for (let call = 0; call < 3; call++)
    expect(await cacheFor('__Host-session=7; __Host-access=made.up.one')).toBe('hit');
  expect(await cacheFor('__Host-session=7; __Host-access=not-even-one')).toBe('hit');
  expect(questions).toBe(1);
});

test('[SEC-23] a signed-in member gets every page freshly rendered, at the cost of one request', async () => {
  for (let call = 0; call < 3; call++)
    expect(await cacheFor('__Host-session=7; __Host-access=genuine.to.ken')).toBeNull();
  expect(questions).toBeLessThanOrEqual(1);
});

test('[SEC-23] while the API does not respond, the shared page is sent, and the next request looks the session up again', async () => {
  site.api = ({ path: requested }) => {
    if (requested !== '/auth/session') return undefined;
    questions++;
    return { status: 503, body: 'unavailable' };
  };
  const cookie = `__Host-session=7; __Host-access=one.more.${number}`;
  expect([await cacheFor(cookie), await cacheFor(cookie)]).toEqual(['hit', 'hit']);
  expect(questions).toBe(2);
});
