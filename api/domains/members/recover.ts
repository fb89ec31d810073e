import { inTransaction } from '../../platform/database/public.ts';
import * as v from 'valibot';
import { sendJob } from '../../platform/jobs/public.ts';
import { invalidInput, Refusal } from '../../platform/problems/public.ts';
import type { Service } from '../../platform/service.ts';
import { logAudit } from './audit.ts';
import type { Caller } from './caller.ts';
import { limitMails, limitTokens } from './limits.ts';
import { mailChange, mailReset } from './mails.ts';
import { hashPassword } from './password.ts';
import { passwordProblem } from './password-policy.ts';
import { admitMember, tokensOf } from './second-factor/challenge.ts';
import { recordSecurityEvent } from './security-history/store.ts';
import type { Tokens } from './sessions.ts';
import { revokeAll } from './session-store.ts';
import { changePassword, markVerified, memberByEmail, memberById } from './store.ts';
import { forgetTokens, newToken, takeToken } from './token-store.ts';

/** Minutes for which a link for a new password works. */
export const resetMinutes = 60;

/** The job that mails a link for a new password, or does nothing for an unknown address. */
export const resetLinkJob = 'reset-link';
const resetLinkData = v.object({ memberId: v.nullable(v.number()), requestId: v.string() });

/**
 * Sends a link for a new password if the address is a member's. Unknown addresses take the same steps, so that neither
 * the response nor its time reveals them.
 * @throws {Refusal} throttled
 */
export async function forgotPassword(
  { database }: Service,
  email: string,
  { address, requestId }: Caller,
): Promise<void> {
  await limitMails(database, email, address);
  const member = await memberByEmail(database, email);
  await sendJob(database, resetLinkJob, { memberId: member?.id ?? null, requestId });
}

/** Sends the mail of `forgotPassword`. */
export async function sendResetLink({ database, settings, log }: Service, data: unknown): Promise<void> {
  const { memberId, requestId } = v.parse(resetLinkData, data);
  if (memberId === null) return;
  await inTransaction(database, async (transaction) => {
    const member = await memberById(transaction, memberId);
    if (!member) return;
    const token = await newToken(transaction, {
      memberId: member.id,
      email: member.email,
      purpose: 'reset-password',
      minutes: resetMinutes,
    });
    await mailReset(transaction, member, token, settings.publicUrl);
    logAudit(log, 'reset-asked', { memberId: member.id, requestId });
  });
}

/**
 * Sets a new password by a link: every device is signed out, this one signed in.
 * @throws {Refusal} gone, invalid, throttled; signed-out with a challenge, the password being set
 */
export async function resetPassword(
  { database, sessionKey, settings, log }: Service,
  secret: string,
  password: string,
  caller: Caller,
): Promise<Tokens> {
  await limitTokens(database, caller.address);
  // Reported before the link is used up.
  const early = passwordProblem(password);
  if (early !== undefined) throw invalidInput({ field: 'password', message: early });
  const passwordHash = await hashPassword(password);
  return tokensOf(
    await inTransaction(database, async (transaction) => {
      const token = await takeToken(transaction, 'reset-password', secret);
      const member = token && (await memberById(transaction, token.memberId));
      if (!token || !member || member.email.toLowerCase() !== token.email.toLowerCase())
        throw new Refusal('gone', 'This link has expired or already been used. Request a new one.');
      const problem = passwordProblem(password, member);
      if (problem !== undefined) throw invalidInput({ field: 'password', message: problem });
      await changePassword(transaction, member.id, passwordHash);
      await markVerified(transaction, member.id);
      await forgetTokens(transaction, member.id, 'reset-password', 'verify-email', 'sign-in', 'second-factor');
      await revokeAll(transaction, member.id, 'password-changed');
      await mailChange(
        transaction,
        member,
        'Your password was changed',
        'Your password was reset with a link in an email and you were signed out on all devices.',
        settings.publicUrl,
      );
      await recordSecurityEvent(transaction, member.id, { kind: 'password-reset', device: caller.device });
      const admission = await admitMember(transaction, sessionKey, member.id, caller.device, { way: 'email-link' });
      logAudit(log, 'password-reset', {
        memberId: member.id,
        ...('tokens' in admission && { sessionId: admission.tokens.sessionId }),
        requestId: caller.requestId,
      });
      return admission;
    }),
  );
}
