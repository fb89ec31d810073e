import { vendorReviewAddress } from '@verandah/market';
import { agentOf, signedInAgent } from '../agents/viewer-agent.ts';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { memberCaller, runOnce } from '../../../platform/idempotency/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import { notifyRecipients } from '../../saved/notifications/public.ts';
import { mailText, queueMail } from '../../../platform/mail/public.ts';
import { hashSecret, newSecret, signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { checkInput } from '../../../platform/text-input.ts';
import { invalidInput, notFound, Refusal } from '../../../platform/problems/public.ts';
import { limitTypedMail, throttleCaller } from '../../../platform/rate-limits/public.ts';
import { vendorRequestInput, vendorReviewInput } from './input.ts';
import { requestStatuses, type VendorInvitation, type VendorRequest } from './review.ts';
import { isListingOf, writeReview } from './store.ts';
import {
  endRequest,
  hasOpenRequest,
  isOfOffice,
  lockAgent,
  requestById,
  requestByToken,
  requestsOfAgent,
  writeRequest,
} from './vendor-store.ts';

/** How long the link in a vendor's mail works. */
export const requestDays = 30;

/**
 * Requests of an agent, for that agent and admins.
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent; not-found for others' requests
 */
export async function vendorRequests(
  database: Database,
  viewer: Viewer | null,
  agentId: number | undefined,
  status: number,
  paging: Paging,
): Promise<Page<VendorRequest>> {
  return requestsOfAgent(database, await agentInQuestion(database, viewer, agentId), status, paging);
}

async function agentInQuestion(
  database: Database,
  caller: Viewer | null,
  agentId: number | undefined,
): Promise<number> {
  if (signedIn(caller).role === 'admin' && agentId !== undefined) return agentId;
  const own = await signedInAgent(database, caller);
  if (agentId !== undefined && agentId !== own.agentId) throw notFound('agent of yours');
  return own.agentId;
}

/** @throws {Refusal} signed-out; not-found, also for others' */
export async function vendorRequest(database: Database, caller: Viewer | null, id: number): Promise<VendorRequest> {
  const viewer = signedIn(caller);
  const request = await requestById(database, id);
  const mine =
    request !== undefined &&
    (viewer.role === 'admin' || (await agentOf(database, viewer))?.agentId === request.agentId);
  if (!mine) throw notFound('request');
  return request;
}

/**
 * An agent invites a vendor to review: the vendor gets a link by email and needs no account.
 * @param key of idempotency: sent again with it, the vendor is invited once
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent; invalid, also for addresses of the agent's own
 * office; conflict while one is open; throttled
 */
export async function askVendor(
  database: Database,
  viewer: Viewer | null,
  publicUrl: string,
  input: unknown,
  key?: string,
): Promise<VendorRequest> {
  const agent = await signedInAgent(database, viewer);
  const request = checkInput(vendorRequestInput, input);
  if (await isOfOffice(database, agent.officeId, request.vendorEmail))
    throw invalidInput({ field: 'vendorEmail', message: 'is an address of your own office; ask a vendor' });
  if (request.listingId !== null && !(await isListingOf(database, agent.agentId, request.listingId)))
    throw invalidInput({ field: 'listingId', message: 'is not one of your listings' });
  await throttleCaller(database, 'vendor-request', agent.agentId);
  await limitTypedMail(database, request.vendorEmail, agent);
  const id = await runOnce(database, memberCaller(viewer), key, 'askVendor', request, (own) =>
    inTransaction(own, async (transaction) => {
      const token = newSecret();
      await lockAgent(transaction, agent.agentId);
      if (await hasOpenRequest(transaction, agent.agentId, request))
        throw new Refusal('conflict', 'You’ve already asked this person. Their link still works.');
      const written = await writeRequest(transaction, agent.agentId, request, hashSecret(token), requestDays);
      const invitation = await requestByToken(transaction, hashSecret(token));
      if (invitation === undefined) throw new Error('A request was not written.');
      await queueMail(transaction, {
        key: `review-request:${written}`,
        email: request.vendorEmail,
        kind: 'review-request',
        subject: `${agent.name} has asked for your review`.slice(0, 200),
        ...mailText({
          greeting: `Hi ${request.vendorName},`,
          paragraphs: [
            `${agent.name} from ${invitation.officeName} recently sold or leased a property for you and would love your review.`,
            `You don’t need an account. The link works once and expires in ${requestDays} days.`,
          ],
          action: { label: 'Write a review', url: `${publicUrl}${vendorReviewAddress(token)}` },
          reason: `You’re receiving this email because ${agent.name} named you as a client.`,
        }),
      });
      return written;
    }),
  );
  return vendorRequest(database, viewer, id);
}

/**
 * Withdraws an open request.
 * @throws {Refusal} signed-out; not-found; conflict when it is no longer open
 */
export async function withdrawRequest(database: Database, viewer: Viewer | null, id: number): Promise<VendorRequest> {
  await vendorRequest(database, viewer, id);
  if (!(await endRequest(database, id, 'withdrawn')))
    throw new Refusal('conflict', 'This request has already been completed or withdrawn.');
  return vendorRequest(database, viewer, id);
}

async function openRequest(database: Database, token: string) {
  const request = /^[\w-]{43}$/.test(token) ? await requestByToken(database, hashSecret(token)) : undefined;
  if (request === undefined) throw notFound('request for a review');
  if (request.status === requestStatuses.answered)
    throw new Refusal('gone', 'You’ve already written this review. Thank you.');
  if (request.status === requestStatuses.withdrawn || request.expired)
    throw new Refusal('gone', 'This link no longer works. Ask the agent for a new one.');
  return request;
}

/** The request behind the link of a mail. @throws {Refusal} not-found; gone when answered, withdrawn or too old */
export async function vendorInvitation(database: Database, token: string): Promise<VendorInvitation> {
  const { agentName, agentUsername, officeName, vendorName, listingId, expiresAt } = await openRequest(database, token);
  return { agentName, agentUsername, officeName, vendorName, listingId, expiresAt };
}

/**
 * A vendor writes the review they were invited to; it is shown once a moderator has approved it.
 * @param key of idempotency, of the link's holder: repeats have no effect
 * @throws {Refusal} not-found, gone, invalid
 */
export async function addVendorReview(
  database: Database,
  token: string,
  input: unknown,
  key?: string,
): Promise<{ received: true }> {
  const { name, ...review } = checkInput(vendorReviewInput, input);
  return runOnce(database, `vendor:${hashSecret(token)}`, key, 'addVendorReview', { name, review }, (own) =>
    inTransaction(own, async (transaction) => {
      const { id, agentId, vendorName, listingId } = await openRequest(transaction, token);
      const written = await writeReview(
        transaction,
        agentId,
        { memberId: null, requestId: id, name: name ?? vendorName, source: 'vendor' },
        { ...review, listingId },
      );
      if (written !== undefined)
        await notifyRecipients(transaction, { kind: 'pendingReview', targetId: written, by: null, to: 'admins' });
      await endRequest(transaction, id, 'answered');
      return { received: true } as const;
    }),
  );
}
