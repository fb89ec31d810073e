import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { Refusal, signedOut } from '../../../platform/problems/public.ts';
import type { Service } from '../../../platform/service.ts';
import { logAudit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { limitTokens } from '../limits.ts';
import { noteBlockedCode } from '../security-history/blocked-sign-in.ts';
import type { SignInWay } from '../security-history/store.ts';
import { refuseSuspended, startSession, type Tokens } from '../sessions.ts';
import { lockMember, memberById } from '../store.ts';
import { newToken, ownerOfToken, takeToken } from '../token-store.ts';
import { forgiveCodes, limitCodes, takeCode } from './check-code.ts';

/** Minutes in which a sign-in that was begun is finished by a code. */
const challengeMinutes = 5;
const purpose = 'second-factor';

/** Stores the challenge of a sign-in through a provider, which ends on whichever page: no address holds it. */
export const challengeCookie = {
  name: 'second-step',
  path: '/',
  httpOnly: true,
  maxAge: challengeMinutes * 60,
} as const;

/**
 * What a right password, a mail's link or a provider's word comes to: a session, or for who has a second factor the
 * challenge that a code completes.
 */
export type Admission = { readonly tokens: Tokens } | { readonly challenge: string };

/**
 * Lets a member in who has shown their password, opened our mail's link or come from a provider: every sign-in goes
 * through here. The member is read again: a second factor may have been switched on while their password was
 * compared. Call it in a transaction.
 * @throws {Refusal} forbidden for a suspended account; signed-out for one that was deleted meanwhile
 */
export async function admitMember(
  transaction: Database,
  sessionKey: Uint8Array,
  memberId: number,
  device: string,
  signIn: SignInWay,
): Promise<Admission> {
  await lockMember(transaction, memberId);
  const member = await memberById(transaction, memberId);
  if (!member) throw signedOut();
  if (!member.secondFactor) return { tokens: await startSession(transaction, sessionKey, member, device, signIn) };
  refuseSuspended(member);
  return {
    challenge: await newToken(transaction, {
      memberId,
      email: member.email,
      purpose,
      minutes: challengeMinutes,
      signIn,
    }),
  };
}

/**
 * Call it outside the transaction that wrote the challenge.
 * @throws {Refusal} signed-out, with the challenge and naming `code`, when a code is required
 */
export function tokensOf(admission: Admission): Tokens {
  if ('tokens' in admission) return admission.tokens;
  const { challenge } = admission;
  throw new Refusal('signed-out', 'Enter the current code from your authenticator app, or a recovery code.', {
    challenge,
    problems: [{ field: 'code', message: 'Enter the code from your authenticator app.' }],
  });
}

const tooLate = () => new Refusal('gone', 'This sign-in took too long or was already completed. Sign in again.');

/**
 * Finishes a sign-in by a code. A wrong one can be mended; the right one uses the challenge up.
 * @throws {Refusal} gone, invalid, throttled, forbidden
 */
export async function completeChallenge(
  service: Service,
  { challenge, code }: { readonly challenge: string; readonly code: string },
  caller: Caller,
): Promise<Tokens> {
  const { database, sessionKey, log } = service;
  await limitTokens(database, caller.address);
  const memberId = await ownerOfToken(database, purpose, challenge);
  if (memberId === undefined) throw tooLate();
  await noteBlockedCode(database, memberId, caller.device, () => limitCodes(database, memberId));
  const tokens = await inTransaction(database, async (transaction) => {
    const token = await takeToken(transaction, purpose, challenge);
    const member = token && (await memberById(transaction, token.memberId));
    if (!token || !member) throw tooLate();
    await takeCode(transaction, service, member, code, caller);
    return startSession(transaction, sessionKey, member, caller.device, { ...token.signIn, withCode: true });
  });
  await forgiveCodes(database, memberId);
  logAudit(log, 'signed-in', { memberId, sessionId: tokens.sessionId, requestId: caller.requestId });
  return tokens;
}
