import { builder, pageWithin, withDescriptions } from '../../../platform/graph/public.ts';
import type { Page } from '../../../platform/paging.ts';
import { memberCaller, runOnce } from '../../../platform/idempotency/public.ts';
import { LabelledText } from '../../listings/public.ts';
import { parseId } from '../../../platform/parse-id.ts';
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
  values: withDescriptions(['created', 'updated', 'unchanged', 'stored', 'rejected'] as const, {
    created: 'Created a listing.',
    rejected: 'Could not be read; its notes say why.',
    stored: 'Stored but not published.',
    unchanged: 'No changes.',
    updated: 'Updated a listing.',
  }),
  description: 'Outcome for a listing of a feed.',
});
const UploadStatus = builder.enumType('FeedUploadStatus', {
  description: 'Status of the import of a feed.',
  values: withDescriptions(['received', 'importing', 'done', 'failed'] as const, {
    done: 'Imported; single listings may have problems.',
    failed: 'Not imported: `problem` says why.',
    importing: 'Is being imported.',
    received: 'Waiting to be imported.',
  }),
});

const DisplayDefault = builder.enumType('FeedDisplayDefault', {
  values: withDescriptions(['yes', 'no'] as const, {
    no: 'Values without the attribute stay hidden.',
    yes: 'Values without the attribute are shown.',
  }),
  description: 'Default for a missing display attribute in a feed: yes, as the format defines, or no.',
});

const Key = builder.objectRef<FeedKey>('FeedKey').implement({
  description: "A key for an office's feed. The secret is returned only once, on creation.",
  fields: (t) => ({
    id: t.exposeID('id'),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was created.' }),
    endedAt: t.expose('endedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the key was revoked; absent while it is valid.',
    }),
  }),
});
const Counts = builder.objectRef<OutcomeCounts>('FeedOutcomeCounts').implement({
  description: 'Listings of a feed by outcome.',
  fields: (t) => ({
    created: t.exposeInt('created', { description: 'New listings.' }),
    updated: t.exposeInt('updated', { description: 'Updated listings.' }),
    unchanged: t.exposeInt('unchanged', { description: 'Listings without changes.' }),
    stored: t.exposeInt('stored', { description: 'Listings that were stored but not published.' }),
    rejected: t.exposeInt('rejected', { description: 'Listings that could not be read.' }),
  }),
});
const Line = builder.objectRef<UploadLine>('FeedLine').implement({
  description: 'Outcome for one listing of a feed.',
  fields: (t) => ({
    position: t.exposeInt('position', { description: 'Position in the file, from 1.' }),
    kind: t.exposeString('kind', {
      nullable: true,
      description: 'Element of the feed, such as residential or rental.',
    }),
    agentId: t.exposeString('agentId', { nullable: true, description: 'ID of the office in the feed.' }),
    uniqueId: t.exposeString('uniqueId', { nullable: true, description: 'ID of the listing in the feed.' }),
    outcome: t.expose('outcome', { type: Outcome, description: 'Outcome of the import.' }),
    listingId: t.exposeID('listingId', {
      nullable: true,
      description: 'ID of the listing here; absent when it was rejected.',
    }),
    uri: t.exposeString('uri', {
      nullable: true,
      description: 'Name of the listing in addresses; absent if it is not published.',
    }),
    notes: t.field({
      type: [LabelledText],
      description: 'Problems, and values that were ignored.',
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
  description: 'A feed that was sent, with the outcome for each listing.',
  fields: (t) => ({
    id: t.exposeID('id'),
    source: t.exposeString('source', { description: 'File name, or http if none was given.' }),
    status: t.expose('status', { type: UploadStatus, description: 'Status of the import.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Problem of the document as a whole.' }),
    receivedAt: t.expose('receivedAt', { type: 'DateTime', description: 'When it was received.' }),
    finishedAt: t.expose('finishedAt', {
      type: 'DateTime',
      nullable: true,
      description: 'When the import ended; absent while it is running.',
    }),
    counts: t.expose('counts', { type: Counts, description: 'Its listings by outcome.' }),
    noted: t.exposeInt('noted', { description: 'Number of listings with notes or failed pictures.' }),
    lines: t.field({
      type: Lines,
      description: 'Outcome for each listing.',
      args: {
        noted: t.arg.boolean({ defaultValue: false, description: 'Only listings with notes or failed pictures.' }),
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

builder.queryFields((t) => ({
  feedKeys: t.field({
    type: [Key],
    args: { officeId: t.arg.id({ required: true, description: 'ID of the office.' }) },
    description: "Keys for the office's feed, newest first. For the office’s own admins and those of the site.",
    resolve: (_, { officeId }, { database, viewer }) => listKeys(database, viewer, parseId(officeId, 'office')),
  }),
  feedUploads: t.field({
    type: Uploads,
    args: { skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 20 }) },
    description: 'Feeds that were sent, latest first. Agents see those of their own office, admins all.',
    resolve: (_, page, { database, viewer }) => listUploads(database, viewer, pageWithin(page)),
  }),
  feedDisplayDefault: t.field({
    type: DisplayDefault,
    description: "How feeds of the calling agent's office treat a missing display attribute.",
    resolve: (_, __, { database, viewer }) => readDisplayDefault(database, viewer),
  }),
  feedUpload: t.field({
    type: Upload,
    description: 'A feed that was sent, with the outcome for each listing. For its office and admins.',
    args: {
      id: t.arg.id({ required: true, description: 'ID of the upload.' }),
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
      officeId: t.arg.id({ required: true, description: 'ID of the office.' }),
      id: t.arg.id({ required: true, description: 'ID of the key.' }),
    },
    description: 'Revokes a feed key. For the office’s own admins and those of the site who re-authenticated recently.',
    async resolve(_, { officeId, id }, context) {
      const office = parseId(officeId, 'office');
      const by = await provenFeedKeyManager(context.database, context.viewer, office);
      await endFeedKey(context, by, office, parseId(id, 'feed key'));
      return true;
    },
  }),
  setFeedDisplayDefault: t.field({
    type: DisplayDefault,
    args: {
      value: t.arg({
        type: DisplayDefault,
        required: true,
        description: 'Default for a missing display attribute.',
      }),
    },
    description:
      "Sets the default for missing display attributes for the calling agent's office. It applies to feeds sent from now on.",
    resolve: (_, { value }, { database, viewer }) => setDisplayDefault(database, viewer, value),
  }),
  sendFeed: t.id({
    args: {
      source: t.arg.string({ required: true, description: 'File name.' }),
      text: t.arg.string({ required: true, description: 'The feed as REAXML.' }),
      idempotencyKey: t.arg.string({ description: 'Idempotency key: repeats have no effect.' }),
    },
    description:
      "Sends a feed of the caller's office (admins: of any office), which is imported in the background. Returns the ID of the upload.",
    async resolve(_, { source, text, idempotencyKey }, { database, viewer, feeds }) {
      const feed = await takeFeed(database, viewer, { source, text });
      const id = await runOnce(
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
