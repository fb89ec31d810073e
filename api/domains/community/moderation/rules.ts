import { otherReason } from '@verandah/market';
import * as v from 'valibot';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import { memberCaller, runOnce } from '../../../platform/idempotency/public.ts';
import { notForYou, signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { checkInput, headlineBetween, paragraphsBetween } from '../../../platform/text-input.ts';
import { invalidInput, notFound, Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import {
  kindNames,
  outcome,
  type Action,
  type AuthorRecord,
  type ModerationEvent,
  type Report,
  type ReportKind,
  type Subject,
} from './kinds.ts';
import { notifyRecipients } from '../../saved/notifications/public.ts';
import { emitOfficeEvent } from '../../integrations/office-events/public.ts';
import { notifyAuthor } from './notice.ts';
import {
  closeReports,
  eventsOf,
  openReports,
  readWaiting,
  reporterRecord,
  writeEvent,
  writeReport,
  type KindCount,
  type Waiting,
} from './store.ts';
import { authorRecords, publishedReview, reviewedAgents, setLocked, setState, readSubjects } from './subject-store.ts';

export const reportInput = v.object({
  reason: headlineBetween(2, 200),
  detail: v.optional(paragraphsBetween(0, 2000), ''),
});
/** Actions that confirm the reports: they are against the author. */
const upholding: ReadonlySet<Action> = new Set(['hide', 'remove', 'warn', 'lock']);

export const judgementInput = v.object({
  why: v.optional(
    v.pipe(headlineBetween(0, 500), v.description('Needed to hide, remove, warn and lock. The author reads it.')),
    '',
  ),
});
const reasonedInput = v.object({ why: headlineBetween(2, 500) });

/** Validates a reason, which only actions against the author need. @throws {Refusal} invalid */
const checkReason = (actions: readonly Action[], why: string): string =>
  checkInput(actions.some((each) => upholding.has(each)) ? reasonedInput : judgementInput, { why }).why;

/** With so many dismissed reports, and more than were upheld, a member may report only now and then. */
const manyDismissed = 3;

async function throttleReporter(database: Database, memberId: number): Promise<void> {
  const { upheld, dismissed } = await reporterRecord(database, memberId);
  const isDoubted = dismissed >= manyDismissed && dismissed > upheld;
  await throttleCaller(database, isDoubted ? 'report-doubted' : 'report', memberId);
}

/**
 * Reports content to the moderators; does nothing while an earlier report of the member is open.
 * @throws {Refusal} signed-out; not-found, also for content that the viewer cannot see; invalid, also without a text
 * where the reason says nothing; forbidden for one's own; throttled, sooner where most earlier reports were dismissed
 */
export async function reportContent(
  database: Database,
  caller: Viewer | null,
  kind: ReportKind,
  targetId: number,
  reason: string,
  detail = '',
): Promise<void> {
  const viewer = signedIn(caller);
  const said = checkInput(reportInput, { reason, detail });
  if (kind === 'listing' && said.reason === otherReason && said.detail === '')
    throw invalidInput({ field: 'detail', message: 'Describe what’s wrong.' });
  const [subject] = await readSubjects(database, kind, [targetId]);
  if (subject === undefined || (subject.state !== 'visible' && viewer.role !== 'admin'))
    throw notFound(kindNames[kind]);
  if (subject.authorId === viewer.memberId)
    throw new Refusal('forbidden', `You can’t report your own ${kindNames[kind]}.`);
  await throttleReporter(database, viewer.memberId);
  await inTransaction(database, async (transaction) => {
    const id = await writeReport(transaction, viewer.memberId, kind, targetId, said.reason, said.detail);
    if (id !== undefined)
      await notifyRecipients(transaction, { kind: 'report', targetId: id, by: viewer.memberId, to: 'admins' });
  });
}

/** @throws {Refusal} signed-out, forbidden */
export function requireModerator(caller: Viewer | null): Viewer {
  const viewer = signedIn(caller);
  if (viewer.role !== 'admin') throw notForYou(viewer, 'This is for moderators.');
  return viewer;
}

/** An item as moderators see it. */
export interface Case extends Omit<Subject, 'email'> {
  /** Absent when the author is not a member. */
  readonly author: AuthorRecord | null;
  readonly reports: readonly Report[];
  readonly history: readonly ModerationEvent[];
}

/** @param authors records that have been read already */
async function caseOf(
  database: Database,
  { email: _, ...subject }: Subject,
  authors?: ReadonlyMap<number, AuthorRecord>,
): Promise<Case> {
  const { kind, targetId, authorId } = subject;
  const known = authors ?? (await authorRecords(database, authorId === null ? [] : [authorId]));
  return {
    ...subject,
    author: (authorId === null ? undefined : known.get(authorId)) ?? null,
    reports: await openReports(database, kind, targetId),
    history: await eventsOf(database, kind, targetId),
  };
}

/** A page of the moderation queue, with the number of items of each kind. */
export interface Queue extends Page<Waiting & { readonly case: Case }> {
  readonly counts: readonly KindCount[];
}

/**
 * The moderation queue, oldest first, without deleted content.
 * @throws {Refusal} as `moderator`
 */
export async function readQueue(
  database: Database,
  caller: Viewer | null,
  kinds: readonly ReportKind[],
  paging: Paging,
): Promise<Queue> {
  requireModerator(caller);
  const { total, counts, results } = await readWaiting(database, kinds, paging);
  const found = new Map<string, Subject>();
  for (const [kind, those] of Map.groupBy(results, (each) => each.kind)) {
    for (const subject of await readSubjects(
      database,
      kind,
      those.map(({ targetId }) => targetId),
    ))
      found.set(`${kind} ${subject.targetId}`, subject);
  }
  const authors = await authorRecords(
    database,
    [...found.values()].flatMap(({ authorId }) => authorId ?? []),
  );
  const cases = [];
  for (const each of results) {
    const subject = found.get(`${each.kind} ${each.targetId}`);
    if (subject) cases.push({ ...each, case: await caseOf(database, subject, authors) });
  }
  return { total, counts, results: cases };
}

/** An item with its reports and the history of actions. @throws {Refusal} as `moderator`; not-found */
export async function readCase(
  database: Database,
  caller: Viewer | null,
  kind: ReportKind,
  targetId: number,
): Promise<Case> {
  requireModerator(caller);
  const [subject] = await readSubjects(database, kind, [targetId]);
  if (subject === undefined) throw notFound(kindNames[kind]);
  return caseOf(database, subject);
}

/**
 * Shows, hides, removes or restores content, dismisses the reports about it, warns its author, or closes a question to
 * answers. Its reports are closed, its author and those who reported it are notified, and the audit trail records who
 * did what and why.
 * @param why may be empty, unless the action is against the author
 * @param key of idempotency: repeats have no effect
 * @throws {Refusal} as `moderator`; not-found; invalid; conflict when the action makes no sense in the thing's state
 */
export async function judgeContent(
  database: Database,
  caller: Viewer | null,
  kind: ReportKind,
  targetId: number,
  action: Action,
  why: string,
  key?: string,
): Promise<Case> {
  const { memberId } = requireModerator(caller);
  const said = { why: checkReason([action], why) };
  return runOnce(database, memberCaller(caller), key, 'moderate', { kind, targetId, action, said }, (own) =>
    inTransaction(own, async (transaction) => {
      const [subject] = await readSubjects(transaction, kind, [targetId], true);
      if (subject === undefined) throw notFound(kindNames[kind]);
      const locks = action === 'lock' || action === 'unlock';
      if (locks && (kind !== 'question' || subject.isLocked === (action === 'lock')))
        throw new Refusal(
          'conflict',
          kind === 'question'
            ? `The question is ${subject.isLocked ? 'closed' : 'open'} already.`
            : 'Only questions can be closed to answers.',
        );
      const next = action === 'dismiss' || action === 'warn' || locks ? undefined : outcome[action][subject.state];
      if (action !== 'dismiss' && action !== 'warn' && !locks && (next === undefined || next === 'pending'))
        throw new Refusal('conflict', `The ${kindNames[kind]} is ${subject.state}: there is nothing to ${action}.`);
      const closed =
        action === 'unlock'
          ? []
          : await closeReports(transaction, kind, targetId, upholding.has(action) ? 'upheld' : 'dismissed');
      if (action === 'dismiss' && closed.length === 0)
        throw new Refusal('conflict', 'There are no open reports to dismiss.');
      const event = await writeEvent(transaction, memberId, action, kind, targetId, said.why);
      if (next !== undefined && next !== 'pending') await setState(transaction, kind, targetId, next);
      if (kind === 'agent-review' && next === 'visible') await notifyOfReview(transaction, subject);
      if (locks) await setLocked(transaction, targetId, action === 'lock');
      if (action !== 'dismiss') await notifyAuthor(transaction, subject, action, said.why, event);
      for (const report of closed)
        await notifyRecipients(transaction, {
          kind: 'reportAnswer',
          targetId: report.id,
          by: memberId,
          to: { memberIds: [report.memberId] },
        });
      return caseOf(transaction, {
        ...subject,
        state: next ?? subject.state,
        isLocked: locks ? action === 'lock' : subject.isLocked,
      });
    }),
  );
}

/** An action on one item of a batch. */
export interface Choice {
  readonly kind: ReportKind;
  readonly targetId: number;
  readonly action: Action;
}
/** Outcome of an action: null if it succeeded, or why it failed. */
export interface Judged extends Choice {
  readonly problem: string | null;
}

/** Maximum number of items of a batch. */
const mostChoices = 50;

/**
 * Judges several things with one reason, one after the other: each has its own entry in the audit trail and its own
 * mail, and one that is refused leaves the others done.
 * @throws {Refusal} as `moderator`; invalid for a missing reason, nothing, or too much
 */
export async function judgeSeveral(
  database: Database,
  caller: Viewer | null,
  choices: readonly Choice[],
  why: string,
): Promise<readonly Judged[]> {
  requireModerator(caller);
  checkReason(
    choices.map(({ action }) => action),
    why,
  );
  if (choices.length === 0 || choices.length > mostChoices)
    throw invalidInput({ field: 'choices', message: `Choose up to ${mostChoices} things.` });
  const judged: Judged[] = [];
  for (const choice of choices) {
    const problem = await judgeContent(database, caller, choice.kind, choice.targetId, choice.action, why).then(
      () => null,
      (error: unknown) => {
        if (error instanceof Refusal && error.kind !== 'unavailable') return error.message;
        throw error;
      },
    );
    judged.push({ ...choice, problem });
  }
  return judged;
}

/** A review of an agent is published: the agent, their followers and the webhooks of their office are notified. */
async function notifyOfReview(transaction: Database, { targetId, authorId: by, state }: Subject): Promise<void> {
  for (const id of await reviewedAgents(transaction, targetId)) {
    await notifyRecipients(transaction, { kind: 'review', targetId, by, to: { agentIds: [id] } });
    await notifyRecipients(transaction, {
      kind: 'agentReview',
      targetId,
      by,
      to: { followers: { kind: 'agent', id } },
    });
  }
  // One that was hidden for a while has been sent before.
  const review = state === 'pending' ? await publishedReview(transaction, targetId) : undefined;
  if (review !== undefined) {
    const { officeId, ...data } = review;
    await emitOfficeEvent(transaction, officeId, 'review.received', () => data);
  }
}
