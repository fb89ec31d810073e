import pino from 'pino';
import { type Database } from '../../../platform/database/public.ts';
import { testDatabase } from '../../../test-kit/test-database.ts';
import { readSettings } from '../../../platform/settings/settings.ts';
import { testService } from '../../../test-kit/test-service.ts';
import { graphqlCms } from './graphql-cms.ts';
import { cachedCms } from './cached-cms.ts';
import { restCms } from './rest-cms.ts';
import { testCms, type TestCms } from './test-cms.ts';

let cms: TestCms;
beforeEach(async () => {
  cms = await testCms();
});
afterEach(() => cms.close());
const silent = pino({ level: 'silent' });
const sources = () => ({ graphql: graphqlCms(cms.graphqlUrl), rest: restCms(`${cms.restUrl}/`) });

const newest = {
  slug: 'post-120',
  title: 'Post “120” & more',
  summary: 'In short 120 […]',
  topic: 'Renting',
  topicSlug: 'renting',
  cover: null,
  coverAlt: '',
  authorName: 'Omar Q’Dell',
  authorSlug: 'omar',
  publishedAt: '2026-04-30T00:00:00.000Z',
  updatedAt: '2026-05-01T00:00:00.000Z',
};

test('[QNA-05, SHELL-17] posts of a content management are read by its graph API and by its REST API alike', async () => {
  for (const source of Object.values(sources())) {
    const { results, hasMore } = await source.list({ skip: 0, take: 3 });
    expect([results[0], results.map(({ slug }) => slug), hasMore]).toEqual([
      newest,
      ['post-120', 'post-119', 'post-118'],
      true,
    ]);
    expect((await source.list({ skip: 101, take: 4 })).results.map(({ slug }) => slug)).toEqual([
      'post-19',
      'post-18',
      'post-17',
      'post-16',
    ]);
    expect(await source.list({ skip: 118, take: 10 })).toMatchObject({
      total: 120,
      hasMore: false,
      results: [{ slug: 'post-2' }, { slug: 'post-1' }],
    });
    expect(await source.list({ skip: 500, take: 5 })).toMatchObject({ results: [], hasMore: false });
    expect(await source.list({ skip: 1, take: 2, topic: 'renting' })).toMatchObject({
      results: [{ slug: 'post-110', topicSlug: 'renting' }, { slug: 'post-100' }],
      hasMore: true,
    });
    expect(await source.list({ skip: 0, take: 2, topic: 'no-such-topic' })).toMatchObject({
      results: [],
      hasMore: false,
    });
    expect(await source.topics()).toEqual([
      { slug: 'buying', name: 'Buying & selling', postCount: 108 },
      { slug: 'renting', name: 'Renting', postCount: 12 },
    ]);
    expect(await source.bySlug('post-7')).toMatchObject({
      slug: 'post-7',
      html: expect.stringContaining('<p>Text 7</p>'),
    });
    expect(await source.bySlug('no-such-post')).toBeNull();
  }
  expect((await sources().rest.bySlug('post-7'))?.html).toBe('<p>Text 7</p>\n<figure></figure>');
});

test('[QNA-05] an invalid response of a CMS is rejected, not shown', async () => {
  for (const how of [
    { status: 500 },
    { body: 'no JSON' },
    { body: '{"data": {"posts": 7}}' },
    { body: '[{"slug": ""}]' },
    { body: '{"errors": [{"message": "no"}]}' },
    { body: `"${'x'.repeat(5_100_000)}"` },
  ]) {
    cms.fail(how);
    for (const source of Object.values(sources())) {
      await expect(source.list({ skip: 0, take: 3 })).rejects.toBeInstanceOf(Error);
      await expect(source.bySlug('post-7')).rejects.toBeInstanceOf(Error);
    }
  }
});

test('[QNA-05] the CMS gets one request for the same content, also for concurrent callers', async () => {
  const stored = cachedCms([restCms(cms.restUrl)], silent);
  await Promise.all(Array.from({ length: 10 }, () => stored.list({ skip: 0, take: 3 })));
  await stored.bySlug('no-such-post');
  await stored.bySlug('no-such-post');
  expect(cms.requested()).toBe(2);
});

test('[QNA-05] if one CMS fails, the other is queried; if both fail, cached content stays; uncached lists are empty', async () => {
  const clock = jest.spyOn(performance, 'now');
  const at = (milliseconds: number) => clock.mockReturnValue(1_000_000 + milliseconds);
  at(0);
  const down = graphqlCms('http://127.0.0.1:9/graphql');
  const stored = cachedCms([down, restCms(cms.restUrl)], silent);
  expect((await stored.list({ skip: 0, take: 1 })).results).toMatchObject([{ slug: 'post-120' }]);
  cms.fail({ status: 503 });
  at(400_000);
  expect((await stored.list({ skip: 0, take: 1 })).results).toMatchObject([{ slug: 'post-120' }]);
  const before = cms.requested();
  at(420_000);
  expect((await stored.list({ skip: 0, take: 1 })).results).toMatchObject([{ slug: 'post-120' }]);
  expect(cms.requested()).toBe(before);
  expect(await stored.list({ skip: 5, take: 1 })).toEqual({ results: [], total: null, hasMore: false });
  await expect(stored.bySlug('post-1')).rejects.toMatchObject({ kind: 'unavailable', retryAfter: 30 });
  cms.fail(undefined);
  at(500_000);
  expect((await stored.list({ skip: 5, take: 1 })).results).toMatchObject([{ slug: 'post-115' }]);
  clock.mockRestore();
});

test('[QNA-05, SHELL-17] the API reads posts from CMS_GRAPHQL_URL or CMS_REST_URL', async () => {
  const database: Database = await testDatabase();
  for (const settings of [{ CMS_GRAPHQL_URL: cms.graphqlUrl }, { CMS_REST_URL: cms.restUrl }]) {
    const { cmsGraphqlUrl, cmsRestUrl } = readSettings(settings);
    const service = await testService(database, {
      ...(cmsGraphqlUrl ? { cmsGraphqlUrl } : {}),
      ...(cmsRestUrl ? { cmsRestUrl } : {}),
    });
    const { body } = await service.graph({
      query: '{ posts(take: 1) { results { slug title authorName } } post(slug: "post-3") { html } }',
    });
    expect(body.data).toMatchObject({
      posts: { results: [{ slug: 'post-120', authorName: 'Omar Q’Dell' }] },
      post: { html: expect.stringContaining('Text 3') },
    });
    await service.close();
  }
  await database.destroy();
  for (const url of [
    'cms.example.com',
    'ftp://cms.example.com',
    'https://user:pass@cms.example.com/x',
    'https://cms.example.com/?a=1',
  ]) {
    expect(() => readSettings({ CMS_REST_URL: url })).toThrow('CMS_REST_URL must be an http or https address');
  }
});

test('[QNA-05] while the content management does not respond, a post is unavailable, and requested again every half minute', async () => {
  const clock = jest.spyOn(performance, 'now').mockReturnValue(1_000_000);
  const database = await testDatabase();
  const service = await testService(database, { cmsRestUrl: cms.restUrl });
  const report = jest.spyOn(service.service.reports, 'report');
  cms.fail({ status: 500 });
  const rest = await fetch(`${service.address}/posts/post-3`);
  expect([rest.status, rest.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await rest.json()).toMatchObject({
    title: 'Temporarily unavailable',
    detail: 'We couldn’t load this post. Please try again.',
  });
  const requested = cms.requested();
  const graph = await fetch(`${service.address}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ post(slug: "post-3") { html } }' }),
  });
  expect([graph.status, graph.headers.get('retry-after')]).toEqual([503, '30']);
  expect(await graph.json()).toMatchObject({
    errors: [
      {
        message: 'We couldn’t load this post. Please try again.',
        extensions: { code: 'UNAVAILABLE', retryAfter: 30 },
      },
    ],
  });
  expect([cms.requested(), report.mock.calls]).toEqual([requested, []]);
  cms.fail(undefined);
  clock.mockReturnValue(1_031_000);
  expect((await fetch(`${service.address}/posts/post-3`)).status).toBe(200);
  clock.mockRestore();
  await service.close();
  await database.destroy();
});
