import { screen } from '@testing-library/react';
import { answering, refusal, request } from '@verandah/areas/test-kit';
import type { PostSummary } from '../../features/posts/post.ts';
import { admin, mara, visit } from '../../test-kit/visit.tsx';
import { loadBlog } from '../blog/load.ts';
import { BlogView } from '../blog/view.tsx';
import { loadEditor, submitEditor } from '../editor/load.ts';
import { loadPost } from './load.ts';
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
  publishedAt: '2026-11-01T00:00:00Z',
  updatedAt: '2026-11-02T00:00:00Z',
});
const topics = [
  { slug: 'buying', name: 'Buying', postCount: 2 },
  { slug: 'renting', name: 'Renting', postCount: 1 },
];

test('[QNA-05] the blog lists posts by page and by topic, and links its feed', async () => {
  const { graph, asked } = answering({
    Blog: { posts: { results: [post('a')], total: null, hasMore: true }, postTopics: topics },
  });
  const loaded = await loadBlog(request(graph, '/blog/topic/buying?page=2', { topic: 'buying' }));
  expect(asked).toEqual([{ name: 'Blog', variables: { skip: 12, take: 12, topic: 'buying' } }]);
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
  const { graph } = answering({
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
          author: { name: 'Nadia Farrow' },
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
    screen.getByText('By Nadia Farrow'),
    screen.getByRole('region', { name: 'Read next' }),
  ]).toHaveLength(3);
  expect(
    await loadPost(
      request(answering({ BlogPost: { post: null, posts: { results: [] } } }).graph, '/blog/x', { slug: 'x' }),
    ),
  ).toEqual({ status: 404 });
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
  const good = answering({
    PostDraft: { postDraft: draft },
    SavePost: { savePost: { id: '1' } },
    PublishPost: { publishPost: { slug: 'a' } },
  });
  expect(await submitEditor(request(good.graph, '/blog/editor/1', { id: '1' }, admin), form)).toEqual({
    status: 303,
    location: '/blog/editor/1?saved=1',
  });
  expect(good.asked.slice(1)).toEqual([
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
  const clash = answering({
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
