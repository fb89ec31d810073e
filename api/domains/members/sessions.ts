import { createHmac, randomUUID } from 'node:crypto';
import type { Database } from '../../platform/database/public.ts';
import { hashOf, newSecret, seal, signAccess, signedIn, unseal, type Viewer } from '../../platform/identity/public.ts';
import { Refusal, signedOut } from '../../platform/problems/public.ts';
import type { Member } from './member.ts';
import { insertSession, isLive, lockSession, revoke, rotate, sinceProof } from './session-store.ts';
import { memberById } from './store.ts';

/** What a device holds while it is signed in. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
  readonly sessionId: string;
  readonly member: Member;
}

/**
 * Seconds in which the refresh token before is answered like the newest: two tabs may refresh at once, and an answer
 * may get lost.
 */
export const graceSeconds = 10;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const purpose = 'refresh';

/**
 * A refresh token: the session, a secret, and our seal, so that a made-up one is never taken for one that was used
 * before.
 */
const refreshToken = (sessionId: string, secret: string, key: Uint8Array): string =>
  seal(`${sessionId}.${secret}`, purpose, key);
/** The next secret follows from the one before: whoever repeats a refresh gets the same answer. */
const nextSecret = (secret: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`next\n${secret}`).digest('base64url');

async function tokens(member: Member, sessionId: string, secret: string, key: Uint8Array): Promise<Tokens> {
  const viewer: Viewer = {
    memberId: member.id,
    username: member.username,
    role: member.role,
    agentId: member.agentId,
    sessionId,
    secondFactor: member.secondFactor,
  };
  return { access: await signAccess(viewer, key), refresh: refreshToken(sessionId, secret, key), sessionId, member };
}

/** @throws {Refusal} forbidden for an account that is suspended */
export function refuseSuspended({ suspendedAt }: Member): void {
  if (suspendedAt !== null)
    throw new Refusal('forbidden', 'This account is suspended. Answer to our mail if you think that is wrong.');
}

/**
 * Signs a device in: after every check of its member, which `second-factor/challenge.ts` makes.
 * @param device in words, 'Firefox on Linux'
 * @throws {Refusal} forbidden for an account that is suspended
 */
export async function startSession(
  database: Database,
  key: Uint8Array,
  member: Member,
  device: string,
): Promise<Tokens> {
  refuseSuspended(member);
  const [id, secret] = [randomUUID(), newSecret()];
  await insertSession(database, { id, memberId: member.id, refreshHash: hashOf(secret), device });
  return tokens(member, id, secret, key);
}

/**
 * `reused`: the token had been used before, so that one of two who hold it stole it. The session has ended for both.
 */
export type Refreshed =
  | { readonly kind: 'refreshed'; readonly tokens: Tokens }
  | { readonly kind: 'ended' }
  | { readonly kind: 'reused'; readonly memberId: number; readonly sessionId: string };

/** Takes a refresh token and returns the next. Two requests at once get the same. */
export async function refreshSession(database: Database, key: Uint8Array, token: string): Promise<Refreshed> {
  const read = readRefreshToken(token, key);
  if (!read) return { kind: 'ended' };
  const { sessionId, secret } = read;
  return database.transaction().execute(async (transaction): Promise<Refreshed> => {
    const row = await lockSession(transaction, sessionId);
    const member = row?.live ? await memberById(transaction, row.memberId) : undefined;
    if (!row || !member || member.suspendedAt !== null) return { kind: 'ended' };
    const hash = hashOf(secret);
    const next = nextSecret(secret, key);
    if (hash === row.refreshHash) {
      await rotate(transaction, sessionId, hashOf(next));
      return { kind: 'refreshed', tokens: await tokens(member, sessionId, next, key) };
    }
    if (hash === row.previousHash && row.sinceRotation <= graceSeconds)
      return { kind: 'refreshed', tokens: await tokens(member, sessionId, next, key) };
    await revoke(transaction, sessionId, 'reused');
    return { kind: 'reused', memberId: row.memberId, sessionId };
  });
}

/** The session that a refresh token of ours names; undefined for anything else. */
export function readRefreshToken(
  token: string,
  key: Uint8Array,
): { readonly sessionId: string; readonly secret: string } | undefined {
  const [sessionId = '', secret = ''] = (unseal(token, purpose, key) ?? '').split('.');
  return uuid.test(sessionId) && secret !== '' ? { sessionId, secret } : undefined;
}

/**
 * The viewer for a call that matters (password, devices, deletion): an access token alone may belong to a device that
 * was signed out within its last minutes, so its session is looked up.
 * @throws {Refusal} signed-out
 */
export async function surelySignedIn(database: Database, viewer: Viewer | null): Promise<Viewer> {
  const who = signedIn(viewer);
  if (!(await isLive(database, who.memberId, who.sessionId))) throw signedOut();
  return who;
}

/** Minutes for which a sign-in, or the password once more, proves who holds a device. */
export const proofMinutes = 10;

/** Whether whoever holds the device has shown within these minutes who they are. */
export async function isProven(database: Database, { memberId, sessionId }: Viewer): Promise<boolean> {
  return ((await sinceProof(database, memberId, sessionId)) ?? Infinity) <= proofMinutes * 60;
}

/**
 * The viewer for a change that would let somebody else in, or lock the member out: a device that was left open is not
 * enough.
 * @throws {Refusal} signed-out; forbidden, naming `proof`: `POST /auth/prove` takes the password, accounts without one
 * sign in again
 */
export async function surelyProven(database: Database, viewer: Viewer | null): Promise<Viewer> {
  const who = await surelySignedIn(database, viewer);
  if (await isProven(database, who)) return who;
  throw new Refusal('forbidden', proofNeeded, { problems: [{ field: 'proof', message: proofNeeded }] });
}

const proofNeeded = 'You signed in a while ago. Show once more that it is you.';
