import { createHmac, randomUUID } from 'node:crypto';
import { inTransaction, type Database } from '../../platform/database/public.ts';
import {
  hashSecret,
  newSecret,
  sealText,
  signAccess,
  signedIn,
  unsealText,
  type Viewer,
} from '../../platform/identity/public.ts';
import { Refusal, signedOut } from '../../platform/problems/public.ts';
import { joinAlerts } from '../saved/joined-alerts/public.ts';
import type { Member } from './member.ts';
import { recordSecurityEvent, recordSessionEvent, type SignInWay } from './security-history/store.ts';
import {
  insertSession,
  holdSessions,
  isLive,
  lockSession,
  endSession,
  rotateSession,
  sinceProof,
} from './session-store.ts';
import { memberById } from './store.ts';

/** The tokens of a signed-in device. */
export interface Tokens {
  readonly access: string;
  readonly refresh: string;
  readonly sessionId: string;
  readonly member: Member;
}

/**
 * Seconds for which the previous refresh token is still accepted: two tabs may refresh at once, or a response may be
 * lost.
 */
export const graceSeconds = 10;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;
const purpose = 'refresh';

/** A refresh token: the session, a secret, and a signature, so that a forged one is not mistaken for a reused one. */
const refreshToken = (sessionId: string, secret: string, key: Uint8Array): string =>
  sealText(`${sessionId}.${secret}`, purpose, key);
/** The next secret is derived from the previous one, so that repeating a refresh returns the same response. */
const nextSecret = (secret: string, key: Uint8Array): string =>
  createHmac('sha256', key).update(`next\n${secret}`).digest('base64url');

async function issueTokens(member: Member, sessionId: string, secret: string, key: Uint8Array): Promise<Tokens> {
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

/** @throws {Refusal} forbidden for a suspended account */
export function refuseSuspended({ suspendedAt }: Member): void {
  if (suspendedAt !== null)
    throw new Refusal('forbidden', 'This account is suspended. If you think this is a mistake, reply to our email.');
}

/**
 * Signs a device in: after every check of its member, which `second-factor/challenge.ts` makes. Confirmed alerts by
 * email of the member's address become their own. Call it in a transaction.
 * @param device in words, 'Firefox on Linux'
 * @param how for the security history of the account
 * @throws {Refusal} forbidden for a suspended account
 */
export async function startSession(
  database: Database,
  key: Uint8Array,
  member: Member,
  device: string,
  how: Partial<SignInWay> & { readonly withCode?: boolean },
): Promise<Tokens> {
  refuseSuspended(member);
  const [id, secret] = [randomUUID(), newSecret()];
  await insertSession(database, { id, memberId: member.id, refreshHash: hashSecret(secret), device });
  const { way, provider, withCode = false } = how;
  await recordSecurityEvent(database, member.id, {
    kind: 'signed-in',
    way,
    withCode,
    subject: provider,
    device,
    sessionId: id,
  });
  await joinAlerts(database, member.id, member.preferences.alertDigest);
  return issueTokens(member, id, secret, key);
}

/** `reused`: the token was used before, so it has probably been stolen. The session has ended for all holders. */
export type Refreshed =
  | { readonly kind: 'refreshed'; readonly tokens: Tokens }
  | { readonly kind: 'ended' }
  | { readonly kind: 'reused'; readonly memberId: number; readonly sessionId: string };

/** Exchanges a refresh token for the next one; concurrent requests get the same. */
export async function refreshSession(database: Database, key: Uint8Array, token: string): Promise<Refreshed> {
  const read = readRefreshToken(token, key);
  if (!read) return { kind: 'ended' };
  const { sessionId, secret } = read;
  return inTransaction(database, async (transaction): Promise<Refreshed> => {
    const row = await lockSession(transaction, sessionId);
    const member = row?.live ? await memberById(transaction, row.memberId) : undefined;
    if (!row || !member || member.suspendedAt !== null) return { kind: 'ended' };
    const hash = hashSecret(secret);
    const next = nextSecret(secret, key);
    if (hash === row.refreshHash) {
      await rotateSession(transaction, sessionId, hashSecret(next));
      return { kind: 'refreshed', tokens: await issueTokens(member, sessionId, next, key) };
    }
    if (hash === row.previousHash && row.sinceRotation <= graceSeconds)
      return { kind: 'refreshed', tokens: await issueTokens(member, sessionId, next, key) };
    await endSession(transaction, sessionId, 'reused');
    await recordSessionEvent(transaction, sessionId, 'session-stopped');
    return { kind: 'reused', memberId: row.memberId, sessionId };
  });
}

/** The session that a refresh token of ours names; undefined for anything else. */
export function readRefreshToken(
  token: string,
  key: Uint8Array,
): { readonly sessionId: string; readonly secret: string } | undefined {
  const [sessionId = '', secret = ''] = (unsealText(token, purpose, key) ?? '').split('.');
  return uuid.test(sessionId) && secret !== '' ? { sessionId, secret } : undefined;
}

/**
 * The viewer of a sensitive call (password, devices, deletion), whose session is checked: an access token remains valid
 * for minutes after its device was signed out.
 * @throws {Refusal} signed-out
 */
export async function surelySignedIn(database: Database, viewer: Viewer | null): Promise<Viewer> {
  const who = signedIn(viewer);
  if (database.isTransaction) await holdSessions(database);
  if (!(await isLive(database, who.memberId, who.sessionId))) throw signedOut();
  return who;
}

/** Minutes for which a sign-in or re-authentication permits sensitive changes. */
export const proofMinutes = 10;

/** Whether the member has authenticated on the device within these minutes. */
export async function isProven(database: Database, { memberId, sessionId }: Viewer): Promise<boolean> {
  return ((await sinceProof(database, memberId, sessionId)) ?? Infinity) <= proofMinutes * 60;
}

/**
 * The viewer of a change to the ways of signing in, who must have authenticated recently: an unattended device is not
 * enough.
 * @throws {Refusal} signed-out; forbidden, naming `proof`: `POST /auth/prove` takes the password, accounts without one
 * sign in again
 */
export async function surelyProven(database: Database, viewer: Viewer | null): Promise<Viewer> {
  const who = await surelySignedIn(database, viewer);
  if (await isProven(database, who)) return who;
  throw new Refusal('forbidden', proofNeeded, { problems: [{ field: 'proof', message: proofNeeded }] });
}

const proofNeeded = 'It’s been a while since you signed in. Confirm it’s you.';
