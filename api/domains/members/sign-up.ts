import { invalid, Refusal } from '../../platform/problems/public.ts';
import type { Service } from '../../platform/service.ts';
import { audit } from './audit.ts';
import type { Caller } from './caller.ts';
import { limitMails, limitTokens } from './limits.ts';
import { mailAlreadyMember, mailVerification } from './mails.ts';
import { hashPassword } from './password.ts';
import { passwordProblem } from './password-policy.ts';
import { admit, admitted } from './second-factor/challenge.ts';
import type { Tokens } from './sessions.ts';
import { changePassword, insertMember, markVerified, memberByEmail, memberById } from './store.ts';
import { forgetTokens, newToken, takeToken } from './token-store.ts';
import { usernameFor } from './username.ts';

export interface SignUp {
  readonly name: string;
  readonly email: string;
  readonly password: string;
}

const verifyMinutes = 2 * 24 * 60;

/**
 * Signs up by a mailed link; the response does not reveal whether the address is a member's. The password belongs to
 * the link, so that opening the link of somebody else's attempt does not activate their password.
 * @returns the username that the account has, or would have had
 */
export async function signUp(
  { database, settings, log }: Service,
  { name, email, password }: SignUp,
  caller: Caller,
): Promise<string> {
  const problem = passwordProblem(password, { name, email });
  if (problem !== undefined) throw invalid({ field: 'password', message: problem });
  await limitMails(database, email, caller.address);
  const passwordHash = await hashPassword(password);
  const username = usernameFor(name);
  return database.transaction().execute(async (transaction) => {
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
    if (!member) throw new Refusal('conflict', 'Please try again.');
    if (member.emailVerified) {
      await mailAlreadyMember(transaction, member, settings.publicUrl, crypto.randomUUID());
    } else {
      const token = await newToken(transaction, {
        memberId: member.id,
        email,
        purpose: 'verify-email',
        minutes: verifyMinutes,
        passwordHash,
      });
      await mailVerification(transaction, member, token, settings.publicUrl);
    }
    audit(log, 'signed-up', { memberId: member.id, requestId: caller.requestId });
    return username;
  });
}

/** Opens the link of a sign-up: verifies the address and signs the device in. @throws {Refusal} gone */
export async function verifyEmail(
  { database, sessionKey, log }: Service,
  secret: string,
  caller: Caller,
): Promise<Tokens> {
  await limitTokens(database, caller.address);
  return admitted(
    await database.transaction().execute(async (transaction) => {
      const token = await takeToken(transaction, 'verify-email', secret);
      const before = token && (await memberById(transaction, token.memberId));
      if (!token || !before || before.email.toLowerCase() !== token.email.toLowerCase()) {
        throw new Refusal('gone', 'This link has expired or already been used. Sign up again to get a new one.');
      }
      if (token.passwordHash !== null && !before.emailVerified)
        await changePassword(transaction, before.id, token.passwordHash);
      await markVerified(transaction, before.id);
      await forgetTokens(transaction, before.id, 'verify-email');
      const admission = await admit(transaction, sessionKey, before.id, caller.device);
      audit(log, 'verified', {
        memberId: before.id,
        ...('tokens' in admission && { sessionId: admission.tokens.sessionId }),
        requestId: caller.requestId,
      });
      return admission;
    }),
  );
}
