import { sql } from 'kysely';
import pino from 'pino';
import { questionService, type QuestionService } from '../questions/test-questions.ts';
import { cachedCms } from './cached-cms.ts';
import { embeddedCms } from './embedded-cms.ts';
import { graphqlCms } from './graphql-cms.ts';
import type { Cms } from './post.ts';
import { restCms } from './rest-cms.ts';
import { testCms, type TestCms } from './test-cms.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let all: QuestionService;
let remote: TestCms;
beforeAll(async () => {
  all = await questionService();
  remote = await testCms();
});
afterAll(async () => {
  await all.close();
  await remote.close();
});

/** Quinn's posts of our own, as many and as far apart as those of the remote one; Omar's are every fifteenth. */
async function fillPosts(): Promise<void> {
  await emptyTables(all.database, ['post'], 'restart identity');
  await sql`update member set avatar = 'm5', bio = 'Rents in Hobart & writes about it.' where id = 5`.execute(
    all.database,
  );
  await sql`
    insert into post (slug, title, markdown, topic, author_id, author_name, published_at)
    select 'post-' || n, 'Post ' || n, 'Text', case when n % 10 = 0 then 'Renting' else 'Buying' end, case
      when n % 15 = 0 then 5 end,
      case when n % 15 = 0 then 'Omar' else 'Wendy Editor' end, timestamptz '2026-01-01' + n * interval '1 day'
    from generate_series(1, 120) n`.execute(all.database);
  await sql`
    insert into post (slug, title, markdown, author_name, published_at) values
      ('draft', 'Draft', 'Text', 'Ines Page', null),
        ('coming', 'Coming', 'Text', 'Ines Page', now() + interval '1 day'),
      ('unnamed', 'Unnamed', 'Text', 'Former member', '2025-01-01'),
        ('elsewhere', 'Elsewhere', 'Text', '日本', '2025-01-02')`.execute(all.database);
}
beforeEach(fillPosts);

const adapters: Readonly<Record<string, () => Cms>> = {
  embedded: () => embeddedCms(all.database),
  graphql: () => graphqlCms(remote.graphqlUrl),
  rest: () => restCms(remote.restUrl),
  cached: () => cachedCms([restCms(remote.restUrl)], pino({ level: 'silent' })),
};

test.each(Object.keys(adapters))(
  '[QNA-08] posts of an author are listed latest first by pages, alone and with a topic: adapter %s',
  async (name) => {
    const cms = adapters[name]?.();
    if (!cms) throw new Error(name);
    const slugs = async (paging: Parameters<Cms['list']>[0]) => {
      const { results, hasMore } = await cms.list(paging);
      return [results.map(({ slug }) => slug), hasMore];
    };
    expect(await slugs({ skip: 0, take: 2, author: 'omar' })).toEqual([['post-120', 'post-105'], true]);
    expect(await slugs({ skip: 6, take: 5, author: 'omar' })).toEqual([['post-30', 'post-15'], false]);
    expect(await slugs({ skip: 8, take: 5, author: 'omar' })).toEqual([[], false]);
    expect(await slugs({ skip: 0, take: 3, author: 'omar', topic: 'renting' })).toEqual([
      ['post-120', 'post-90', 'post-60'],
      true,
    ]);
    expect(await slugs({ skip: 0, take: 3, author: 'nobody' })).toEqual([[], false]);
    expect(await slugs({ skip: 0, take: 3, author: 'ines' })).toEqual([[], false]);
    expect((await cms.list({ skip: 0, take: 3 })).results.map(({ authorSlug }) => authorSlug)).toEqual([
      'omar',
      'wendy-editor',
      'wendy-editor',
    ]);
    expect((await cms.bySlug('post-15'))?.authorSlug).toBe('omar');
  },
);

test.each(Object.keys(adapters))(
  '[QNA-08] an author has a biography of plain text; members without a published post are not authors: adapter %s',
  async (name) => {
    const cms = adapters[name]?.();
    expect(await cms?.author('omar')).toEqual({
      slug: 'omar',
      name: name === 'embedded' ? 'Omar' : 'Omar Q’Dell',
      portrait: name === 'embedded' ? '/media/avatars/m5.webp' : null,
      biography: 'Rents in Hobart & writes about it.',
    });
    expect(await cms?.author('wendy-editor')).toMatchObject({ name: 'Wendy Editor', portrait: null, biography: '' });
    expect([await cms?.author('nobody'), await cms?.author('ines'), await cms?.author('ines-page')]).toEqual([
      null,
      null,
      null,
    ]);
  },
);

test('[QNA-08] portrait and biography are shown only if every post of the name is that member’s and the account is open', async () => {
  const cms = embeddedCms(all.database);
  const anonymous = { portrait: null, biography: '' };
  await sql`update post set author_id = 1 where slug = 'post-15'`.execute(all.database);
  expect(await cms.author('omar')).toMatchObject(anonymous);
  await fillPosts();
  await sql`update member set suspended_at = now() where id = 5`.execute(all.database);
  expect(await cms.author('omar')).toMatchObject(anonymous);
  await sql`update member set suspended_at = null where id = 5`.execute(all.database);
  expect(await cms.author('omar')).toMatchObject({ portrait: '/media/avatars/m5.webp' });
});

test('[QNA-08] two spellings of a name are one author, by the latest; closed accounts and non-Latin names have no page', async () => {
  await sql`update post set author_name = 'OMAR' where slug = 'post-120'`.execute(all.database);
  const cms = embeddedCms(all.database);
  expect(await cms.author('omar')).toMatchObject({ name: 'OMAR' });
  expect((await cms.list({ skip: 0, take: 20, author: 'omar' })).total).toBe(8);
  for (const slug of ['unnamed', 'elsewhere']) expect((await cms.bySlug(slug))?.authorSlug).toBe('');
  expect(await cms.author('former-member')).toBeNull();
});

test('[QNA-08] authors are read by the graph API, posts of one by REST too; what can be no slug finds nothing', async () => {
  const { data } = await all.as.visitor.graph(
    '{ blogAuthor(slug: "Omar") { slug name portrait biography } none: blogAuthor(slug: "../x") { name } posts(author: "OMAR", take: 1) { total results { slug authorSlug } } odd: posts(author: "") { total } }',
  );
  expect(data).toEqual({
    blogAuthor: {
      slug: 'omar',
      name: 'Omar',
      portrait: '/media/avatars/m5.webp',
      biography: 'Rents in Hobart & writes about it.',
    },
    none: null,
    posts: { total: 8, results: [{ slug: 'post-120', authorSlug: 'omar' }] },
    odd: { total: 0 },
  });
  expect((await all.as.visitor.call('GET', '/posts?author=omar&take=1')).body).toMatchObject({
    total: 8,
    hasMore: true,
    results: [{ slug: 'post-120' }],
  });
});

test('[QNA-08] while no CMS responds, an author is temporarily unavailable and not unknown', async () => {
  const cms = cachedCms([restCms('http://127.0.0.1:9/wp-json')], pino({ level: 'silent' }));
  await expect(cms.author('omar')).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 30 });
  expect(await cms.list({ skip: 0, take: 1, author: 'omar' })).toMatchObject({ results: [] });
});

test('[QNA-08] no post has the address of the authors', async () => {
  const { body } = await all.as.quinn.call('POST', '/posts/editor', { title: 'Authors', markdown: 'Text' });
  expect(body.slug).toBe('post-authors');
});
