import { inTransaction, type Database } from '../../../platform/database/public.ts';
import type { Viewer } from '../../../platform/identity/public.ts';
import { invalidInput, Refusal } from '../../../platform/problems/public.ts';
import { throttleCaller } from '../../../platform/rate-limits/public.ts';
import type { Service } from '../../../platform/service.ts';
import { logAudit } from '../audit.ts';
import type { Caller } from '../caller.ts';
import { limitTokens } from '../limits.ts';
import { noteProof } from '../session-store.ts';
import { startSession, surelySignedIn, type Tokens } from '../sessions.ts';
import { lockMember, memberById } from '../store.ts';
import { challengeOf, requestOptionsFor, verifyAssertion, type Assertion, type RequestOptions } from './ceremony.ts';
import { requireRelyingParty, type RelyingParty } from './relying-party.ts';
import { lockCredential, newChallenge, noteUse, ownerOfCredential, takeChallenge } from './store.ts';

const tooLate = () => new Refusal('gone', 'This took too long. Try your passkey again.');

/**
 * Begins a sign-in by passkey. The response names no member and is the same for everyone.
 * @throws {Refusal} throttled; conflict where the site's address allows no passkeys
 */
export async function beginPasskeySignIn(
  { database, settings }: Service,
  { address }: Caller,
): Promise<RequestOptions> {
  const party = requireRelyingParty(settings.publicUrl);
  await throttleCaller(database, 'passkey', address);
  return requestOptionsFor(party, await newChallenge(database));
}

/** Consumes the challenge of a signature. @throws {Refusal} gone, throttled, conflict */
async function beginSignIn(
  { database, settings }: Service,
  assertion: Assertion,
  { address }: Caller,
): Promise<{ readonly party: RelyingParty; readonly challenge: string }> {
  const party = requireRelyingParty(settings.publicUrl);
  await limitTokens(database, address);
  const challenge = challengeOf(assertion);
  if (challenge === undefined || (await takeChallenge(database, challenge, null)) === undefined) throw tooLate();
  return { party, challenge };
}

/** Whether a signature is of a member's passkey; updates its counter. Call it in a transaction. */
async function isRight(
  transaction: Database,
  log: Service['log'],
  { party, challenge }: { readonly party: RelyingParty; readonly challenge: string },
  memberId: number,
  assertion: Assertion,
): Promise<boolean> {
  const stored = await lockCredential(transaction, memberId, assertion.id);
  if (!stored) return false;
  try {
    await noteUse(transaction, stored.id, await verifyAssertion(party, challenge, assertion, stored));
    return true;
  } catch (error) {
    log.info({ err: error, memberId, passkeyId: stored.id }, 'passkey rejected');
    return false;
  }
}

/**
 * Signs a device in by a passkey. The authenticator has verified its owner by PIN, finger or face, so no code is
 * required as well (decision 0107).
 * @throws {Refusal} gone, signed-out, throttled, conflict; forbidden for a suspended account
 */
export async function signInByPasskey(service: Service, assertion: Assertion, caller: Caller): Promise<Tokens> {
  const { database, sessionKey, log } = service;
  const { requestId } = caller;
  const sought = await beginSignIn(service, assertion, caller);
  const owner = await ownerOfCredential(database, assertion.id);
  const tokens =
    owner === undefined
      ? undefined
      : await inTransaction(database, async (transaction) => {
          await lockMember(transaction, owner);
          const member = await memberById(transaction, owner);
          if (!member || !(await isRight(transaction, log, sought, owner, assertion))) return undefined;
          return startSession(transaction, sessionKey, member, caller.device, { way: 'passkey' });
        });
  if (tokens === undefined) {
    logAudit(log, 'sign-in-failed', { ...(owner !== undefined && { memberId: owner }), requestId });
    throw new Refusal(
      'signed-out',
      'This passkey doesn’t work here, perhaps because it was removed. Sign in another way.',
    );
  }
  logAudit(log, 'signed-in', {
    memberId: tokens.member.id,
    sessionId: tokens.sessionId,
    provider: 'passkey',
    requestId,
  });
  return tokens;
}

/**
 * Re-authenticates the signed-in member by a passkey of theirs. For some minutes this device may then make sensitive
 * changes.
 * @throws {Refusal} signed-out; gone, throttled, conflict; invalid for any other passkey
 */
export async function proveByPasskey(
  service: Service,
  viewer: Viewer | null,
  assertion: Assertion,
  caller: Caller,
): Promise<void> {
  const { database, log } = service;
  const { memberId, sessionId } = await surelySignedIn(database, viewer);
  const sought = await beginSignIn(service, assertion, caller);
  const right = await inTransaction(database, async (transaction) => {
    if (!(await isRight(transaction, log, sought, memberId, assertion))) return false;
    await noteProof(transaction, sessionId);
    return true;
  });
  if (!right) throw invalidInput({ field: 'credential', message: 'This isn’t a passkey of your account.' });
  logAudit(log, 'proved', { memberId, sessionId, provider: 'passkey', requestId: caller.requestId });
}
