import { builder, numericId, sizeWithin } from '../../platform/graph/public.ts';
import type { Page } from '../../platform/paging.ts';
import { notFound } from '../../platform/problems/public.ts';
import { actions, kindNames, reportKinds, type ModerationEvent, type Report, type ReportKind } from './kinds.ts';
import { judge, queue, readCase, report, type Case } from './rules.ts';
import type { Waiting } from './store.ts';

/** 'agent-review' is agentReview here. */
const enumName = (kind: string): string => kind.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const Kind = builder.enumType('ReportKind', {
  values: Object.fromEntries(reportKinds.map((kind) => [enumName(kind), { value: kind }])) as Record<
    string,
    { value: ReportKind }
  >,
});
const State = builder.enumType('ModerationState', { values: ['pending', 'visible', 'hidden', 'removed'] as const });
const ActionEnum = builder.enumType('ModerationAction', { values: actions });

const ReportType = builder.objectRef<Report>('Report').implement({
  fields: (t) => ({
    reason: t.exposeString('reason'),
    detail: t.exposeString('detail'),
    reporter: t.exposeString('reporter'),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'ISO 8601' }),
  }),
});

const Event = builder.objectRef<ModerationEvent>('ModerationEvent').implement({
  fields: (t) => ({
    at: t.expose('at', { type: 'DateTime', description: 'ISO 8601' }),
    who: t.exposeString('who'),
    action: t.expose('action', { type: ActionEnum }),
    why: t.exposeString('why'),
  }),
});

const CaseType = builder.objectRef<Case>('ModerationCase').implement({
  description: 'Something that moderators judge, with its open reports and the audit trail.',
  fields: (t) => ({
    kind: t.expose('kind', { type: Kind }),
    targetId: t.exposeID('targetId'),
    state: t.expose('state', { type: State }),
    isLocked: t.exposeBoolean('isLocked', { description: 'A question that takes no more answers.' }),
    text: t.exposeString('text', { description: 'Its words, at most 500 characters.' }),
    path: t.exposeString('path', { description: 'The page that it stands on.' }),
    authorId: t.id({ nullable: true, resolve: ({ authorId }) => authorId }),
    authorName: t.exposeString('authorName'),
    reports: t.field({ type: [ReportType], resolve: ({ reports }) => reports }),
    history: t.field({ type: [Event], resolve: ({ history }) => history }),
  }),
});

type Entry = Waiting & { readonly case: Case };
const EntryType = builder.objectRef<Entry>('ModerationQueueEntry').implement({
  fields: (t) => ({
    reportCount: t.exposeInt('reportCount', {
      description: 'Open reports; 0 for a review that waits to be published.',
    }),
    since: t.expose('since', { type: 'DateTime', description: 'ISO 8601' }),
    case: t.expose('case', { type: CaseType }),
  }),
});

const Queue = builder.objectRef<Page<Entry>>('ModerationQueue').implement({
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
    args: { kind: t.arg({ type: Kind }), skip: t.arg.int({ defaultValue: 0 }), take: t.arg.int({ defaultValue: 25 }) },
    description: 'What is reported or waits to be published, longest first. For admins.',
    resolve: (_, { kind, skip, take }, { database, viewer }) =>
      queue(database, viewer, kind ? [kind] : [], {
        skip: sizeWithin('skip', skip ?? 0, 50_000),
        take: sizeWithin('take', take ?? 25, 100),
      }),
  }),
  moderationCase: t.field({
    type: CaseType,
    args: { kind: t.arg({ type: Kind, required: true }), targetId: t.arg.id({ required: true }) },
    description: 'For admins.',
    resolve: (_, { kind, targetId }, { database, viewer }) => readCase(database, viewer, kind, idOf(kind, targetId)),
  }),
}));

builder.mutationFields((t) => ({
  report: t.boolean({
    args: {
      kind: t.arg({ type: Kind, required: true }),
      targetId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
      detail: t.arg.string(),
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
    description: 'For admins: the author is told, the audit trail keeps who and why.',
    args: {
      kind: t.arg({ type: Kind, required: true }),
      targetId: t.arg.id({ required: true }),
      action: t.arg({ type: ActionEnum, required: true }),
      why: t.arg.string({ required: true }),
      idempotencyKey: t.arg.string({ description: 'Sent again with the same key, it is done once.' }),
    },
    resolve: (_, { kind, targetId, action, why, idempotencyKey }, { database, viewer }) =>
      judge(database, viewer, kind, idOf(kind, targetId), action, why, idempotencyKey ?? undefined),
  }),
}));
