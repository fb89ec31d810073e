import { recordActivity } from '../../members/activities/public.ts';
import { officeOfAgent } from '../agents/agent-store.ts';
import { agentOf, signedInAgent } from '../agents/viewer-agent.ts';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import { memberCaller, runOnce } from '../../../platform/idempotency/public.ts';
import { notForYou, signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { checkInput } from '../../../platform/text-input.ts';
import { mayPost } from '../../community/public.ts';
import { notifyRecipients } from '../../saved/notifications/public.ts';
import { invalidInput, notFound, Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import { importedInput, replyInput, reviewInput } from './input.ts';
import type { AgentReview } from './review.ts';
import {
  deleteReview,
  isListingOf,
  publishedReviews,
  reviewById,
  reviewsOfAgent,
  writeImported,
  writeReply,
  writeReview,
} from './store.ts';

/** @throws {Refusal} not-found, also for one that the viewer may not see */
export async function readReview(database: Database, viewer: Viewer | null, id: number): Promise<AgentReview> {
  const review = await reviewById(database, viewer, id);
  if (review === undefined) throw notFound('review');
  return review;
}

/** @throws {Refusal} not-found for an unknown agent */
export async function agentReviews(
  database: Database,
  viewer: Viewer | null,
  agentId: number,
  paging: Paging,
): Promise<Page<AgentReview>> {
  if (!(await officeOfAgent(database, agentId))) throw notFound('agent');
  return reviewsOfAgent(database, viewer, agentId, paging);
}

/**
 * Published reviews of the agent who calls.
 * @param unanswered those without a reply only.
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent
 */
export async function ownReviews(
  database: Database,
  viewer: Viewer | null,
  unanswered: boolean,
  paging: Paging,
): Promise<Page<AgentReview>> {
  const { agentId } = await signedInAgent(database, viewer);
  return publishedReviews(database, agentId, unanswered, paging);
}

/**
 * Writes the viewer's review of an agent, once per agent and listing. It is shown to others when a moderator has let it
 * through.
 * @param key of idempotency: sent again with it, it is written once
 * @throws {Refusal} signed-out; forbidden until the email is verified, of oneself and within one's office; not-found;
 * invalid; conflict; throttled
 */
export async function addAgentReview(
  database: Database,
  caller: Viewer | null,
  agentId: number,
  input: unknown,
  key?: string,
): Promise<AgentReview> {
  const viewer = signedIn(caller);
  const review = checkInput(reviewInput, input);
  const office = await officeOfAgent(database, agentId);
  if (!office) throw notFound('agent');
  const own = await agentOf(database, viewer);
  if (own?.agentId === agentId) throw new Refusal('forbidden', 'You can’t review yourself.');
  if (own?.officeId === office.officeId)
    throw new Refusal('forbidden', 'You can’t review an agent from your own office.');
  if (review.listingId !== null && !(await isListingOf(database, agentId, review.listingId)))
    throw invalidInput({ field: 'listingId', message: "is not one of the agent's listings" });
  await throttleCaller(database, 'agent-review', viewer.memberId);
  const id = await runOnce(database, memberCaller(viewer), key, 'addAgentReview', { agentId, review }, (own) =>
    inTransaction(own, async (transaction) => {
      const { memberId, name } = await mayPost(transaction, viewer);
      const written = await writeReview(
        transaction,
        agentId,
        { memberId, requestId: null, name, source: 'member' },
        review,
      );
      if (written === undefined)
        throw new Refusal(
          'conflict',
          'You’ve already reviewed this agent. You can review each listing once, or delete your review to write another.',
        );
      await recordActivity(transaction, { type: 'Reviewed', agentId, memberId, targetId: written });
      await notifyRecipients(transaction, { kind: 'pendingReview', targetId: written, by: memberId, to: 'admins' });
      return written;
    }),
  );
  return readReview(database, viewer, id);
}

/**
 * The reviewed agent replies, and the author is notified by mail; a second reply replaces the first.
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent; not-found for reviews of others; invalid
 */
export async function replyToReview(
  database: Database,
  viewer: Viewer | null,
  reviewId: number,
  input: unknown,
): Promise<AgentReview> {
  const { agentId } = await signedInAgent(database, viewer);
  const { reply } = checkInput(replyInput, input);
  await inTransaction(database, async (transaction) => {
    const replied = await writeReply(transaction, agentId, reviewId, reply);
    if (!replied) throw notFound('review');
    await notifyRecipients(transaction, {
      kind: 'reviewReply',
      targetId: reviewId,
      by: viewer?.memberId ?? null,
      to: { memberIds: [replied.memberId] },
    });
  });
  return readReview(database, viewer, reviewId);
}

/** Deletes the viewer's own review. @throws {Refusal} signed-out, not-found */
export async function removeReview(database: Database, caller: Viewer | null, reviewId: number): Promise<void> {
  const { memberId } = signedIn(caller);
  const isDeleted = await inTransaction(database, (transaction) => deleteReview(transaction, memberId, reviewId));
  if (!isDeleted) throw notFound('review');
}

/** Reviews that were written elsewhere. @param agentId undefined: of every agent */
export function importedReviews(
  database: Database,
  viewer: Viewer | null,
  agentId: number | undefined,
  paging: Paging,
): Promise<Page<AgentReview>> {
  return reviewsOfAgent(database, viewer, agentId, paging, 'imported');
}

/**
 * Takes reviews over from elsewhere, each once.
 * @param key of idempotency: a repeat returns the first result.
 * @returns how many are new.
 * @throws {Refusal} signed-out; forbidden unless the caller is an admin; not-found; invalid
 */
export async function importReviews(
  database: Database,
  caller: Viewer | null,
  input: unknown,
  key?: string,
): Promise<number> {
  if (signedIn(caller).role !== 'admin') throw notForYou(signedIn(caller), 'Only admins can import reviews.');
  const imported = checkInput(importedInput, input);
  if (!(await officeOfAgent(database, imported.agentId))) throw notFound('agent');
  return runOnce(database, memberCaller(caller), key, 'importReviews', imported, (own) =>
    inTransaction(own, (transaction) => writeImported(transaction, imported)),
  );
}
