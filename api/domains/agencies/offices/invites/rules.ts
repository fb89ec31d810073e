import { sql } from 'kysely';
import * as v from 'valibot';
import { officeOfAgent } from '../../agents/agent-store.ts';
import { refreshRankings } from '../../agents/finder-ranking.ts';
import { agentOf, signedInAgent } from '../../agents/viewer-agent.ts';
import { inTransaction, type Database } from '../../../../platform/database/public.ts';
import { memberCaller, runOnce } from '../../../../platform/idempotency/public.ts';
import { mailText, queueMail } from '../../../../platform/mail/public.ts';
import { hashSecret, newSecret, notForYou, signedIn, type Viewer } from '../../../../platform/identity/public.ts';
import { checkInput } from '../../../../platform/text-input.ts';
import { notFound, Refusal } from '../../../../platform/problems/public.ts';
import { limitTypedMail, throttleCaller } from '../../../../platform/rate-limits/public.ts';
import { dropInvite, inviteByToken, linkAgent, openInvites, unlinkAgent, writeInvite, type Invite } from './store.ts';

/** How long the link of an invitation works. */
export const inviteDays = 14;

const emailInput = v.strictObject({
  email: v.pipe(
    v.string('Enter an email address.'),
    v.trim(),
    v.maxLength(254, 'This email address is too long.'),
    v.email('Enter an email address like name@example.com.'),
    v.check((text) => !/[\p{Cc}<>,;"\s]/u.test(text), 'Enter an email address like name@example.com.'),
  ),
});

/**
 * Agents invite to their own office, admins to any.
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent; not-found for other offices
 */
async function mayInvite(database: Database, caller: Viewer | null, officeId: number): Promise<Viewer> {
  const viewer = signedIn(caller);
  if (viewer.role === 'admin') return viewer;
  if ((await signedInAgent(database, viewer)).officeId !== officeId) throw notFound('office of yours');
  return viewer;
}

/**
 * Invites someone by email to be an agent of an office. A new invitation replaces an older one.
 * @param key of idempotency: sent again with it, one mail goes out.
 * @throws {Refusal} as above; invalid; throttled
 */
export async function inviteAgent(
  database: Database,
  caller: Viewer | null,
  publicUrl: string,
  officeId: number,
  input: unknown,
  key?: string,
): Promise<Invite> {
  const viewer = await mayInvite(database, caller, officeId);
  const { email } = checkInput(emailInput, input);
  await throttleCaller(database, 'invite', viewer.memberId);
  await limitTypedMail(database, email, viewer);
  return runOnce(database, memberCaller(viewer), key, 'inviteAgent', { officeId, email }, (own) =>
    sendInvite(own, publicUrl, officeId, email, viewer.memberId),
  );
}

/** The same by operations. @param invitedBy null: the operator. @throws {Refusal} not-found, invalid */
export async function sendInvite(
  database: Database,
  publicUrl: string,
  officeId: number,
  address: string,
  invitedBy: number | null,
): Promise<Invite> {
  const { email } = checkInput(emailInput, { email: address });
  const token = newSecret();
  return inTransaction(database, async (transaction) => {
    const {
      rows: [office],
    } = await sql<{ name: string }>`select name from office where id = ${officeId}::int for no key update`.execute(
      transaction,
    );
    if (office === undefined) throw notFound('office');
    await writeInvite(transaction, officeId, email, invitedBy, hashSecret(token), inviteDays);
    await queueMail(transaction, {
      key: `invite:${hashSecret(token).slice(0, 32)}`,
      email,
      kind: 'invite',
      subject: `${office.name} invites you to Verandah`.replace(/\p{Cc}+/gu, ' ').slice(0, 200),
      ...mailText({
        greeting: 'Hi,',
        paragraphs: [
          `${office.name} has invited you to manage your listings, enquiries and reviews on Verandah.`,
          `Sign in or create an account with ${email}, then accept the invitation. The link works once and expires in ${inviteDays} days.`,
        ],
        action: { label: 'Accept invitation', url: `${publicUrl}/agent-portal?invite=${token}` },
        reason: `You’re receiving this email because ${office.name} gave this address as an agent’s.`,
      }),
    });
    const invite = await inviteByToken(transaction, hashSecret(token));
    if (invite === undefined) throw new Error('An invitation was not written.');
    return { officeId, officeName: invite.officeName, email, expiresAt: invite.expiresAt };
  });
}

/** @throws {Refusal} as `inviteAgent` */
export async function listInvites(database: Database, caller: Viewer | null, officeId: number): Promise<Invite[]> {
  await mayInvite(database, caller, officeId);
  return openInvites(database, officeId);
}

/** @throws {Refusal} as `inviteAgent`; not-found for an address that was not invited */
export async function withdrawInvite(
  database: Database,
  caller: Viewer | null,
  officeId: number,
  email: string,
): Promise<void> {
  await mayInvite(database, caller, officeId);
  if (!(await dropInvite(database, officeId, email))) throw notFound('invitation');
}

async function openInvite(database: Database, token: string) {
  const invite = /^[\w-]{43}$/.test(token) ? await inviteByToken(database, hashSecret(token)) : undefined;
  if (invite === undefined) throw notFound('invitation');
  if (invite.used || invite.expired)
    throw new Refusal('gone', 'This invitation has expired. Ask the office for a new one.');
  return invite;
}

/** The invitation behind a link. @throws {Refusal} not-found, gone */
export async function readInvite(database: Database, token: string): Promise<Invite> {
  const { officeId, officeName, email, expiresAt } = await openInvite(database, token);
  return { officeId, officeName, email, expiresAt };
}

/**
 * Makes the member the agent of the office: the one that its feed knows by the invited address, else a new one. The
 * member's own address must be the invited one, and verified: a forwarded link gives no access.
 * @param key of idempotency: a repeat returns the first result
 * @throws {Refusal} signed-out; not-found; gone; forbidden for another address; conflict if the caller is an agent
 * already
 */
export async function acceptInvite(
  database: Database,
  caller: Viewer | null,
  token: string,
  key?: string,
): Promise<{ readonly agentId: number; readonly officeId: number }> {
  const viewer = signedIn(caller);
  return runOnce(database, memberCaller(viewer), key, 'acceptInvite', { token: hashSecret(token) }, (own) =>
    inTransaction(own, async (transaction) => {
      const { officeId, email } = await openInvite(transaction, token);
      const {
        rows: [member],
      } = await sql<{ name: string; email: string; verified: boolean; agentId: number | null }>`
      select name, email, email_verified_at is not null as verified, agent_id as "agentId" from member
        where id = ${viewer.memberId}::int and deleted_at is null for update`.execute(transaction);
      if (member === undefined) throw new Refusal('signed-out', 'Sign in again.');
      if (member.email.toLowerCase() !== email.toLowerCase())
        throw new Refusal('forbidden', 'This invitation is for a different email address. Sign in with that address.');
      if (!member.verified)
        throw new Refusal('forbidden', 'Confirm your email address first. Open the link we emailed you.');
      if (member.agentId !== null)
        throw new Refusal('conflict', 'You’re already an agent. Leave your current office first.');
      const agentId = await linkAgent(
        transaction,
        officeId,
        { memberId: viewer.memberId, name: member.name, email: member.email },
        hashSecret(token),
      );
      if (agentId === undefined) throw new Refusal('conflict', 'Another member is already linked to this agent.');
      await refreshRankings(transaction, [agentId]);
      return { agentId, officeId };
    }),
  );
}

/**
 * The caller leaves their office: from this moment they are a member like any other.
 * @throws {Refusal} signed-out; forbidden unless the caller is an agent
 */
export async function leaveOffice(database: Database, viewer: Viewer | null): Promise<{ readonly agentId: number }> {
  const { agentId } = await signedInAgent(database, viewer);
  if (!(await removeLink(database, agentId))) throw new Refusal('forbidden', 'You’ve already left your office.');
  return { agentId };
}

/** An admin removes an agent from their office. @throws {Refusal} signed-out; forbidden except for admins; not-found */
export async function removeAgent(
  database: Database,
  caller: Viewer | null,
  agentId: number,
): Promise<{ readonly agentId: number }> {
  const viewer = signedIn(caller);
  if (viewer.role !== 'admin' && (await agentOf(database, viewer))?.agentId !== agentId)
    throw notForYou(viewer, 'Only admins can remove agents. Agents can leave an office themselves.');
  if ((await officeOfAgent(database, agentId)) === undefined) throw notFound('agent');
  // One who has left already stays out.
  await removeLink(database, agentId);
  return { agentId };
}

const removeLink = (database: Database, agentId: number): Promise<boolean> =>
  inTransaction(database, async (transaction) => {
    const left = await unlinkAgent(transaction, agentId);
    if (left) await refreshRankings(transaction, [agentId]);
    return left;
  });
