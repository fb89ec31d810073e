import { gradeHeaders, type Graded } from './test-kit/header-grade.ts';
import { bundleSource, openSite, type Site } from './test-kit/site.ts';

test('weak headers are detected', () => {
  const good = {
    'content-security-policy': "default-src 'none'; script-src 'self'; form-action 'self'; frame-ancestors 'none'",
    'strict-transport-security': 'max-age=31536000',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  };
  const grade = (
    more: Readonly<Record<string, string>>,
    html = '<script src="/a.js" integrity="sha384-x"></script>',
  ): readonly [string, number] => {
    const { grade: letter, score } = gradeHeaders(new Headers({ ...good, ...more }), html);
    return [letter, score];
  };
  expect(grade({})).toEqual(['A+', 135]);
  expect(grade({ 'set-cookie': 'access=x; Path=/; HttpOnly; Secure; SameSite=Lax' })).toEqual(['A+', 140]);
  expect(grade({ 'set-cookie': 'access=x; Path=/; HttpOnly; SameSite=Lax' })).toEqual(['C+', 60]);
  expect(grade({ 'set-cookie': 'refresh=x; Path=/; Secure; SameSite=Lax' })).toEqual(['B', 70]);
  expect(grade({ 'content-security-policy': "default-src 'self' 'unsafe-inline'" })).toEqual(['C+', 60]);
  expect(grade({ 'strict-transport-security': 'max-age=60', 'x-content-type-options': 'no' })).toEqual(['A-', 85]);
  expect(grade({}, '<script src="http://elsewhere.example/a.js"></script>')).toEqual(['C', 50]);
  expect(gradeHeaders(new Headers(), '')).toMatchObject({
    grade: 'D',
    score: 30,
    faults: expect.arrayContaining(['no content security policy', 'others may frame it']),
  });
});

describe('pages', () => {
  let site: Site;
  beforeAll(async () => {
    site = await openSite({ PUBLIC_URL: 'https://verandah.example', VISITOR_CALLS_PER_SECOND: '1', TRUST_PROXY: '1' });
    await site.store(
      'search',
      '1.0.0',
      bundleSource(
        'if (request.url.endsWith("/health")) return page("well"); if (request.url.includes("broken")) throw new Error("broken"); return page("<h1>Found</h1>");',
      ),
      { routes: ['/search/private', '/search/*'], privateRoutes: ['/search/private'] },
    );
    await site.store('search', '1.0.1', bundleSource('return page("<h1>Next</h1>");'));
    expect(await site.operate('search/promote', { version: '1.0.0' })).toMatchObject({
      status: 200,
      body: { changed: true },
    });
  });
  afterAll(() => site.close());
  const graded = async (
    path: string,
    init: RequestInit = {},
  ): Promise<readonly [string, number, string, Graded['faults']]> => {
    const { status, headers, text } = await site.get(path, {
      redirect: 'manual',
      headers: { accept: 'text/html' },
      ...init,
    });
    const { grade, faults } = gradeHeaders(headers, text);
    return [path, status, grade, faults];
  };

  test("every kind of page, redirect and error has an A+ by the rules of Mozilla's HTTP Observatory", async () => {
    const { body } = await site.operate('search/preview', { version: '1.0.1', lasts: 3_600_000 });
    const link = new URL((body as { readonly link: string }).link);
    const pages = [
      await graded('/search/a'),
      await graded('/search/a'),
      await graded('/search/private'),
      await graded('/nowhere'),
      await graded('/search/broken'),
      await graded('/search//a'),
      await graded('/about/privacy'),
      await graded('/ops'),
      await graded(link.pathname + link.search),
      await graded('/search/a', {
        method: 'POST',
        body: 'a=b',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://elsewhere.example' },
      }),
      await graded('/ops/sign-in', {
        method: 'POST',
        body: 'token=x&person=y',
        headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://verandah.example' },
      }),
    ];
    let last = await graded('/search/a', { headers: { accept: 'text/html', 'x-forwarded-for': '203.0.113.9' } });
    for (let call = 0; last[1] !== 429 && call < 60; call += 1)
      last = await graded('/search/a', { headers: { accept: 'text/html', 'x-forwarded-for': '203.0.113.9' } });
    const statuses = [...pages, last].map(([, status]) => status);
    expect(statuses).toEqual([
      200,
      200,
      200,
      404,
      expect.any(Number),
      expect.any(Number),
      200,
      200,
      expect.any(Number),
      expect.any(Number),
      401,
      429,
    ]);
    expect([...pages, last].filter(([, , grade]) => grade !== 'A+')).toEqual([]);
  });

  test('so has everything else: files, pictures, API responses', async () => {
    const others = [
      await graded('/r/search/1.0.0/web/entry.js'),
      await graded('/r/search/1.0.0/web/none.js'),
      await graded('/robots.txt'),
      await graded('/rest/listings'),
      await graded('/media/a/640.webp'),
      await graded('/sitemap.xml'),
      await graded('/api/version'),
      await graded('/ops/api/status'),
      await graded('/auth/session'),
      await graded('/graphql', { method: 'POST', body: '{}', headers: { origin: 'https://elsewhere.example' } }),
    ];
    expect(others.filter(([, , grade]) => grade !== 'A+')).toEqual([]);
  });
});
