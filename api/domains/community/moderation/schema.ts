import { builder, numericId, sizeWithin, described } from '../../../platform/graph/public.ts';
import type { Page } from '../../../platform/paging.ts';
import { notFound } from '../../../platform/problems/public.ts';
import {
  actions,
  kindNames,
  reportKinds,
  type AuthorRecord,
  type ModerationEvent,
  type Report,
  type ReportKind,
} from './kinds.ts';
import { judge, judgeSeveral, queue, readCase, report, type Case, type Judged } from './rules.ts';
import type { Waiting } from './store.ts';

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
  description: 'Who sees what was reported.',
  values: described(['pending', 'visible', 'hidden', 'removed'] as const, {
    hidden: 'Nobody but its author and moderators.',
    pending: 'Nobody yet: it waits for a moderator.',
    removed: 'Nobody: it was deleted.',
    visible: 'Everyone.',
  }),
});
const ActionEnum = builder.enumType('ModerationAction', {
  description: 'What a moderator can do to what was reported.',
  values: described(actions, {
    dismiss: 'Closes the reports and changes nothing.',
    hide: 'Hides it from others, until it is shown again.',
    lock: 'Closes it for answers and comments.',
    remove: 'Removes it permanently.',
    restore: 'Brings back what was removed.',
    show: 'Shows what was hidden or waits.',
    unlock: 'Opens it for answers and comments again.',
    warn: 'Warns the author and changes nothing.',
  }),
});

const ReportType = builder.objectRef<Report>('Report').implement({
  description: 'A report to the moderators.',
  fields: (t) => ({
    reason: t.exposeString('reason', { description: 'Which rule it breaks.' }),
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
  description: 'What moderators know of a member who wrote something.',
  fields: (t) => ({
    memberId: t.exposeID('memberId', { description: 'Id of the member.' }),
    username: t.exposeString('username'),
    memberSince: t.expose('memberSince', { type: 'DateTime', description: 'When they joined.' }),
    published: t.exposeInt('published', {
      description: 'Questions, answers, comments and reviews of theirs that everyone sees.',
    }),
    rejected: t.exposeInt('rejected', { description: 'Those that moderators hide or have removed.' }),
  }),
});

const CaseType = builder.objectRef<Case>('ModerationCase').implement({
  description: 'Something that moderators judge, with its open reports and the audit trail.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'What it is.' }),
    targetId: t.exposeID('targetId', { description: 'Id of what was reported.' }),
    state: t.expose('state', { type: State, description: 'Who sees it.' }),
    isLocked: t.exposeBoolean('isLocked', { description: 'A closed question: no more answers.' }),
    text: t.exposeString('text', { description: 'Its words, at most 500 characters.' }),
    path: t.exposeString('path', { description: 'The page that it stands on.' }),
    authorId: t.id({
      nullable: true,
      description: 'Id of the author, where it is a member.',
      resolve: ({ authorId }) => authorId,
    }),
    authorName: t.exposeString('authorName', { description: 'Name of the author.' }),
    place: t.exposeString('place', { description: 'The suburb or agent that it is about; may be empty.' }),
    author: t.field({
      type: Author,
      nullable: true,
      description: 'The record of the author, where it is a member.',
      resolve: ({ author }) => author,
    }),
    reports: t.field({ type: [ReportType], description: 'Reports that are open.', resolve: ({ reports }) => reports }),
    history: t.field({
      type: [Event],
      description: 'What moderators did, latest first.',
      resolve: ({ history }) => history,
    }),
  }),
});

const Choice = builder.inputType('ModerationChoice', {
  description: 'What is done to one thing of several.',
  fields: (t) => ({
    kind: t.field({ type: Kind, required: true, description: 'What was reported.' }),
    targetId: t.id({ required: true, description: 'Id of what was reported.' }),
    action: t.field({ type: ActionEnum, required: true, description: 'What is done.' }),
  }),
});
const JudgedType = builder.objectRef<Judged>('ModerationOutcome').implement({
  description: 'What became of one thing of several that were judged.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind, description: 'What it is.' }),
    targetId: t.exposeID('targetId', { description: 'Id of what was reported.' }),
    action: t.expose('action', { type: ActionEnum, description: 'What was to be done.' }),
    problem: t.exposeString('problem', { nullable: true, description: 'Why it was not done; null once it is.' }),
  }),
});

type Entry = Waiting & { readonly case: Case };
const EntryType = builder.objectRef<Entry>('ModerationQueueEntry').implement({
  description: 'Something that waits for a moderator.',
  fields: (t) => ({
    reportCount: t.exposeInt('reportCount', {
      description: 'Open reports; 0 for a review that waits to be published.',
    }),
    since: t.expose('since', { type: 'DateTime', description: 'Since when it waits.' }),
    case: t.expose('case', { type: CaseType, description: 'The reported or waiting content.' }),
  }),
});

const Queue = builder.objectRef<Page<Entry>>('ModerationQueue').implement({
  description: "A page of the moderators' queue.",
  fields: (t) => ({
    total: t.exposeInt('total'),
    results: t.field({ type: [EntryType], resolve: ({ results }) => results }),
  }),
});

function idOf(kind: ReportKind, text: string | number): number {
  const id = numericId(text);
  if (id === undefined) throw notFound(kindNames[kind]);
  return id;
}

builder.queryFields((t) => ({
  moderationQueue: t.field({
    type: Queue,
    args: {
      kind: t.arg({ type: Kind, description: 'Only what is of this kind.' }),
      skip: t.arg.int({ defaultValue: 0 }),
      take: t.arg.int({ defaultValue: 25 }),
    },
    description: 'Content that was reported or waits for approval, the oldest first. For admins.',
    resolve: (_, { kind, skip, take }, { database, viewer }) =>
      queue(database, viewer, kind ? [kind] : [], {
        skip: sizeWithin('skip', skip ?? 0, 50_000),
        take: sizeWithin('take', take ?? 25, 100),
      }),
  }),
  moderationCase: t.field({
    type: CaseType,
    args: {
      kind: t.arg({ type: Kind, required: true, description: 'What was reported.' }),
      targetId: t.arg.id({ required: true, description: 'Id of what was reported.' }),
    },
    description: 'Reported or waiting content with its reports and history. For admins.',
    resolve: (_, { kind, targetId }, { database, viewer }) => readCase(database, viewer, kind, idOf(kind, targetId)),
  }),
}));

builder.mutationFields((t) => ({
  report: t.boolean({
    args: {
      kind: t.arg({ type: Kind, required: true, description: 'What is reported.' }),
      targetId: t.arg.id({ required: true, description: 'Id of what is reported.' }),
      reason: t.arg.string({ required: true, description: 'Which rule it breaks.' }),
      detail: t.arg.string({ description: "What is wrong, in the reporter's words." }),
    },
    description:
      'Reports something to the moderators; again, while the report is open, changes nothing. True when it is taken.',
    async resolve(_, { kind, targetId, reason, detail }, { database, viewer }) {
      await report(database, viewer, kind, idOf(kind, targetId), reason, detail ?? '');
      return true;
    },
  }),
  moderate: t.field({
    type: CaseType,
    description: 'For admins: the author is notified, and the audit trail records who did it and why.',
    args: {
      kind: t.arg({ type: Kind, required: true, description: 'What was reported.' }),
      targetId: t.arg.id({ required: true, description: 'Id of what was reported.' }),
      action: t.arg({ type: ActionEnum, required: true, description: 'What is done.' }),
      why: t.arg.string({ required: true, description: 'The reason; the author reads it.' }),
      idempotencyKey: t.arg.string({ description: 'Sent again with the same key, it is done once.' }),
    },
    resolve: (_, { kind, targetId, action, why, idempotencyKey }, { database, viewer }) =>
      judge(database, viewer, kind, idOf(kind, targetId), action, why, idempotencyKey ?? undefined),
  }),
  moderateSeveral: t.field({
    type: [JudgedType],
    description:
      'For admins: judges up to 50 things with one reason. Each has its own entry in the audit trail; what is refused is named and leaves the others done.',
    args: {
      choices: t.arg({ type: [Choice], required: true, description: 'The things, and what is done to each.' }),
      why: t.arg.string({ required: true, description: 'The reason; the authors read it.' }),
    },
    resolve: async (_, { choices, why }, { database, viewer }) => [
      ...(await judgeSeveral(
        database,
        viewer,
        choices.map(({ kind, targetId, action }) => ({ kind, targetId: idOf(kind, targetId), action })),
        why,
      )),
    ],
  }),
}));
