import { builder, sizeWithin, withDescriptions, useUri } from '../../../platform/graph/public.ts';
import { parseId } from '../../../platform/parse-id.ts';
import {
  actions,
  kindNames,
  reportKinds,
  type AuthorRecord,
  type ModerationEvent,
  type Report,
  type ReportKind,
} from './kinds.ts';
import {
  judgeContent,
  judgeSeveral,
  readQueue,
  readCase,
  reportContent,
  type Case,
  type Judged,
  type Queue,
} from './rules.ts';
import type { KindCount, Waiting } from './store.ts';

/** 'agent-review' is agentReview here. */
const enumName = (kind: string): string => kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const descriptions: Readonly<Record<ReportKind, string>> = {
  'agent-review': 'A review of an agent.',
  answer: 'An answer to a question.',
  'answer-comment': 'A comment on an answer.',
  listing: 'A listing.',
  'location-review': 'A review of a suburb.',
  'location-review-comment': 'A comment on a review of a suburb.',
  question: 'A question or discussion.',
};
const Kind = builder.enumType('ReportKind', {
  description: 'What can be reported.',
  values: Object.fromEntries(
    reportKinds.map((kind) => [enumName(kind), { value: kind, description: descriptions[kind] }]),
  ) as Record<string, { value: ReportKind; description: string }>,
});
const State = builder.enumType('ModerationState', {
  description: 'Visibility of reported content.',
  values: withDescriptions(['pending', 'visible', 'hidden', 'removed'] as const, {
    hidden: 'Visible only to its author and moderators.',
    pending: 'Awaiting moderation; not visible yet.',
    removed: 'Deleted; not visible.',
    visible: 'Visible to everyone.',
  }),
});
const ActionEnum = builder.enumType('ModerationAction', {
  description: 'Action of a moderator on reported content.',
  values: withDescriptions(actions, {
    dismiss: 'Closes the reports and changes nothing.',
    hide: 'Hides it from others until it is shown again.',
    lock: 'Closes it for answers and comments.',
    remove: 'Removes it permanently.',
    restore: 'Restores removed content.',
    show: 'Shows content that was hidden or is awaiting approval.',
    unlock: 'Opens it for answers and comments again.',
    warn: 'Warns the author and changes nothing.',
  }),
});

const ReportType = builder.objectRef<Report>('Report').implement({
  description: 'A report to the moderators.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'The rule that it breaks.' }),
    detail: t.exposeString('detail', { description: "What is wrong, in the reporter's words; may be empty." }),
    reporter: t.exposeString('reporter', { description: 'Name of the member who reported it.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'When it was reported.' }),
  }),
});

const Event = builder.objectRef<ModerationEvent>('ModerationEvent').implement({
  description: 'What a moderator did.',
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'When it was done.' }),
    who: t.exposeString('who', { description: 'Name of the moderator.' }),
    action: t.expose('action', { type: ActionEnum, description: 'What was done.' }),
    why: t.exposeString('why', { description: 'The reason that the moderator gave.' }),
  }),
});

const Author = builder.objectRef<AuthorRecord>('ModerationAuthor').implement({
  description: 'Moderation record of an author.',
  fields: (t) => ({
    memberId: t.exposeID('memberId', { description: 'ID of the member.' }),
    username: t.exposeString('username'),
    memberSince: t.expose('memberSince', { type: 'DateTime', description: 'When they joined.' }),
    published: t.exposeInt('published', {
      description: "Number of the author's public questions, answers, comments and reviews.",
    }),
    rejected: t.exposeInt('rejected', { description: 'Number of those that moderators have hidden or removed.' }),
  }),
});

const CaseType = builder.objectRef<Case>('ModerationCase').implement({
  description: 'Content for moderation, with its open reports and audit trail.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'What it is.' }),
    targetId: t.exposeID('targetId', { description: 'ID of what was reported.' }),
    state: t.expose('state', { type: State, description: 'Who sees it.' }),
    isLocked: t.exposeBoolean('isLocked', { description: 'Whether the question is closed to answers.' }),
    text: t.exposeString('text', { description: 'Excerpt of the content, at most 500 characters.' }),
    uri: t.exposeString('path', { description: 'Root-relative address of the page that it is on.' }),
    path: t.exposeString('path', { description: 'The same as uri.', deprecationReason: useUri }),
    authorId: t.id({
      nullable: true,
      description: 'ID of the author; absent if the author is not a member.',
      resolve: ({ authorId }) => authorId,
    }),
    authorName: t.exposeString('authorName', { description: 'Name of the author.' }),
    place: t.exposeString('place', { description: 'Suburb or agent it is about; may be empty.' }),
    author: t.field({
      type: Author,
      nullable: true,
      description: 'Moderation record of the author; absent if the author is not a member.',
      resolve: ({ author }) => author,
    }),
    reports: t.field({ type: [ReportType], description: 'Reports that are open.', resolve: ({ reports }) => reports }),
    history: t.field({
      type: [Event],
      description: 'Actions of moderators, latest first.',
      resolve: ({ history }) => history,
    }),
  }),
});

const Choice = builder.inputType('ModerationChoice', {
  description: 'Action on one item of a batch.',
  fields: (t) => ({
    kind: t.field({ type: Kind, required: true, description: 'What was reported.' }),
    targetId: t.id({ required: true, description: 'ID of what was reported.' }),
    action: t.field({ type: ActionEnum, required: true, description: 'What is done.' }),
  }),
});
const JudgedType = builder.objectRef<Judged>('ModerationOutcome').implement({
  description: 'Outcome for one item of a batch.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'What it is.' }),
    targetId: t.exposeID('targetId', { description: 'ID of what was reported.' }),
    action: t.expose('action', { type: ActionEnum, description: 'Requested action.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why the action failed; null if it succeeded.' }),
  }),
});

type Entry = Waiting & { readonly case: Case };
const EntryType = builder.objectRef<Entry>('ModerationQueueEntry').implement({
  description: 'Content awaiting moderation.',
  fields: (t) => ({
    reportCount: t.exposeInt('reportCount', {
      description: 'Number of open reports; 0 for a review awaiting approval.',
    }),
    since: t.expose('since', { type: 'DateTime', description: 'When it was added to the queue.' }),
    case: t.expose('case', { type: CaseType, description: 'The reported or pending content.' }),
  }),
});

const KindCountType = builder.objectRef<KindCount>('ModerationCount').implement({
  description: 'Number of items of a kind that await moderation.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'What they are.' }),
    count: t.exposeInt('count', { description: 'How many there are.' }),
  }),
});

const QueueType = builder.objectRef<Queue>('ModerationQueue').implement({
  description: "A page of the moderators' queue.",
  fields: (t) => ({
    total: t.exposeInt('total'),
    counts: t.field({
      type: [KindCountType],
      description: 'Numbers of all kinds in the queue, whichever is requested.',
      resolve: ({ counts }) => counts,
    }),
    results: t.field({ type: [EntryType], resolve: ({ results }) => results }),
  }),
});

builder.queryFields((t) => ({
  moderationQueue: t.field({
    type: QueueType,
    args: {
      kind: t.arg({ type: Kind, description: 'Only content of this kind.' }),
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ defaultValue: 25 }),
    },
    description: 'Content that was reported or waits for approval, the oldest first. For admins.',
    resolve: (_, { kind, skip, take }, { database, viewer }) =>
      readQueue(database, viewer, kind ? [kind] : [], {
        skip: sizeWithin('skip', skip ?? 0, 50_000),
        take: sizeWithin('take', take ?? 25, 100),
      }),
  }),
  moderationCase: t.field({
    type: CaseType,
    args: {
      kind: t.arg({ type: Kind, required: true, description: 'What was reported.' }),
      targetId: t.arg.id({ required: true, description: 'ID of what was reported.' }),
    },
    description: 'Reported or waiting content with its reports and history. For admins.',
    resolve: (_, { kind, targetId }, { database, viewer }) =>
      readCase(database, viewer, kind, parseId(targetId, kindNames[kind])),
  }),
}));

builder.mutationFields((t) => ({
  report: t.boolean({
    args: {
      kind: t.arg({ type: Kind, required: true, description: 'Kind of the reported content.' }),
      targetId: t.arg.id({ required: true, description: 'ID of what is reported.' }),
      reason: t.arg.string({ required: true, description: 'The rule that it breaks.' }),
      detail: t.arg.string({ description: "What is wrong, in the reporter's words." }),
    },
    description: 'Reports content to the moderators. Repeats while the report is open have no effect. Returns true.',
    async resolve(_, { kind, targetId, reason, detail }, { database, viewer }) {
      await reportContent(database, viewer, kind, parseId(targetId, kindNames[kind]), reason, detail ?? '');
      return true;
    },
  }),
  moderate: t.field({
    type: CaseType,
    description:
      'Moderates content. The author is notified, and the audit trail records who did it and why. For admins.',
    args: {
      kind: t.arg({ type: Kind, required: true, description: 'What was reported.' }),
      targetId: t.arg.id({ required: true, description: 'ID of what was reported.' }),
      action: t.arg({ type: ActionEnum, required: true, description: 'What is done.' }),
      why: t.arg.string({ description: 'The reason, needed to hide, remove, warn and lock; the author reads it.' }),
      idempotencyKey: t.arg.string({ description: 'Idempotency key: repeats have no effect.' }),
    },
    resolve: (_, { kind, targetId, action, why, idempotencyKey }, { database, viewer }) =>
      judgeContent(
        database,
        viewer,
        kind,
        parseId(targetId, kindNames[kind]),
        action,
        why ?? '',
        idempotencyKey ?? undefined,
      ),
  }),
  moderateSeveral: t.field({
    type: [JudgedType],
    description:
      'Moderates up to 50 items with one reason. Each has its own entry in the audit trail. Rejected items are returned with the reason; the others take effect. For admins.',
    args: {
      choices: t.arg({ type: [Choice], required: true, description: 'The items, with the action for each.' }),
      why: t.arg.string({ description: 'The reason, needed to hide, remove, warn and lock; the authors read it.' }),
    },
    resolve: async (_, { choices, why }, { database, viewer }) => [
      ...(await judgeSeveral(
        database,
        viewer,
        choices.map(({ kind, targetId, action }) => ({ kind, targetId: parseId(targetId, kindNames[kind]), action })),
        why ?? '',
      )),
    ],
  }),
}));
