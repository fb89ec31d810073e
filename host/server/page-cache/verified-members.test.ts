import { bundle, openSite, type Site } from '../test-kit/site.ts';

jest.setTimeout(30_000);

let site: Site;
/** Questions about a session that reached the API. */
let questions: number;
beforeAll(async () => {
  site = await openSite();
  await site.store('search', '1.0.0', bundle("return page('<p>homes</p>');"));
  await site.operate('search/promote', { version: '1.0.0' });
});
afterAll(() => site.close());
let number = 0;
let path = '';
beforeEach(async () => {
  questions = 0;
  site.api = ({ path: asked, headers }) => {
    if (asked !== '/auth/session') return undefined;
    questions++;
    return { body: { signedIn: headers.authorization === 'Bearer genuine.to.ken', member: null, expiresIn: 0 } };
  };
  path = `/search/${++number}`;
  await site.get(path);
});

/** What the cache says of a page; null when the page passed it by. */
const cacheFor = async (cookie: string): Promise<string | null> =>
  (await site.get(path, { headers: { cookie } })).headers.get('x-verandah-cache');

test('[SEC-23] a cookie that anybody can write gets the cached page, and nobody is asked about it', async () => {
  expect(await cacheFor('')).toBe('hit');
  expect(await cacheFor('__Host-session=7')).toBe('hit');
  expect(await cacheFor('session=7; access=')).toBe('hit');
  expect(questions).toBe(0);
});

test('[SEC-23] so does a made-up token, which the API is asked about once', async () => {
  for (let call = 0; call < 3; call++)
    expect(await cacheFor('__Host-session=7; __Host-access=made.up.one')).toBe('hit');
  expect(await cacheFor('__Host-session=7; __Host-access=not-even-one')).toBe('hit');
  expect(questions).toBe(1);
});

test('[SEC-23] a signed-in member reads every page anew, at the cost of one question', async () => {
  for (let call = 0; call < 3; call++)
    expect(await cacheFor('__Host-session=7; __Host-access=genuine.to.ken')).toBeNull();
  expect(questions).toBeLessThanOrEqual(1);
});

test('[SEC-23] while the API does not say, the page is that of everybody, and the next request asks again', async () => {
  site.api = ({ path: asked }) => {
    if (asked !== '/auth/session') return undefined;
    questions++;
    return { status: 503, body: 'away' };
  };
  const cookie = `__Host-session=7; __Host-access=one.more.${number}`;
  expect([await cacheFor(cookie), await cacheFor(cookie)]).toEqual(['hit', 'hit']);
  expect(questions).toBe(2);
});
