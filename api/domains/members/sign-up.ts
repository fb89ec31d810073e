import { inTransaction } from '../../platform/database/public.ts';
import { invalidInput, Refusal } from '../../platform/problems/public.ts';
import { newSecret } from '../../platform/identity/public.ts';
import type { Service } from '../../platform/service.ts';
import { logAudit } from './audit.ts';
import type { Caller } from './caller.ts';
import { isHeld } from './email-change/held-address.ts';
import { mailHeldAddress } from './email-change/mails.ts';
import { limitMails, limitTokens } from './limits.ts';
import { mailAlreadyMember, mailVerification } from './mails.ts';
import { isOwnSignUp, verifyMinutes } from './own-sign-up.ts';
import { hashPassword, isPassword } from './password.ts';
import { passwordProblem } from './password-policy.ts';
import { admitMember, tokensOf } from './second-factor/challenge.ts';
import type { Tokens } from './sessions.ts';
import { changePassword, insertMember, markVerified, memberByEmail, memberById } from './store.ts';
import { forgetTokens, newToken, takeToken } from './token-store.ts';
import { usernameFor } from './username.ts';

export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

/** A sign-up as its caller sees it, whether or not the address is a member's. */
export interface SignedUp {
  /** That the account has, or would have had. */
  readonly username: string;
  /** The secret of the mailed link; without a link another secret. */
  readonly token: string;
}

/** The link of a sign-up, and the password if it is opened in another browser than the one that signed up. */
export interface Verification {
  readonly token: string;
  readonly password?: string | undefined;
}

/**
 * Signs up by a mailed link; the response does not reveal whether the address is a member's. The password belongs to
 * the link: opening the link of somebody else's attempt does not activate their password.
 */
export async function signUp(
  { database, settings, log }: Service,
  { name, email, password }: SignUp,
  caller: Caller,
): Promise<SignedUp> {
  const problem = passwordProblem(password, { name, email });
  if (problem !== undefined) throw invalidInput({ field: 'password', message: problem });
  await limitMails(database, email, caller.address);
  const passwordHash = await hashPassword(password);
  const username = usernameFor(name);
  return inTransaction(database, async (transaction) => {
    const made = await insertMember(transaction, {
      username,
      name,
      email,
      passwordHash: null,
      verified: false,
      role: 'member',
      agentId: null,
    });
    const member = made ?? (await memberByEmail(transaction, email));
    if (!member && (await isHeld(transaction, email))) {
      await mailHeldAddress(transaction, email, settings.publicUrl);
      return { username, token: newSecret() };
    }
    if (!member) throw new Refusal('conflict', 'Please try again.');
    let token = newSecret();
    if (member.emailVerified) {
      await mailAlreadyMember(transaction, member, settings.publicUrl, crypto.randomUUID());
    } else {
      token = await newToken(transaction, {
        memberId: member.id,
        email,
        purpose: 'verify-email',
        minutes: verifyMinutes,
        passwordHash,
      });
      await mailVerification(transaction, member, token, settings.publicUrl);
    }
    logAudit(log, 'signed-up', { memberId: member.id, requestId: caller.requestId });
    return { username, token };
  });
}

/**
 * Opens the link of a sign-up: verifies the address and signs the device in. Elsewhere than in the browser that signed
 * up it needs the password of the sign-up: whoever owns the address may not be who chose it, and would open a
 * stranger's account.
 * @throws {Refusal} gone; invalid without the password, after which the link still works
 */
export async function verifyEmail(
  { database, sessionKey, log }: Service,
  { token: secret, password }: Verification,
  caller: Caller,
): Promise<Tokens> {
  await limitTokens(database, caller.address);
  return tokensOf(
    await inTransaction(database, async (transaction) => {
      const token = await takeToken(transaction, 'verify-email', secret);
      const before = token && (await memberById(transaction, token.memberId));
      if (!token || !before || before.email.toLowerCase() !== token.email.toLowerCase()) {
        throw new Refusal('gone', 'This link has expired or already been used. Sign up again to get a new one.');
      }
      if (token.passwordHash !== null && !before.emailVerified) {
        if (!isOwnSignUp(caller.signUpCookie, secret, sessionKey)) await provePassword(token.passwordHash, password);
        await changePassword(transaction, before.id, token.passwordHash);
      }
      await markVerified(transaction, before.id);
      await forgetTokens(transaction, before.id, 'verify-email');
      const admission = await admitMember(transaction, sessionKey, before.id, caller.device, { way: 'email-link' });
      logAudit(log, 'verified', {
        memberId: before.id,
        ...('tokens' in admission && { sessionId: admission.tokens.sessionId }),
        requestId: caller.requestId,
      });
      return admission;
    }),
  );
}

/** @throws {Refusal} invalid */
async function provePassword(passwordHash: string, password: string | undefined): Promise<void> {
  if (password === undefined || password === '')
    throw invalidInput({ field: 'password', message: 'Enter the password you chose when you signed up.' });
  if (!(await isPassword(password, passwordHash)))
    throw invalidInput({ field: 'password', message: 'This isn’t the password you signed up with.' });
}
