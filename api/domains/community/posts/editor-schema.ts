import { badInput, builder, sizeWithin } from '../../../platform/graph/public.ts';
import { parseId } from '../../../platform/parse-id.ts';
import type { Draft } from './draft-store.ts';
import { mostSkipped, mostTaken } from './post.ts';
import { renderWritten } from './rich-text.ts';
import {
  addDraft,
  listDrafts,
  previewOf,
  publishPost,
  readDraft,
  removePost,
  saveDraft,
  withdrawPost,
} from './rules.ts';

const DraftType = builder.objectRef<Draft>('PostDraft').implement({
  description: 'A draft or post, as its editors see it.',
  fields: (t) => ({
    id: t.exposeID('id'),
    version: t.exposeInt('version', { description: 'Version number; increases with each change.' }),
    slug: t.exposeString('slug', { description: 'Name in addresses.' }),
    title: t.exposeString('title', { description: 'Heading.' }),
    summary: t.exposeString('summary', { description: 'A sentence or two for lists.' }),
    markdown: t.exposeString('markdown', { description: 'The text in Markdown.' }),
    topic: t.exposeString('topic', { description: 'Name of the topic.' }),
    cover: t.exposeString('cover', {
      nullable: true,
      description: 'Root-relative address of the cover picture; absent without one.',
    }),
    coverAlt: t.exposeString('coverAlt', { description: 'Text alternative of the cover picture.' }),
    authorName: t.exposeString('authorName', { description: 'Name of the author.' }),
    publishedAt: t.expose('publishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was published, or will be; absent for a draft.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When the draft was created.' }),
    updatedAt: t.expose('updatedAt', { type: 'DateTime', description: 'When it was last changed.' }),
    html: t.string({ description: 'Rendered HTML.', resolve: ({ markdown }) => renderWritten(markdown) }),
  }),
});

const Drafts = builder
  .objectRef<{ readonly total: number; readonly results: readonly Draft[] }>('PostDrafts')
  .implement({
    description: 'A page of drafts and posts, latest change first.',
    fields: (t) => ({
      total: t.exposeInt('total'),
      results: t.field({ type: [DraftType], resolve: ({ results }) => [...results] }),
    }),
  });

const Input = builder.inputType('PostInput', {
  description: 'A complete post. A change replaces all of it.',
  fields: (t) => ({
    title: t.string({ required: true, description: '3 to 150 characters' }),
    summary: t.string({ description: 'At most 300 characters.' }),
    markdown: t.string({ required: true, description: 'The text in Markdown.' }),
    topic: t.string({ description: 'At most 40 characters.' }),
    cover: t.string({ description: 'Media key of a picture, as returned by `POST /rest/posts/editor/covers`.' }),
    coverAlt: t.string({
      description: 'Text alternative of the picture, at most 200 characters; required with a picture.',
    }),
    slug: t.string({ description: 'Name in the address of a draft that was saved before.' }),
    version: t.int({ description: 'Version that the change is based on.' }),
  }),
});

builder.queryFields((t) => ({
  postDrafts: t.field({
    type: Drafts,
    args: { skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 20 }) },
    description: 'Drafts and posts, latest change first. For admins.',
    resolve: (_, { skip, take }, { database, viewer }) =>
      listDrafts(database, viewer, {
        skip: sizeWithin('skip', skip ?? 0, mostSkipped),
        take: sizeWithin('take', take ?? 20, mostTaken),
      }),
  }),
  postDraft: t.field({
    type: DraftType,
    args: { id: t.arg.id({ required: true, description: 'ID of the draft or post.' }) },
    description: 'A draft or post, for editing. For admins.',
    resolve: (_, { id }, { database, viewer }) => readDraft(database, viewer, parseId(id, 'post')),
  }),
  postPreview: t.string({
    args: { markdown: t.arg.string({ required: true, description: 'The text in Markdown.' }) },
    description: 'Renders a text as HTML; nothing is saved. For admins.',
    resolve: (_, { markdown }, { viewer }) => previewOf(viewer, markdown),
  }),
}));

builder.mutationFields((t) => ({
  savePost: t.field({
    type: DraftType,
    args: {
      id: t.arg.id({ description: 'ID of the draft or post to change; omit it for a new draft.' }),
      input: t.arg({ type: Input, required: true, description: 'The complete post.' }),
      idempotencyKey: t.arg.string({ description: 'Idempotency key: repeats have no effect.' }),
    },
    description: 'Saves a new draft or a change. Rejected if someone else has changed it since `version`. For admins.',
    resolve: (
      _,
      { id, input: { title, summary, markdown, topic, cover, coverAlt, slug, version }, idempotencyKey },
      { database, viewer },
    ) => {
      const key = idempotencyKey ?? undefined;
      const text = {
        title,
        summary: summary ?? '',
        markdown,
        topic: topic ?? '',
        cover: cover ?? null,
        coverAlt: coverAlt ?? '',
      };
      return id == null
        ? addDraft(database, viewer, text, key)
        : saveDraft(database, viewer, parseId(id, 'post'), { ...text, slug, version }, key);
    },
  }),
  publishPost: t.field({
    type: DraftType,
    args: {
      id: t.arg.id({ required: true, description: 'ID of the draft.' }),
      at: t.arg.string({
        description: 'Time of publication, as a DateTime. A future time schedules it; immediately if omitted.',
      }),
    },
    description: 'Publishes a draft immediately or at a given time. For admins.',
    resolve: (_, { id, at }, { database, viewer }) => {
      const moment = at == null ? undefined : new Date(at);
      if (moment && Number.isNaN(moment.getTime()))
        throw badInput('at: must be a moment, such as 2026-12-01T09:00:00Z.');
      return publishPost(database, viewer, parseId(id, 'post'), moment);
    },
  }),
  withdrawPostDraft: t.field({
    type: DraftType,
    args: { id: t.arg.id({ required: true, description: 'ID of the post.' }) },
    description: 'Turns a post back into a draft. For admins.',
    resolve: (_, { id }, { database, viewer }) => withdrawPost(database, viewer, parseId(id, 'post')),
  }),
  removePost: t.boolean({
    args: { id: t.arg.id({ required: true, description: 'ID of the draft or post.' }) },
    description: 'Permanently deletes a draft or post. For admins.',
    async resolve(_, { id }, { database, viewer }) {
      await removePost(database, viewer, parseId(id, 'post'));
      return true;
    },
  }),
}));
