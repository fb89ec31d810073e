import { builder, numericId, pageWithin } from '../../../platform/graph/public.ts';
import type { Page } from '../../../platform/paging.ts';
import { memberCaller, once } from '../../../platform/idempotency/public.ts';
import { LabelledText } from '../../listings/public.ts';
import { notFound } from '../../../platform/problems/public.ts';
import { endFeedKey, provenFeedKeyManager, type FeedKey } from '../../agencies/public.ts';
import {
  listKeys,
  listUploads,
  readDisplayDefault,
  readUpload,
  setDisplayDefault,
  takeFeed,
  uploadLines,
} from './rules.ts';
import type { FeedUpload, OutcomeCounts, UploadLine } from './store.ts';

const Outcome = builder.enumType('FeedOutcome', {
  values: ['created', 'updated', 'unchanged', 'stored', 'rejected'] as const,
  description: 'stored: kept, not published.',
});
const UploadStatus = builder.enumType('FeedUploadStatus', {
  values: ['received', 'importing', 'done', 'failed'] as const,
});

const DisplayDefault = builder.enumType('FeedDisplayDefault', {
  values: ['yes', 'no'] as const,
  description: 'How a missing display attribute of a feed is read: yes, as the format rules, or no.',
});

const Key = builder.objectRef<FeedKey>('FeedKey').implement({
  description: "A key of an office's feed; the key itself is shown once, when it is made.",
  fields: (t) => ({
    id: t.exposeID('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    endedAt: t.expose('endedAt', { type: 'DateTime', nullable: true }),
  }),
});
const Counts = builder.objectRef<OutcomeCounts>('FeedOutcomeCounts').implement({
  fields: (t) => ({
    created: t.exposeInt('created'),
    updated: t.exposeInt('updated'),
    unchanged: t.exposeInt('unchanged'),
    stored: t.exposeInt('stored'),
    rejected: t.exposeInt('rejected'),
  }),
});
const Line = builder.objectRef<UploadLine>('FeedLine').implement({
  description: 'What became of one listing of a feed.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'From 1 on, in the order of the file.' }),
    kind: t.exposeString('kind', { nullable: true }),
    agentId: t.exposeString('agentId', { nullable: true }),
    uniqueId: t.exposeString('uniqueId', { nullable: true }),
    outcome: t.expose('outcome', { type: Outcome }),
    listingId: t.exposeID('listingId', { nullable: true }),
    uri: t.exposeString('uri', { nullable: true, description: 'Absent when it is not published.' }),
    notes: t.field({
      type: [LabelledText],
      resolve: ({ notes }) => notes.map(({ code, message }) => ({ label: code, text: message })),
    }),
  }),
});
const Lines = builder.objectRef<Page<UploadLine>>('FeedLines').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [Line], resolve: ({ results }) => [...results] }),
  }),
});
const Upload = builder.objectRef<FeedUpload>('FeedUpload').implement({
  description: 'A feed that was sent, with what became of its listings.',
  fields: (t) => ({
    id: t.exposeID('id'),
    source: t.exposeString('source', { description: 'File name, or http.' }),
    status: t.expose('status', { type: UploadStatus }),
    problem: t.exposeString('problem', { nullable: true, description: 'Of the document as a whole.' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime' }),
    finishedAt: t.expose('finishedAt', { type: 'DateTime', nullable: true }),
    counts: t.expose('counts', { type: Counts }),
    noted: t.exposeInt('noted', { description: 'Listings of which something is to be said.' }),
    lines: t.field({
      type: Lines,
      args: {
        noted: t.arg.boolean({ defaultValue: false, description: 'Those with notes or pictures that failed only.' }),
        skip: t.arg.int({ defaultValue: 0 }),
        take: t.arg.int({ defaultValue: 50 }),
      },
      resolve: (upload, { noted, ...page }, { database, lists }) => {
        lists.spend();
        return uploadLines(database, upload, noted ?? false, pageWithin(page));
      },
    }),
  }),
});
const Uploads = builder.objectRef<Page<FeedUpload>>('FeedUploads').implement({
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [Upload], resolve: ({ results }) => [...results] }),
  }),
});

function idOf(id: string | number, what: string): number {
  const number = numericId(id);
  if (number === undefined) throw notFound(what);
  return number;
}

builder.queryFields((t) => ({
  feedKeys: t.field({
    type: [Key],
    args: { officeId: t.arg.id({ required: true }) },
    description: 'Newest first. For the office’s own admins and those of the site.',
    resolve: (_, { officeId }, { database, viewer }) => listKeys(database, viewer, idOf(officeId, 'office')),
  }),
  feedUploads: t.field({
    type: Uploads,
    args: { skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 20 }) },
    description: 'Feeds that were sent, latest first: an agent sees those of the own office, an admin all.',
    resolve: (_, page, { database, viewer }) => listUploads(database, viewer, pageWithin(page)),
  }),
  feedDisplayDefault: t.field({
    type: DisplayDefault,
    description: "For agents: their office's.",
    resolve: (_, __, { database, viewer }) => readDisplayDefault(database, viewer),
  }),
  feedUpload: t.field({
    type: Upload,
    args: {
      id: t.arg.id({ required: true }),
      wait: t.arg.int({
        defaultValue: 0,
        description: 'Milliseconds that the answer may wait for the import to end; at most 4,000.',
      }),
    },
    resolve: (_, { id, wait }, { database, viewer }) => readUpload(database, viewer, String(id), wait ?? 0),
  }),
}));

builder.mutationFields((t) => ({
  endFeedKey: t.boolean({
    args: { officeId: t.arg.id({ required: true }), id: t.arg.id({ required: true }) },
    description: 'For the office’s own admins and those of the site, who have shown lately who they are.',
    async resolve(_, { officeId, id }, context) {
      const office = idOf(officeId, 'office');
      const by = await provenFeedKeyManager(context.database, context.viewer, office);
      await endFeedKey(context, by, office, idOf(id, 'feed key'));
      return true;
    },
  }),
  setFeedDisplayDefault: t.field({
    type: DisplayDefault,
    args: { value: t.arg({ type: DisplayDefault, required: true }) },
    description: "For agents: their office's, for the feeds that come from now on.",
    resolve: (_, { value }, { database, viewer }) => setDisplayDefault(database, viewer, value),
  }),
  sendFeed: t.id({
    args: {
      source: t.arg.string({ required: true, description: 'File name.' }),
      text: t.arg.string({ required: true, description: 'REAXML.' }),
      idempotencyKey: t.arg.string({ description: 'Sent again with the same key, it is done once.' }),
    },
    description:
      "Takes a feed of the caller's office, or, from admins, of any; answers the upload's id. It is imported afterwards.",
    async resolve(_, { source, text, idempotencyKey }, { database, viewer, feeds }) {
      const feed = await takeFeed(database, viewer, { source, text });
      const id = await once(
        database,
        memberCaller(viewer),
        idempotencyKey ?? undefined,
        'sendFeed',
        { source, text },
        (own) => feeds.keep(own, feed.text, feed.source, feed.sender),
      );
      feeds.start(id, feed.sender);
      return id;
    },
  }),
}));
