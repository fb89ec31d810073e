import { inTransaction } from '../../../platform/database/public.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import { codeOf } from '../../../platform/failure.ts';
import { Refusal } from '../../../platform/problems/public.ts';
import type { Service } from '../../../platform/service.ts';
import { joinAlerts } from '../../saved/joined-alerts/public.ts';
import { logAudit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { limitTokens } from '../limits.ts';
import { recordSecurityEvent } from '../security-history/store.ts';
import { surelySignedIn } from '../sessions.ts';
import { lockMember, memberById } from '../store.ts';
import { forgetTokens } from '../token-store.ts';
import { followEmail } from './follow-email.ts';
import { mailFormerAddress } from './mails.ts';
import { isSame } from './request.ts';
import { endUnconfirmedSignUp, isTaken, takeConfirmation, writeEmail } from './store.ts';

const addressTaken = (): Refusal => new Refusal('conflict', 'This address now belongs to another account.');

/** Another account got the address in the same instant. */
export const orTaken = (error: unknown): never => {
  throw codeOf(error) === '23505' ? addressTaken() : error;
};

/**
 * Changes the email address by the link that was sent there, on a device where its member is signed in: whoever reads
 * the mails of an address may be a stranger to the account, and would give it their alerts and invitations.
 * @throws {Refusal} signed-out, gone, conflict, throttled
 */
export async function confirmEmailChange(
  { database, settings, log }: Service,
  viewer: Viewer | null,
  secret: string,
  { address, requestId, device }: Caller,
): Promise<void> {
  const { memberId } = await surelySignedIn(database, viewer);
  await limitTokens(database, address);
  await inTransaction(database, async (transaction) => {
    await lockMember(transaction, memberId);
    await surelySignedIn(transaction, viewer);
    const change = await takeConfirmation(transaction, memberId, secret);
    const member = change && (await memberById(transaction, memberId));
    if (!change || !member || member.suspendedAt !== null || !isSame(member.email, change.oldEmail))
      throw new Refusal(
        'gone',
        'This link has expired, has already been used or belongs to another account. Check which account you’re signed in to, or request a new link in it.',
      );
    const { newEmail } = change;
    if (await isTaken(transaction, newEmail, memberId)) throw addressTaken();
    await endUnconfirmedSignUp(transaction, newEmail, memberId);
    await writeEmail(transaction, memberId, newEmail);
    await recordSecurityEvent(transaction, memberId, { kind: 'email-changed', device });
    await followEmail(transaction, memberId, member.email, newEmail);
    await joinAlerts(transaction, memberId, member.preferences.alertDigest);
    await forgetTokens(transaction, memberId, 'reset-password', 'verify-email');
    await mailFormerAddress(transaction, member.email, newEmail, settings.publicUrl);
  }).catch(orTaken);
  logAudit(log, 'email-changed', { memberId, requestId });
}
