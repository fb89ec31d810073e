import type { Database } from '../../database/public.ts';
import { Refusal } from '../../refusal.ts';
import type { Service } from '../../service.ts';
import { audit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { limitTokens } from '../limits.ts';
import type { Member } from '../member.ts';
import { refuseSuspended, startSession, type Tokens } from '../sessions.ts';
import { memberById } from '../store.ts';
import { newToken, ownerOfToken, takeToken } from '../token-store.ts';
import { forgiveCodes, limitCodes, takeCode } from './check-code.ts';

/** Minutes in which a sign-in that was begun by the password is finished by a code. */
const challengeMinutes = 5;
const purpose = 'second-factor';

/** What a right password comes to: a session, or for who has a second factor the challenge that a code answers. */
export type Admission = { readonly tokens: Tokens } | { readonly challenge: string };

/**
 * Lets a member in who has shown their password or opened our mail's link: every sign-in but a provider's goes through here.
 * @throws {Refusal} forbidden for an account that is suspended
 */
export async function admit(database: Database, sessionKey: Uint8Array, member: Member, device: string): Promise<Admission> {
  if (!member.secondFactor) return { tokens: await startSession(database, sessionKey, member, device) };
  refuseSuspended(member);
  return { challenge: await newToken(database, { memberId: member.id, email: member.email, purpose, minutes: challengeMinutes }) };
}

/** Call it outside the transaction that wrote the challenge. @throws {Refusal} signed-out, with the challenge and naming `code`, when a code is asked for */
export function admitted(admission: Admission): Tokens {
  if ('tokens' in admission) return admission.tokens;
  const { challenge } = admission;
  throw new Refusal('signed-out', 'Enter the code that your authenticator app shows now, or a recovery code.', { challenge, problems: [{ field: 'code', message: 'Enter the code of your app.' }] });
}

const tooLate = () => new Refusal('gone', 'This sign-in took too long or was finished before. Sign in again.');

/** Finishes a sign-in by a code. A wrong one can be mended; the right one uses the challenge up. @throws {Refusal} gone, invalid, throttled, forbidden */
export async function answerChallenge(service: Service, { challenge, code }: { readonly challenge: string; readonly code: string }, caller: Caller): Promise<Tokens> {
  const { database, sessionKey, log } = service;
  await limitTokens(database, caller.address);
  const memberId = await ownerOfToken(database, purpose, challenge);
  if (memberId === undefined) throw tooLate();
  await limitCodes(database, memberId);
  const tokens = await database.transaction().execute(async (transaction) => {
    const token = await takeToken(transaction, purpose, challenge);
    const member = token && await memberById(transaction, token.memberId);
    if (!member) throw tooLate();
    await takeCode(transaction, service, member, code);
    return startSession(transaction, sessionKey, member, caller.device);
  });
  await forgiveCodes(database, memberId);
  audit(log, 'signed-in', { memberId, sessionId: tokens.sessionId, requestId: caller.requestId });
  return tokens;
}
