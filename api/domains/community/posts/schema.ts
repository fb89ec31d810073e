import { builder, sizeWithin } from '../../../platform/graph/public.ts';
import { mostSkipped, mostTaken, type Post, type PostPage, type PostSummary, type PostTopic } from './post.ts';
import { findPost, listPosts } from './rules.ts';

const Summary = builder.objectRef<PostSummary>('PostSummary').implement({
  description: 'A post of the blog as lists show it.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Its name in addresses: /blog/{slug}.' }),
    title: t.exposeString('title'),
    summary: t.exposeString('summary', { description: 'Plain text.' }),
    topic: t.exposeString('topic'),
    topicSlug: t.exposeString('topicSlug', { description: 'In addresses: /blog/topic/{slug}; empty for none.' }),
    cover: t.exposeString('cover', { nullable: true, description: 'Media key of its picture.' }),
    coverAlt: t.exposeString('coverAlt', { description: 'What the picture shows; empty where there is none.' }),
    authorName: t.exposeString('authorName'),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'ISO 8601' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'ISO 8601' }),
  }),
});

const PostType = builder.objectRef<Post>('Post').implement({
  fields: (t) => ({
    slug: t.exposeString('slug'),
    title: t.exposeString('title'),
    summary: t.exposeString('summary'),
    topic: t.exposeString('topic'),
    topicSlug: t.exposeString('topicSlug'),
    cover: t.exposeString('cover', { nullable: true }),
    coverAlt: t.exposeString('coverAlt'),
    authorName: t.exposeString('authorName'),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'ISO 8601' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'ISO 8601' }),
    html: t.exposeString('html', { description: 'Cleaned: nothing in it runs, or loads from elsewhere.' }),
  }),
});

const Topic = builder.objectRef<PostTopic>('PostTopic').implement({
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'In addresses: /blog/topic/{slug}.' }),
    name: t.exposeString('name'),
    postCount: t.exposeInt('postCount'),
  }),
});

const Page = builder.objectRef<PostPage>('PostPage').implement({
  fields: (t) => ({
    results: t.field({ type: [Summary], resolve: ({ results }) => results }),
    hasMore: t.exposeBoolean('hasMore'),
    total: t.int({
      nullable: true,
      description: 'Absent where the content management does not count.',
      resolve: ({ total }) => total,
    }),
  }),
});

builder.queryFields((t) => ({
  posts: t.field({
    type: Page,
    args: {
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ defaultValue: 10 }),
      topic: t.arg.string({ description: 'Slug of a topic: only its posts.' }),
    },
    description: 'Posts of the blog, latest first.',
    resolve: (_, { skip, take, topic }, { cms }) =>
      listPosts(cms, {
        topic: topic ?? undefined,
        skip: sizeWithin('skip', skip ?? 0, mostSkipped),
        take: sizeWithin('take', take ?? 10, mostTaken),
      }),
  }),
  postTopics: t.field({
    type: [Topic],
    description: 'Topics that posts have, the busiest first.',
    resolve: async (_, _args, { cms }) => [...(await cms.topics())],
  }),
  post: t.field({
    type: PostType,
    nullable: true,
    args: { slug: t.arg.string({ required: true }) },
    resolve: (_, { slug }, { cms }) => findPost(cms, slug),
  }),
}));
