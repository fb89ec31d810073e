import { sql } from 'kysely';
import { type Database } from '../../platform/database/public.ts';
import { testDatabase } from '../../test-kit/test-database.ts';
import { fillTestPlaces } from '../../domains/listings/test-market.ts';
import { testService, type TestService } from '../../test-kit/test-service.ts';

let database: Database;
let service: TestService;
beforeAll(async () => {
  database = await testDatabase();
  await fillTestPlaces(database);
  await sql`insert into question (id, uri, locality_id, author_name, title, is_visible, removed, updated_at) values
    (1, 'parking-richmond-vic-3121-1', 1, 'A', 'What is parking like?', true, false, '2026-11-02T00:00:00Z'),
      (2, 'hidden-2', 1, 'A', 'Hidden one', false, false, now()),
    (3, 'removed-3', 1, 'A', 'Removed one', true, true, now()),
      (50001, 'late-50001', 1, 'A', 'A later one', true, false, '2026-11-03T00:00:00Z')`.execute(database);
  await sql`insert into post (slug, title, summary, markdown, topic, author_name, published_at, updated_at) values
    ('one', 'Fish & chips', 'In short <1>', '*1*', 'Homes', 'Ada Field', '2026-11-01', '2026-11-05T00:00:00Z'),
      ('draft', 'Draft', '', '-', '', 'Dora Draft', null, now()), ('tomorrow', 'Tomorrow', '', '-', '', 'Tom Orrow',
      now() + interval '1 day', now())`.execute(database);
  service = await testService(database, { publicUrl: 'https://verandah.example' });
});
afterAll(async () => {
  await service.close();
  await database.destroy();
});

const ask = async (path: string, headers: Record<string, string> = {}) => {
  const response = await fetch(`${service.address}${path}`, { headers });
  return { status: response.status, headers: response.headers, text: await response.text() };
};
const addresses = (text: string): string[] =>
  [...text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) =>
    (address ?? '').replace('https://verandah.example', ''),
  );

test('[SEO-01] questions and posts that everyone sees have sitemaps; hidden, removed and coming ones are in none', async () => {
  expect(addresses((await ask('/sitemap.xml')).text)).toEqual(
    expect.arrayContaining(['/sitemaps/questions/1.xml', '/sitemaps/questions/2.xml', '/sitemaps/posts/1.xml']),
  );
  const questions = (await ask('/sitemaps/questions/1.xml')).text;
  expect([addresses(questions), questions]).toEqual([
    ['/question/parking-richmond-vic-3121-1'],
    expect.stringContaining('<lastmod>2026-11-02T00:00:00'),
  ]);
  expect(addresses((await ask('/sitemaps/questions/2.xml')).text)).toEqual(['/question/late-50001']);
  expect(addresses((await ask('/sitemaps/posts/1.xml')).text)).toEqual(['/blog/one']);
});

test('[QNA-08, SEO-01] authors of published posts have a sitemap, changed with the latest of their posts', async () => {
  expect(addresses((await ask('/sitemap.xml')).text)).toContain('/sitemaps/authors/1.xml');
  const { text } = await ask('/sitemaps/authors/1.xml');
  expect([addresses(text), text]).toEqual([
    ['/blog/authors/ada-field'],
    expect.stringContaining('<lastmod>2026-11-05T00:00:00'),
  ]);
});

test('[QNA-05] the blog has a feed of Atom, known by its tag', async () => {
  const { status, headers, text } = await ask('/feeds/blog');
  expect([status, headers.get('content-type'), headers.get('last-modified')]).toEqual([
    200,
    'application/atom+xml; charset=utf-8',
    'Thu, 05 Nov 2026 00:00:00 GMT',
  ]);
  expect(text).toContain('<title>Fish &amp; chips</title>');
  expect(text).toContain('<link rel="alternate" type="text/html" href="https://verandah.example/blog/one"/>');
  expect(text).not.toMatch(/Draft|Tomorrow/);
  expect((await ask('/feeds/blog', { 'if-none-match': headers.get('etag') ?? '' })).status).toBe(304);
});
