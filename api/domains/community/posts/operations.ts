import * as v from 'valibot';
import { idempotencyKey } from '../../../platform/idempotency/public.ts';
import { notFound } from '../../../platform/problems/public.ts';
import { id, defineOperation, type Operation } from '../../../platform/rest/public.ts';
import { mostSkipped, mostTaken } from './post.ts';
import { renderWritten } from './rich-text.ts';
import {
  addDraft,
  findPost,
  listDrafts,
  listPosts,
  postChange,
  postInput,
  publishPost,
  readDraft,
  removePost,
  saveDraft,
  withdrawPost,
} from './rules.ts';

const domain = 'posts';
const summaryFields = {
  slug: v.string(),
  title: v.string(),
  summary: v.string(),
  topic: v.string(),
  topicSlug: v.string(),
  cover: v.nullable(v.string()),
  coverAlt: v.string(),
  authorName: v.string(),
  authorSlug: v.string(),
  publishedAt: v.string(),
  updatedAt: v.string(),
};
const { topicSlug: _, authorSlug: _author, ...withoutSlugs } = summaryFields;
const draftFields = {
  id: v.number(),
  version: v.number(),
  ...withoutSlugs,
  markdown: v.string(),
  publishedAt: v.nullable(v.string()),
  createdAt: v.string(),
};
const draft = v.strictObject(draftFields);

const wholeNumber = (most: number, usual: number) =>
  v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,5}$/, 'must be a whole number'),
      v.transform(Number),
      v.maxValue(most, `must be at most ${most}`),
    ),
    String(usual),
  );
const paging = v.object({ skip: wholeNumber(mostSkipped, 0), take: wholeNumber(mostTaken, 10) });

const later = v.object({
  at: v.optional(
    v.pipe(
      v.string(),
      v.isoTimestamp('must be a moment, such as 2026-12-01T09:00:00Z'),
      v.transform((text) => new Date(text)),
    ),
  ),
});

/** Operations of the blog; those below /posts/editor are for admins and write to the embedded store. */
export const postOperations: readonly Operation[] = [
  defineOperation({
    id: 'posts',
    method: 'GET',
    path: '/posts',
    domain,
    summary: 'Posts of the blog, latest first.',
    freshFor: 60,
    query: v.object({
      ...paging.entries,
      topic: v.optional(v.pipe(v.string(), v.maxLength(100, 'must have at most 100 characters'))),
      author: v.optional(v.pipe(v.string(), v.maxLength(200, 'must have at most 200 characters'))),
    }),
    response: v.strictObject({
      results: v.array(v.strictObject(summaryFields)),
      total: v.nullable(v.number()),
      hasMore: v.boolean(),
    }),
    async handle({ query, service: { cms } }) {
      const { results, ...rest } = await listPosts(cms, query);
      return { ...rest, results: [...results] };
    },
  }),
  defineOperation({
    id: 'post',
    method: 'GET',
    path: '/posts/:slug',
    domain,
    summary: 'A post with its text as HTML.',
    freshFor: 60,
    params: v.object({ slug: v.pipe(v.string(), v.maxLength(300)) }),
    response: v.strictObject({ ...summaryFields, html: v.string() }),
    async handle({ params, service: { cms } }) {
      const post = await findPost(cms, params.slug);
      if (post === null) throw notFound('post');
      return post;
    },
  }),
  defineOperation({
    id: 'drafts',
    method: 'GET',
    path: '/posts/editor',
    domain,
    summary: 'Drafts and posts, latest change first. For admins.',
    query: paging,
    response: v.strictObject({ total: v.number(), results: v.array(draft) }),
    handle: ({ query, viewer, service: { database } }) => listDrafts(database, viewer, query),
  }),
  defineOperation({
    id: 'draft',
    method: 'GET',
    path: '/posts/editor/:id',
    domain,
    summary: 'A draft or post with its Markdown and how it will look. For admins.',
    params: v.object({ id }),
    response: v.strictObject({ ...draftFields, html: v.string() }),
    async handle({ params, viewer, service: { database } }) {
      const found = await readDraft(database, viewer, params.id);
      return { ...found, html: await renderWritten(found.markdown) };
    },
  }),
  defineOperation({
    id: 'addPost',
    method: 'POST',
    path: '/posts/editor',
    domain,
    status: 201,
    repeatable: 'by key',
    summary: 'Creates a draft. For admins.',
    body: postInput,
    response: draft,
    handle: ({ body, viewer, request, service: { database } }) =>
      addDraft(database, viewer, body, idempotencyKey(request)),
  }),
  defineOperation({
    id: 'savePost',
    method: 'PUT',
    conditional: true,
    path: '/posts/editor/:id',
    domain,
    repeatable: 'by key',
    summary: 'Changes a draft or post. The address of a published post stays the same. For admins.',
    params: v.object({ id }),
    body: postChange,
    response: draft,
    handle: ({ params, body, viewer, request, service: { database } }) =>
      saveDraft(database, viewer, params.id, body, idempotencyKey(request)),
  }),
  defineOperation({
    id: 'publishPost',
    method: 'POST',
    path: '/posts/editor/:id/publish',
    domain,
    summary: 'Publishes a post immediately or at a given time. For admins.',
    params: v.object({ id }),
    body: later,
    response: draft,
    handle: ({ params, body, viewer, service: { database } }) => publishPost(database, viewer, params.id, body.at),
  }),
  defineOperation({
    id: 'withdrawPost',
    method: 'POST',
    path: '/posts/editor/:id/withdraw',
    domain,
    summary: 'Turns a post back into a draft. For admins.',
    params: v.object({ id }),
    response: draft,
    handle: ({ params, viewer, service: { database } }) => withdrawPost(database, viewer, params.id),
  }),
  defineOperation({
    id: 'removePost',
    method: 'DELETE',
    conditional: true,
    path: '/posts/editor/:id',
    domain,
    status: 204,
    summary: 'Permanently deletes a draft or post. For admins.',
    params: v.object({ id }),
    response: v.undefined(),
    async handle({ params, viewer, service: { database } }) {
      await removePost(database, viewer, params.id);
      return undefined;
    },
  }),
];
