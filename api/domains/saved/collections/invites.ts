import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { mailText, queueMail } from '../../../platform/mail/public.ts';
import { memberById } from '../../members/public.ts';
import { notifyRecipients } from '../notifications/public.ts';
import { signedIn, type Viewer } from '../../../platform/identity/public.ts';
import { checkInput } from '../../../platform/text-input.ts';
import { notFound, Refusal } from '../../../platform/problems/public.ts';
import { limitTypedMail, throttleCaller } from '../../../platform/rate-limits/public.ts';
import { collectionLimits, emailsInput, type Collection } from './collection.ts';
import { heldByOwner, lockCollection, readVisible, notifyOthers } from './access.ts';
import { readCollections } from './store.ts';
import {
  addCollaborator,
  collaboratorCount,
  holdInvite,
  insertInvite,
  openInvites,
  removeCollaborator,
  removeInvites,
} from './write-store.ts';

const secretForm = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;

/**
 * Invites by email. Addresses with an open invite, and contributors, are skipped.
 * @throws {Refusal} signed-out, invalid, not-found, forbidden for collaborators and without a verified address,
 * conflict, throttled
 */
export async function addInvites(
  database: Database,
  caller: Viewer | null,
  publicUrl: string,
  id: number,
  given: readonly string[],
): Promise<Collection> {
  const viewer = signedIn(caller);
  const { emails } = checkInput(emailsInput, { emails: given });
  await throttleCaller(database, 'collection-invite', viewer.memberId);
  for (const email of emails) await limitTypedMail(database, email, viewer);
  return inTransaction(database, async (transaction) => {
    const { name, uri } = await heldByOwner(transaction, viewer, id);
    const host = await memberById(transaction, viewer.memberId);
    if (host?.emailVerified !== true)
      throw new Refusal('forbidden', 'Confirm your email address before you invite others.');
    if ((await openInvites(transaction, id)) + emails.length > collectionLimits.openInvites) {
      throw new Refusal(
        'conflict',
        `A collection can have at most ${collectionLimits.openInvites} open invites. Take some back first.`,
      );
    }
    for (const email of emails) {
      const secret = await insertInvite(transaction, id, email, viewer.memberId);
      if (secret === undefined) continue;
      await notifyRecipients(transaction, {
        kind: 'invitation',
        targetId: id,
        by: viewer.memberId,
        to: { email },
        again: true,
      });
      const content = mailText({
        greeting: 'Hi,',
        paragraphs: [
          `${host.name} has invited you to the collection “${name}” on Verandah. You can see the homes in it, add others and say what you think.`,
        ],
        action: {
          label: 'View invitation',
          url: `${publicUrl}/collections/${uri}?collectionId=${id}&uniqueIdentifier=${secret}`,
        },
        reason: `You’re receiving this email because ${host.name} entered your address. If you don’t know them, you can ignore it.`,
      });
      await queueMail(transaction, {
        key: `collection-invite:${secret}`,
        email,
        kind: 'invite',
        subject: `${host.name} wants to share homes with you`,
        ...content,
      });
    }
    return readVisible(transaction, viewer, id);
  });
}

/**
 * Revokes open invites; addresses without one are skipped.
 * @throws {Refusal} signed-out, invalid, not-found, forbidden
 */
export async function deleteInvites(
  database: Database,
  caller: Viewer | null,
  id: number,
  given: readonly string[],
): Promise<Collection> {
  const viewer = signedIn(caller);
  const { emails } = checkInput(emailsInput, { emails: given });
  return inTransaction(database, async (transaction) => {
    await heldByOwner(transaction, viewer, id);
    await removeInvites(transaction, id, emails);
    return readVisible(transaction, viewer, id);
  });
}

/**
 * Accepts an invite by its secret, which works once, and only for the member whose verified address was invited. Does
 * nothing for contributors.
 * @throws {Refusal} signed-out; forbidden for other members' ids and addresses; not-found; conflict when there are too
 * many
 */
export async function acceptInvite(
  database: Database,
  caller: Viewer | null,
  id: number,
  memberId: number,
  secret: string,
): Promise<Collection> {
  const viewer = signedIn(caller);
  if (memberId !== viewer.memberId)
    throw new Refusal('forbidden', 'You can only accept invitations for yourself.', {
      problems: [{ field: 'memberId', message: 'must be your own' }],
    });
  return inTransaction(database, async (transaction) => {
    const [already] = await readCollections(transaction, viewer.memberId, { ids: [id] });
    const invite = secretForm.test(secret) ? await holdInvite(transaction, id, secret) : undefined;
    if (already !== undefined && invite === undefined) return already;
    if (invite === undefined) throw notFound('invitation');
    const member = await memberById(transaction, viewer.memberId);
    if (member?.email.toLowerCase() !== invite.email)
      throw new Refusal('forbidden', 'This invitation is for a different email address. Sign in with that address.');
    if (!member.emailVerified)
      throw new Refusal('forbidden', 'Confirm your email address first, then open the invitation again.');
    if (already === undefined && (await collaboratorCount(transaction, id)) >= collectionLimits.collaborators)
      throw new Refusal('conflict', `A collection can have at most ${collectionLimits.collaborators} collaborators.`);
    await removeInvites(transaction, id, [invite.email]);
    if (already?.viewerRole !== 'owner') await addCollaborator(transaction, id, viewer.memberId);
    await notifyOthers(transaction, viewer, id, 'contributors');
    return readVisible(transaction, viewer, id);
  });
}

/**
 * Declines an invite; only the invited member can.
 * @throws {Refusal} signed-out; not-found, also for invites of other addresses
 */
export async function declineInvite(
  database: Database,
  caller: Viewer | null,
  id: number,
  secret: string,
): Promise<number> {
  const viewer = signedIn(caller);
  return inTransaction(database, async (transaction) => {
    const invite = secretForm.test(secret) ? await holdInvite(transaction, id, secret) : undefined;
    const member = await memberById(transaction, viewer.memberId);
    if (invite === undefined || member?.email.toLowerCase() !== invite.email) throw notFound('invitation');
    await removeInvites(transaction, id, [invite.email]);
    return id;
  });
}

/**
 * Removes a collaborator, by the owner or themselves. Listings they added stay.
 * @throws {Refusal} signed-out, not-found, forbidden
 */
export async function removeFromTeam(
  database: Database,
  caller: Viewer | null,
  id: number,
  memberId: number,
): Promise<Collection | null> {
  const viewer = signedIn(caller);
  return inTransaction(database, async (transaction) => {
    const leaves = memberId === viewer.memberId;
    const { isOwner } = await (leaves ? lockCollection : heldByOwner)(transaction, viewer, id);
    if (isOwner && leaves) throw new Refusal('forbidden', 'You own this collection. Delete it instead.');
    await notifyOthers(transaction, viewer, id, 'contributors');
    if (!(await removeCollaborator(transaction, id, memberId))) throw notFound('collaborator');
    return leaves ? null : readVisible(transaction, viewer, id);
  });
}
