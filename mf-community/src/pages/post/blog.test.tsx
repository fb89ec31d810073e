import { screen } from '@testing-library/react';
import { stubGraph, refusal, request } from '@verandah/areas/test-kit';
import { PostCard } from '../../features/posts/post-card.tsx';
import type { PostSummary } from '../../features/posts/post.ts';
import { admin, mara, visit } from '../../test-kit/visit.tsx';
import { load as loadAuthor } from '../author/load.ts';
import { AuthorView } from '../author/view.tsx';
import { load as loadBlog } from '../blog/load.ts';
import { BlogView } from '../blog/view.tsx';
import { loadEditor, submitEditor } from '../editor/load.ts';
import { load as loadPost } from './load.ts';
import { PostView } from './view.tsx';

const post = (slug: string, topic = 'Buying'): PostSummary => ({
  slug,
  title: `Post ${slug}`,
  summary: 'In short.',
  topic,
  topicSlug: topic.toLowerCase(),
  cover: null,
  coverAlt: '',
  authorName: 'Nadia Farrow',
  authorSlug: 'nadia-farrow',
  publishedAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-02T00:00:00Z',
});
const topics = [
  { slug: 'buying', name: 'Buying', postCount: 2 },
  { slug: 'renting', name: 'Renting', postCount: 1 },
];

test('[QNA-05] the blog lists posts by page and by topic, and links its feed', async () => {
  const { graph, requests } = stubGraph({
    Blog: { posts: { results: [post('a')], total: null, hasMore: true }, postTopics: topics },
  });
  const loaded = await loadBlog(request(graph, '/blog/topic/buying?page=2', { topic: 'buying' }));
  expect(requests).toEqual([{ name: 'Blog', variables: { skip: 12, take: 12, topic: 'buying' } }]);
  expect(loaded).toMatchObject({
    status: 200,
    head: { canonical: '/blog/topic/buying?page=2', feeds: [{ href: '/feeds/blog' }] },
    data: { pages: 3 },
  });
  if (loaded.status !== 200) throw new Error('not loaded');
  visit(<BlogView data={loaded.data} />);
  expect(screen.getByRole('link', { name: 'Buying' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'Post a' })).toHaveAttribute('href', '/blog/a');
  expect(await loadBlog(request(graph, '/blog/topic/none', { topic: 'none' }))).toEqual({ status: 404 });
});

test('[QNA-05, SEO-02] a post shows its text, author, date, reading time and related posts, and carries BlogPosting data', async () => {
  const { graph } = stubGraph({
    BlogPost: {
      post: { ...post('a'), html: `<h2>Shade</h2><p>${'word '.repeat(500)}</p>` },
      posts: { results: [post('c', 'Renting'), post('a'), post('b')] },
    },
  });
  const loaded = await loadPost(request(graph, '/blog/a', { slug: 'a' }));
  expect(loaded).toMatchObject({
    status: 200,
    data: { minutes: 2, related: [{ slug: 'b' }, { slug: 'c' }] },
    head: {
      canonical: '/blog/a',
      structuredData: [
        {
          '@type': 'BlogPosting',
          headline: 'Post a',
          author: { name: 'Nadia Farrow', url: '/blog/authors/nadia-farrow' },
          datePublished: '2026-11-01T00:00:00Z',
          articleSection: 'Buying',
        },
        { '@type': 'BreadcrumbList' },
      ],
    },
  });
  if (loaded.status !== 200) throw new Error('not loaded');
  visit(<PostView data={loaded.data} />);
  expect(screen.getByRole('heading', { level: 2, name: 'Shade' })).toBeInTheDocument();
  expect([
    screen.getByText('2 min read'),
    screen.getByRole('region', { name: 'Read next' }),
    ...screen.getAllByRole('link', { name: 'Nadia Farrow' }).map((link) => link.getAttribute('href')),
  ]).toEqual([expect.anything(), expect.anything(), ...Array.from({ length: 3 }, () => '/blog/authors/nadia-farrow')]);
  expect(
    await loadPost(
      request(stubGraph({ BlogPost: { post: null, posts: { results: [] } } }).graph, '/blog/x', { slug: 'x' }),
    ),
  ).toEqual({ status: 404 });
});

const nadia = { slug: 'nadia-farrow', name: 'Nadia Farrow', portrait: null, biography: '' };
const authorResponse = (author: object | null, results: readonly PostSummary[], total: number | null = 14) =>
  stubGraph({ BlogAuthor: { blogAuthor: author, posts: { results, total, hasMore: true } } });

test('[QNA-08, SEO-02] an author has a page with portrait or initials, biography and posts by pages, and ProfilePage data', async () => {
  const { graph, requests } = authorResponse(
    { ...nadia, portrait: '/media/avatars/1.webp', biography: 'Writes about auctions.' },
    [post('m')],
  );
  const loaded = await loadAuthor(request(graph, '/blog/authors/nadia-farrow?page=2', { author: 'nadia-farrow' }));
  expect(requests).toEqual([{ name: 'BlogAuthor', variables: { author: 'nadia-farrow', skip: 12, take: 12 } }]);
  expect(loaded).toMatchObject({
    status: 200,
    data: { page: 2, pages: 2, total: 14 },
    head: {
      title: 'Nadia Farrow – the Verandah blog – page 2',
      description: 'Writes about auctions.',
      canonical: '/blog/authors/nadia-farrow?page=2',
      structuredData: [
        {
          '@type': 'ProfilePage',
          url: '/blog/authors/nadia-farrow',
          mainEntity: { '@type': 'Person', name: 'Nadia Farrow', image: '/media/avatars/1.webp' },
        },
        { '@type': 'BreadcrumbList' },
      ],
    },
  });
  if (loaded.status !== 200) throw new Error('not loaded');
  const { container } = visit(<AuthorView data={loaded.data} />);
  expect(screen.getByRole('heading', { level: 1, name: 'Nadia Farrow' })).toBeInTheDocument();
  expect([screen.getByText('14 posts on the Verandah blog'), screen.getByText('Writes about auctions.')]).toHaveLength(
    2,
  );
  expect(container.querySelector('img')).toHaveAttribute('src', '/media/avatars/1.webp');
  expect(screen.getByRole('link', { name: 'Post m' })).toHaveAttribute('href', '/blog/m');
  expect(screen.queryByRole('link', { name: 'Nadia Farrow' })).toBeNull();
});

test('[QNA-08] an author without a portrait has initials; where posts are not counted, no count is shown', async () => {
  const { graph } = authorResponse(nadia, [post('a')], null);
  const loaded = await loadAuthor(request(graph, '/blog/authors/nadia-farrow', { author: 'nadia-farrow' }));
  expect(loaded).toMatchObject({
    data: { pages: 2 },
    head: {
      canonical: '/blog/authors/nadia-farrow',
      description: 'Articles by Nadia Farrow on the Verandah blog, latest first.',
    },
  });
  if (loaded.status !== 200) throw new Error('not loaded');
  const { container } = visit(<AuthorView data={loaded.data} />);
  expect(container.querySelector('[data-initials]')).toHaveAttribute('data-initials', 'NF');
  expect(screen.getByText('Writes for the Verandah blog.')).toBeInTheDocument();
});

test('[QNA-08] an unknown author, a page without posts and an invalid page number are not found; other casing redirects', async () => {
  const load = (response: ReturnType<typeof authorResponse>, author: string, query = '') =>
    loadAuthor(request(response.graph, `/blog/authors/${author}${query}`, { author }));
  expect(await load(authorResponse(null, []), 'nobody')).toEqual({ status: 404 });
  expect(await load(authorResponse(nadia, []), 'nadia-farrow', '?page=9')).toEqual({ status: 404 });
  expect(await load(authorResponse(nadia, [post('a')]), 'nadia-farrow', '?page=x')).toEqual({ status: 404 });
  expect(await load(authorResponse(nadia, [post('a')]), 'Nadia-Farrow', '?page=2')).toEqual({
    status: 301,
    location: '/blog/authors/nadia-farrow?page=2',
  });
});

test('[QNA-08] an author without a page is named without a link', () => {
  visit(<PostCard post={{ ...post('a'), authorSlug: '' }} />);
  expect(screen.getByText(/Nadia Farrow/)).toBeInTheDocument();
  expect(screen.getAllByRole('link')).toHaveLength(1);
});

test('[QNA-05] editors save with the version they loaded; a rejected form returns every word', async () => {
  const draft = {
    id: '1',
    version: 4,
    slug: 'a',
    title: 'A post',
    summary: '',
    markdown: '*x*',
    topic: '',
    publishedAt: null,
    updatedAt: '2026-11-02T00:00:00Z',
    html: '<p><em>x</em></p>',
  };
  const form = {
    title: 'A better post',
    summary: '',
    markdown: 'y',
    topic: '',
    slug: 'a',
    version: '4',
    do: 'publish',
  };
  const good = stubGraph({
    PostDraft: { postDraft: draft },
    SavePost: { savePost: { id: '1' } },
    PublishPost: { publishPost: { slug: 'a' } },
  });
  expect(await submitEditor(request(good.graph, '/blog/editor/1', { id: '1' }, admin), form)).toEqual({
    status: 303,
    location: '/blog/editor/1?saved=1',
  });
  expect(good.requests.slice(1)).toEqual([
    {
      name: 'SavePost',
      variables: {
        id: '1',
        input: {
          title: 'A better post',
          summary: '',
          markdown: 'y',
          topic: '',
          cover: null,
          coverAlt: '',
          slug: 'a',
          version: 4,
        },
      },
    },
    { name: 'PublishPost', variables: { id: '1' } },
  ]);
  const clash = stubGraph({
    PostDraft: { postDraft: draft },
    SavePost: refusal('CONFLICT', 'Someone else has changed this post.'),
  });
  expect(await submitEditor(request(clash.graph, '/blog/editor/1', { id: '1' }, admin), form)).toMatchObject({
    status: 422,
    data: {
      fields: { title: 'A better post', markdown: 'y' },
      problems: { form: expect.stringContaining('Someone else') },
    },
  });
  expect(await loadEditor(request(clash.graph, '/blog/editor/1', { id: '1' }, mara))).toEqual({ status: 404 });
});
