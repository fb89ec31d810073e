import { builder, numericId, pageWithin, described } from '../../../platform/graph/public.ts';
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
  values: described(['created', 'updated', 'unchanged', 'stored', 'rejected'] as const, {
    created: 'Created a listing.',
    rejected: 'Could not be read; its notes say why.',
    stored: 'Was stored and is not published.',
    unchanged: 'Contained nothing new.',
    updated: 'Updated a listing.',
  }),
  description: 'What was done with a listing of a feed.',
});
const UploadStatus = builder.enumType('FeedUploadStatus', {
  description: 'How far the import of a feed is.',
  values: described(['received', 'importing', 'done', 'failed'] as const, {
    done: 'Imported; single listings may have problems.',
    failed: 'Not imported: `problem` says why.',
    importing: 'Is being imported.',
    received: 'Waits for its import.',
  }),
});

const DisplayDefault = builder.enumType('FeedDisplayDefault', {
  values: described(['yes', 'no'] as const, {
    no: 'Values without the attribute stay hidden.',
    yes: 'Values without the attribute are shown.',
  }),
  description: 'How a missing display attribute of a feed is read: yes, as the format rules, or no.',
});

const Key = builder.objectRef<FeedKey>('FeedKey').implement({
  description: "A key of an office's feed; the key itself is shown once, when it is made.",
  fields: (t) => ({
    id: t.exposeID('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was made.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When it was ended; absent while feeds can be sent with it.',
    }),
  }),
});
const Counts = builder.objectRef<OutcomeCounts>('FeedOutcomeCounts').implement({
  description: 'Listings of a feed by what was done with them.',
  fields: (t) => ({
    created: t.exposeInt('created', { description: 'New listings.' }),
    updated: t.exposeInt('updated', { description: 'Those that changed a listing.' }),
    unchanged: t.exposeInt('unchanged', { description: 'Those that contained nothing new.' }),
    stored: t.exposeInt('stored', { description: 'Those that were stored and are not published.' }),
    rejected: t.exposeInt('rejected', { description: 'Those that could not be read.' }),
  }),
});
const Line = builder.objectRef<UploadLine>('FeedLine').implement({
  description: 'What became of one listing of a feed.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'From 1 on, in the order of the file.' }),
    kind: t.exposeString('kind', {
      nullable: true,
      description: 'Element of the feed, such as residential or rental.',
    }),
    agentId: t.exposeString('agentId', { nullable: true, description: 'Id of the office in the feed.' }),
    uniqueId: t.exposeString('uniqueId', { nullable: true, description: 'Id of the listing in the feed.' }),
    outcome: t.expose('outcome', { type: Outcome, description: 'What was done with it.' }),
    listingId: t.exposeID('listingId', {
      nullable: true,
      description: 'Id of the listing here; absent when it was rejected.',
    }),
    uri: t.exposeString('uri', { nullable: true, description: 'Absent when it is not published.' }),
    notes: t.field({
      type: [LabelledText],
      description: 'What was noticed: problems, and values that were left out.',
      resolve: ({ notes }) => notes.map(({ code, message }) => ({ label: code, text: message })),
    }),
  }),
});
const Lines = builder.objectRef<Page<UploadLine>>('FeedLines').implement({
  description: "A page of a feed's listings, in the order of the file.",
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
    status: t.expose('status', { type: UploadStatus, description: 'How far the import is.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Of the document as a whole.' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'When it was received.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the import ended; absent while it goes on.',
    }),
    counts: t.expose('counts', { type: Counts, description: 'Its listings by what was done with them.' }),
    noted: t.exposeInt('noted', { description: 'Listings with notes, or with pictures that failed.' }),
    lines: t.field({
      type: Lines,
      description: 'What became of its listings.',
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
  description: 'A page of feeds that were sent, latest first.',
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
    args: { officeId: t.arg.id({ required: true, description: 'Id of the office.' }) },
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
    description: "The setting of the calling agent's office.",
    resolve: (_, __, { database, viewer }) => readDisplayDefault(database, viewer),
  }),
  feedUpload: t.field({
    type: Upload,
    description: 'A feed that was sent, with what became of its listings. For its office and admins.',
    args: {
      id: t.arg.id({ required: true, description: 'Id of the upload.' }),
      wait: t.arg.int({
        defaultValue: 0,
        description: 'Milliseconds to wait for the import to end before the response is sent; at most 4,000.',
      }),
    },
    resolve: (_, { id, wait }, { database, viewer }) => readUpload(database, viewer, String(id), wait ?? 0),
  }),
}));

builder.mutationFields((t) => ({
  endFeedKey: t.boolean({
    args: {
      officeId: t.arg.id({ required: true, description: 'Id of the office.' }),
      id: t.arg.id({ required: true, description: 'Id of the key.' }),
    },
    description: 'Ends one feed key. For the office’s own admins and those of the site who re-authenticated recently.',
    async resolve(_, { officeId, id }, context) {
      const office = idOf(officeId, 'office');
      const by = await provenFeedKeyManager(context.database, context.viewer, office);
      await endFeedKey(context, by, office, idOf(id, 'feed key'));
      return true;
    },
  }),
  setFeedDisplayDefault: t.field({
    type: DisplayDefault,
    args: {
      value: t.arg({
        type: DisplayDefault,
        required: true,
        description: 'How the attribute is read when it is missing.',
      }),
    },
    description: "Sets it for the calling agent's office; it applies to feeds sent from now on.",
    resolve: (_, { value }, { database, viewer }) => setDisplayDefault(database, viewer, value),
  }),
  sendFeed: t.id({
    args: {
      source: t.arg.string({ required: true, description: 'File name.' }),
      text: t.arg.string({ required: true, description: 'REAXML.' }),
      idempotencyKey: t.arg.string({ description: 'Sent again with the same key, it is done once.' }),
    },
    description:
      "Receives a feed of the caller's office, or, from admins, of any office; returns the upload's id. It is imported in the background.",
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
