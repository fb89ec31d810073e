import { inTransaction } from '../../platform/database/public.ts';
import { Refusal } from '../../platform/problems/public.ts';
import type { Service } from '../../platform/service.ts';
import { logAudit } from './audit.ts';
import type { Caller } from './caller.ts';
import { knownDeviceOf } from './known-device.ts';
import { accountOf, forgiveSignIn, limitNetwork, limitSignIn, type Attempt } from './limits.ts';
import { isPassword } from './password.ts';
import { admitMember, tokensOf } from './second-factor/challenge.ts';
import { noteBlockedSignIn } from './security-history/blocked-sign-in.ts';
import { recordSessionEvent } from './security-history/store.ts';
import { readRefreshToken, refreshSession, type Tokens } from './sessions.ts';
import { endSession } from './session-store.ts';
import { lockMember, memberByEmail, memberById, memberByUsername, passwordHashOf } from './store.ts';
import type { Viewer } from '../../platform/identity/public.ts';

/** One of both names the account. */
export type Credentials = { readonly password: string } & ({ readonly email: string } | { readonly username: string });

/**
 * Signs a device in. Unknown accounts, wrong passwords and unverified addresses get the same response in the same time.
 * @throws {Refusal} signed-out, with a challenge for members with a second factor; throttled
 */
export async function signIn(
  { database, sessionKey, log }: Service,
  credentials: Credentials,
  caller: Caller,
): Promise<Tokens> {
  const account = 'email' in credentials ? credentials.email : credentials.username;
  await limitNetwork(database, caller.address);
  const member = account.includes('@')
    ? await memberByEmail(database, account)
    : await memberByUsername(database, account);
  const attempt: Attempt = {
    account: member?.id ?? account,
    address: caller.address,
    knownDevice: member && knownDeviceOf(caller.deviceCookie, member.id, sessionKey),
  };
  const tried = { account: accountOf(attempt), memberId: member?.id, device: caller.device };
  await noteBlockedSignIn(database, tried, () => limitSignIn(database, attempt));
  const hash = member?.emailVerified ? await passwordHashOf(database, member.id) : null;
  const right = await isPassword(credentials.password, hash);
  if (!right || !member) {
    logAudit(log, 'sign-in-failed', { ...(member ? { memberId: member.id } : {}), requestId: caller.requestId });
    throw notRight();
  }
  await forgiveSignIn(database, attempt);
  const tokens = tokensOf(
    await inTransaction(database, async (transaction) => {
      await lockMember(transaction, member.id);
      // A change of the password ends all sessions: one that began with the former one must not come after it.
      if ((await passwordHashOf(transaction, member.id)) !== hash) throw notRight();
      return admitMember(transaction, sessionKey, member.id, caller.device, { way: 'password' });
    }),
  );
  logAudit(log, 'signed-in', { memberId: member.id, sessionId: tokens.sessionId, requestId: caller.requestId });
  return tokens;
}

const notRight = (): Refusal =>
  new Refusal(
    'signed-out',
    'The email address, username or password isn’t right. If you’ve just signed up, open the link in our email first.',
  );

/** Refreshes a session; undefined when it has ended. */
export async function renewTokens(
  { database, sessionKey, log, reports }: Service,
  token: string | undefined,
  { requestId }: Caller,
): Promise<Tokens | undefined> {
  const refreshed =
    token === undefined ? ({ kind: 'ended' } as const) : await refreshSession(database, sessionKey, token);
  if (refreshed.kind === 'reused') {
    const { memberId, sessionId } = refreshed;
    logAudit(log, 'refresh-token-reused', { memberId, sessionId, requestId });
    reports.report(new Error('A refresh token was used twice; its session is ended.'), {
      operation: 'refreshAuth',
      level: 'warning',
      requestId,
    });
  }
  return refreshed.kind === 'refreshed' ? refreshed.tokens : undefined;
}

/** Ends the device's session, identified by either of its tokens; does nothing without one. */
export async function signOut(
  { database, sessionKey, log }: Service,
  viewer: Viewer | null,
  token: string | undefined,
  { requestId }: Caller,
): Promise<void> {
  const refreshed = token === undefined ? undefined : readRefreshToken(token, sessionKey);
  const sessionId = viewer?.sessionId ?? refreshed?.sessionId;
  if (sessionId === undefined) return;
  const ended = await inTransaction(database, async (transaction) => {
    const left = await endSession(transaction, sessionId, 'signed-out', viewer?.memberId);
    if (left) await recordSessionEvent(transaction, sessionId, 'signed-out');
    return left;
  });
  if (ended) logAudit(log, 'signed-out', { sessionId, requestId, ...(viewer ? { memberId: viewer.memberId } : {}) });
}

/** The signed-in member and the remaining lifetime of the access token; undefined for visitors. */
export const currentMember = async ({ database }: Service, viewer: Viewer | null) =>
  viewer === null ? undefined : memberById(database, viewer.memberId);
