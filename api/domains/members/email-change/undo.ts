import { inTransaction } from '../../../platform/database/public.ts';
import { Refusal } from '../../../platform/problems/public.ts';
import type { Service } from '../../../platform/service.ts';
import { logAudit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { limitTokens } from '../limits.ts';
import { deletePasskeys } from '../passkeys/store.ts';
import { resetMinutes } from '../recover.ts';
import { removeFactor } from '../second-factor/store.ts';
import { recordSecurityEvent } from '../security-history/store.ts';
import { revokeAll } from '../session-store.ts';
import { changePassword, lockMember, memberById } from '../store.ts';
import { forgetTokens, newToken } from '../token-store.ts';
import { orTaken } from './confirm.ts';
import { followEmail } from './follow-email.ts';
import { mailRestored } from './mails.ts';
import { isSame } from './request.ts';
import { endUnconfirmedSignUp, hasNewerFactor, ownerOfUndo, takeUndo, unlinkProviders, writeEmail } from './store.ts';

const linkExpired = (): Refusal =>
  new Refusal('gone', 'This link has expired or already been used. If you can’t get into your account, contact us.');

/**
 * Takes a change back by the link to the old address: a change that is awaited is cancelled, one that took effect is
 * reversed with all that followed it. Whoever requested it knew the password or had another way in, so everybody is
 * signed out and every way in but the mailbox ends: password, linked providers, passkeys, and a second factor that is
 * newer than the request. A link for a new password is mailed.
 * @returns the member's number
 * @throws {Refusal} gone, conflict, throttled
 */
export async function undoEmailChange(
  { database, settings, log }: Service,
  secret: string,
  { address, requestId, device }: Caller,
): Promise<number> {
  await limitTokens(database, address);
  const owner = await ownerOfUndo(database, secret);
  if (owner === undefined) throw linkExpired();
  await inTransaction(database, async (transaction) => {
    await lockMember(transaction, owner);
    const change = await takeUndo(transaction, secret);
    const member = change && (await memberById(transaction, owner));
    if (!change || !member) throw linkExpired();
    const { oldEmail } = change;
    if (!isSame(member.email, oldEmail)) {
      await endUnconfirmedSignUp(transaction, oldEmail, owner);
      await writeEmail(transaction, owner, oldEmail);
      await followEmail(transaction, owner, member.email, oldEmail);
    }
    await changePassword(transaction, owner, null);
    await unlinkProviders(transaction, owner);
    await deletePasskeys(transaction, owner);
    if (await hasNewerFactor(transaction, change)) await removeFactor(transaction, owner);
    await forgetTokens(transaction, owner, 'reset-password', 'verify-email', 'sign-in', 'second-factor');
    await revokeAll(transaction, owner, 'revoked');
    await recordSecurityEvent(transaction, owner, { kind: 'email-change-undone', device });
    const reset =
      member.suspendedAt === null
        ? await newToken(transaction, {
            memberId: owner,
            email: oldEmail,
            purpose: 'reset-password',
            minutes: resetMinutes,
          })
        : undefined;
    await mailRestored(transaction, oldEmail, reset, settings.publicUrl);
  }).catch(orTaken);
  logAudit(log, 'email-change-undone', { memberId: owner, requestId });
  return owner;
}
