import { sql } from 'kysely';
import { questionService, type QuestionService } from '../questions/test-questions.ts';
import { emptyTables } from '../../../test-kit/empty-tables.ts';

let all: QuestionService;
beforeAll(async () => {
  all = await questionService();
});
afterAll(() => all.close());
beforeEach(() => emptyTables(all.database, ['post'], 'restart identity'));

const text = {
  title: 'Reading a contract',
  summary: 'What to look for.',
  markdown: '# First\n\nRead **all** of it.',
  topic: 'Buying',
};
const edit = (method: string, path = '', body?: unknown, who: keyof QuestionService['as'] = 'quinn') =>
  all.as[who].call(method, `/posts/editor${path}`, body);
const list = async (query = '') => (await all.as.visitor.call('GET', `/posts${query}`)).body;

test('[QNA-05] an admin writes a draft, publishes it, changes it, takes it back and deletes it', async () => {
  const draft = await edit('POST', '', text);
  expect([draft.status, draft.body]).toEqual([
    201,
    {
      id: 1,
      slug: 'reading-a-contract',
      ...text,
      cover: null,
      coverAlt: '',
      authorName: 'Quinn Admin',
      publishedAt: null,
      createdAt: expect.any(String),
      updatedAt: expect.any(String),
      version: 1,
    },
  ]);
  expect([(await list()).total, (await all.as.visitor.call('GET', '/posts/reading-a-contract')).status]).toEqual([
    0, 404,
  ]);
  expect((await edit('GET', '/1')).body.html).toBe('<h2>First</h2>\n<p>Read <strong>all</strong> of it.</p>');
  expect((await edit('PUT', '/1', { ...text, title: 'Reading contracts' })).body.slug).toBe('reading-contracts');

  expect((await edit('POST', '/1/publish', {})).body.publishedAt).toMatch(/Z$/);
  expect((await all.as.visitor.call('GET', '/posts/reading-contracts')).body).toMatchObject({
    title: 'Reading contracts',
    html: expect.stringContaining('<strong>all</strong>'),
    authorName: 'Quinn Admin',
  });
  expect((await edit('PUT', '/1', { ...text, title: 'Another title' })).body).toMatchObject({
    slug: 'reading-contracts',
    title: 'Another title',
  });
  expect((await list()).results).toMatchObject([
    { slug: 'reading-contracts', title: 'Another title', topic: 'Buying' },
  ]);

  expect((await edit('POST', '/1/withdraw')).body.publishedAt).toBeNull();
  expect((await list()).total).toBe(0);
  expect([
    (await edit('DELETE', '/1')).status,
    (await edit('DELETE', '/1')).status,
    (await edit('GET', '/1')).status,
  ]).toEqual([204, 404, 404]);
});

test('[QNA-05] posts come latest first by pages, by REST and by the graph API; one of the future waits', async () => {
  await sql`insert into post (slug, title, markdown, author_name, published_at)
    values ('one', 'One', '*1*', 'A', '2026-11-01'), ('two', 'Two', '*2*', 'A', '2026-11-02'),
    ('three', 'Three', '*3*', 'A', '2026-11-03'),
    ('draft', 'Draft', '-', 'A', null), ('tomorrow', 'Tomorrow', '-', 'A', now() + interval '1 day')`.execute(
    all.database,
  );
  expect(await list('?take=2')).toMatchObject({
    total: 3,
    hasMore: true,
    results: [{ slug: 'three' }, { slug: 'two' }],
  });
  expect(await list('?take=2&skip=2')).toMatchObject({ total: 3, hasMore: false, results: [{ slug: 'one' }] });
  expect((await list('?take=51&skip=9999')).errors.map(({ field }: { field: string }) => field)).toEqual([
    'skip',
    'take',
  ]);
  const { data } = await all.as.visitor.graph(
    '{ posts(take: 1) { total hasMore results { slug title summary topic cover authorName publishedAt updatedAt } } one: post(slug: "ONE") { title html } draft: post(slug: "draft") { title } tomorrow: post(slug: "tomorrow") { title } odd: post(slug: "../x") { title } }',
  );
  expect(data).toEqual({
    posts: {
      total: 3,
      hasMore: true,
      results: [
        {
          slug: 'three',
          title: 'Three',
          summary: '',
          topic: '',
          cover: null,
          authorName: 'A',
          publishedAt: '2026-11-03T00:00:00.000Z',
          updatedAt: expect.any(String),
        },
      ],
    },
    one: { title: 'One', html: '<p><em>1</em></p>' },
    draft: null,
    tomorrow: null,
    odd: null,
  });
  expect((await all.as.visitor.graph('{ posts(take: 51) { total } }')).errors?.[0]?.extensions?.code).toBe(
    'BAD_USER_INPUT',
  );
});

test('[QNA-05] two posts of one title have addresses of their own, and none has one of the editor', async () => {
  const made = await Promise.all([edit('POST', '', text), edit('POST', '', text)]);
  expect(made.map(({ body }) => body.slug).toSorted()).toEqual(['reading-a-contract', 'reading-a-contract-2']);
  expect([
    (await edit('POST', '', { ...text, title: 'Editor' })).body.slug,
    (await edit('POST', '', { ...text, title: '日本の家' })).body.slug,
  ]).toEqual(['post-editor', 'post']);
});

test('[QNA-05] publishing at a given time; an empty post is not published; invalid input is named', async () => {
  await edit('POST', '', { ...text, markdown: '  ' });
  expect((await edit('POST', '/1/publish', {})).status).toBe(409);
  await edit('PUT', '/1', text);
  expect((await edit('POST', '/1/publish', { at: '2026-01-02T03:04:05Z' })).body.publishedAt).toBe(
    '2026-01-02T03:04:05.000Z',
  );
  expect((await edit('POST', '/1/publish', {})).body.publishedAt).toBe('2026-01-02T03:04:05.000Z');
  expect((await edit('POST', '/1/publish', { at: 'soon' })).body.errors).toEqual([
    { field: 'at', message: 'must be a moment, such as 2026-12-01T09:00:00Z' },
  ]);
  expect(
    (await edit('POST', '', { title: 'x', markdown: 7, cover: '../x' })).body.errors.map(
      ({ field }: { field: string }) => field,
    ),
  ).toEqual(['title', 'markdown', 'cover']);
});

test('[QNA-05] only admins edit', async () => {
  await edit('POST', '', text);
  const calls = [
    ['GET', ''],
    ['GET', '/1'],
    ['POST', '', text],
    ['PUT', '/1', text],
    ['POST', '/1/publish', {}],
    ['POST', '/1/withdraw'],
    ['DELETE', '/1'],
  ] as const;
  for (const [method, path, body] of calls) {
    expect([
      method,
      path,
      (await edit(method, path, body, 'visitor')).status,
      (await edit(method, path, body, 'mara')).status,
      (await edit(method, path, body, 'petra')).status,
    ]).toEqual([method, path, 401, 403, 403]);
  }
  expect((await edit('GET')).body).toMatchObject({ total: 1, results: [{ id: 1, publishedAt: null }] });
});

test("[QNA-05] two editors of one post don't overwrite each other, and a draft's address can be chosen", async () => {
  const {
    body: { version },
  } = await edit('POST', '', text);
  expect((await edit('PUT', '/1', { ...text, version, slug: 'contracts' })).body).toMatchObject({
    slug: 'contracts',
    version: version + 1,
  });
  expect(await edit('PUT', '/1', { ...text, version })).toMatchObject({
    status: 409,
    body: { detail: expect.stringContaining('Someone else') },
  });
  await edit('POST', '', { ...text, title: 'Another post' });
  for (const [slug, problem] of [
    ['Editor!', 'must be words'],
    ['editor', 'is an address'],
    ['another-post', "is another post's"],
  ] as const) {
    expect([slug, (await edit('PUT', '/1', { ...text, slug })).body.errors]).toEqual([
      slug,
      [{ field: 'slug', message: expect.stringContaining(problem) }],
    ]);
  }
  await edit('POST', '/1/publish', {});
  expect((await edit('PUT', '/1', { ...text, slug: 'other' })).body.errors).toEqual([
    { field: 'slug', message: 'cannot be changed once the post is published' },
  ]);
});

test('[QNA-05] the editor works by GraphQL too, and topics are returned and requested by their slugs', async () => {
  const ask = async (who: keyof QuestionService['as'], query: string) => {
    const { data, errors } = await all.as[who].graph(query);
    return errors?.[0]?.extensions?.code ?? data;
  };
  const save =
    'mutation { savePost(input: { title: "Reading a contract", markdown: "*All* of it", topic: "Buying & selling" }) { id version html publishedAt } }';
  expect([await ask('visitor', save), await ask('mara', save)]).toEqual(['SIGNED_OUT', 'FORBIDDEN']);
  expect(await ask('quinn', save)).toEqual({
    savePost: { id: '1', version: 1, html: '<p><em>All</em> of it</p>', publishedAt: null },
  });
  expect(
    await ask(
      'quinn',
      'mutation { savePost(id: 1, input: { title: "Reading contracts", markdown: "All", topic: "Buying & selling", version: 7 }) { id } }',
    ),
  ).toBe('CONFLICT');
  expect(await ask('quinn', 'mutation { publishPost(id: 1, at: "soon") { id } }')).toBe('BAD_USER_INPUT');
  expect(await ask('quinn', 'mutation { publishPost(id: 1) { publishedAt } }')).toEqual({
    publishPost: { publishedAt: expect.any(String) },
  });
  expect(await ask('quinn', '{ postPreview(markdown: "*All* <script>x</script>") }')).toEqual({
    postPreview: '<p><em>All</em> </p>',
  });
  expect(await ask('quinn', '{ postDrafts { total results { title } } postDraft(id: 1) { markdown } }')).toEqual({
    postDrafts: { total: 1, results: [{ title: 'Reading a contract' }] },
    postDraft: { markdown: '*All* of it' },
  });
  expect(
    await ask(
      'visitor',
      '{ postTopics { slug name postCount } posts(topic: "buying-selling") { total results { topicSlug } } none: posts(topic: "x") { total } }',
    ),
  ).toEqual({
    postTopics: [{ slug: 'buying-selling', name: 'Buying & selling', postCount: 1 }],
    posts: { total: 1, results: [{ topicSlug: 'buying-selling' }] },
    none: { total: 0 },
  });
  expect(await ask('quinn', 'mutation { withdrawPostDraft(id: 1) { publishedAt } }')).toEqual({
    withdrawPostDraft: { publishedAt: null },
  });
  expect(await ask('quinn', 'mutation { removePost(id: 1) }')).toEqual({ removePost: true });
});
