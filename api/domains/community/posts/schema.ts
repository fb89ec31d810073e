import { builder, sizeWithin } from '../../../platform/graph/public.ts';
import {
  mostSkipped,
  mostTaken,
  type BlogAuthor,
  type Post,
  type PostPage,
  type PostSummary,
  type PostTopic,
} from './post.ts';
import { findAuthor, findPost, listPosts } from './rules.ts';

const Summary = builder.objectRef<PostSummary>('PostSummary').implement({
  description: 'A post of the blog as lists show it.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Name in the address /blog/{slug}.' }),
    title: t.exposeString('title', { description: 'Heading.' }),
    summary: t.exposeString('summary', { description: 'Plain text.' }),
    topic: t.exposeString('topic', { description: 'Name of the topic.' }),
    topicSlug: t.exposeString('topicSlug', {
      description: 'Name in the address /blog/topic/{slug}; empty without a topic.',
    }),
    cover: t.exposeString('cover', { nullable: true, description: 'Media key of its picture.' }),
    coverAlt: t.exposeString('coverAlt', { description: 'Text alternative of the picture; empty without one.' }),
    authorName: t.exposeString('authorName', { description: 'Name of the author.' }),
    authorSlug: t.exposeString('authorSlug', {
      description: 'Name in the address /blog/authors/{slug}; empty for an author without a page.',
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When it was published.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
  }),
});

const PostType = builder.objectRef<Post>('Post').implement({
  description: 'A post of the blog.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Name in addresses.' }),
    title: t.exposeString('title', { description: 'Heading.' }),
    summary: t.exposeString('summary', { description: 'A sentence or two for lists.' }),
    topic: t.exposeString('topic', { description: 'Name of the topic.' }),
    topicSlug: t.exposeString('topicSlug', { description: 'Name of the topic in addresses.' }),
    cover: t.exposeString('cover', {
      nullable: true,
      description: 'Root-relative address of the cover picture; absent without one.',
    }),
    coverAlt: t.exposeString('coverAlt', { description: 'Text alternative of the cover picture.' }),
    authorName: t.exposeString('authorName', { description: 'Name of the author.' }),
    authorSlug: t.exposeString('authorSlug', {
      description: 'Name of the author in addresses; empty for one without a page.',
    }),
    publishedAt: t.expose('publishedAt', { type: 'DateTime', description: 'When it was published.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    html: t.exposeString('html', { description: 'Sanitised HTML: no scripts and no resources from other sites.' }),
  }),
});

const Topic = builder.objectRef<PostTopic>('PostTopic').implement({
  description: 'A topic of the blog.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Name in the address /blog/topic/{slug}.' }),
    name: t.exposeString('name', { description: 'Name of the topic.' }),
    postCount: t.exposeInt('postCount', { description: 'Published posts on it.' }),
  }),
});

const Author = builder.objectRef<BlogAuthor>('BlogAuthor').implement({
  description: 'An author of blog posts.',
  fields: (t) => ({
    slug: t.exposeString('slug', { description: 'Name in the address /blog/authors/{slug}.' }),
    name: t.exposeString('name', { description: 'Name, as given in the latest post.' }),
    portrait: t.exposeString('portrait', {
      nullable: true,
      description: 'Root-relative address of a square picture; absent without one.',
    }),
    biography: t.exposeString('biography', { description: 'Biography, plain text; may be empty.' }),
  }),
});

const Page = builder.objectRef<PostPage>('PostPage').implement({
  description: 'A page of posts, latest first.',
  fields: (t) => ({
    results: t.field({ type: [Summary], resolve: ({ results }) => results }),
    hasMore: t.exposeBoolean('hasMore', { description: 'Whether there are more posts after this page.' }),
    total: t.int({
      nullable: true,
      description: 'Total number of posts; absent if the content management system does not report it.',
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
      author: t.arg.string({ description: 'Slug of an author: only their posts.' }),
    },
    description: 'Posts of the blog, latest first.',
    resolve: (_, { skip, take, topic, author }, { cms }) =>
      listPosts(cms, {
        topic: topic ?? undefined,
        author: author ?? undefined,
        skip: sizeWithin('skip', skip ?? 0, mostSkipped),
        take: sizeWithin('take', take ?? 10, mostTaken),
      }),
  }),
  postTopics: t.field({
    type: [Topic],
    description: 'Topics of posts, the busiest first.',
    resolve: async (_, _args, { cms }) => [...(await cms.topics())],
  }),
  blogAuthor: t.field({
    type: Author,
    nullable: true,
    description: 'An author of published posts by slug; null for anyone else.',
    args: { slug: t.arg.string({ required: true, description: 'Name of the author in addresses.' }) },
    resolve: (_, { slug }, { cms }) => findAuthor(cms, slug),
  }),
  post: t.field({
    type: PostType,
    nullable: true,
    description: 'A published post by slug; null for an unknown one.',
    args: { slug: t.arg.string({ required: true, description: 'Name of the post in addresses.' }) },
    resolve: (_, { slug }, { cms }) => findPost(cms, slug),
  }),
}));
