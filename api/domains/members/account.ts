import { inTransaction, type Database } from '../../platform/database/public.ts';
import { allowMail, suppressMail } from '../../platform/mail/public.ts';
import { invalidInput, notFound, Refusal } from '../../platform/problems/public.ts';
import type { Service } from '../../platform/service.ts';
import { setPace } from '../saved/joined-alerts/public.ts';
import { logAudit } from './audit.ts';
import type { Caller } from './caller.ts';
import { awaitedChange } from './email-change/store.ts';
import { limitProofs } from './limits.ts';
import { mailChange } from './mails.ts';
import type { Member } from './member.ts';
import { hashPassword, isPassword } from './password.ts';
import { passwordProblem } from './password-policy.ts';
import {
  changedPreferences,
  groupMails,
  mailedGroups,
  ownMails,
  type OwnMailsGroup,
  type PreferencesChange,
} from './preferences.ts';
import { passkeysOf } from './passkeys/store.ts';
import { forgiveCodes, limitCodes, takeCode } from './second-factor/check-code.ts';
import { codesLeft } from './second-factor/store.ts';
import { recordDeviceSignOut, recordSecurityEvent } from './security-history/store.ts';
import { isProven, surelyProven, surelySignedIn } from './sessions.ts';
import { noteProof, endSession, revokeAll, sessionsOf } from './session-store.ts';
import { identitiesOf, unlinkIdentity } from './social/identity-store.ts';
import { providersOf } from '../../platform/settings/public.ts';
import { changeMember, changePassword, lockMember, memberById, passwordHashOf } from './store.ts';
import { forgetTokens } from './token-store.ts';
import { signedIn, type Viewer } from '../../platform/identity/public.ts';

/**
 * The member whose account a call concerns: only the caller, not even an admin.
 * @throws {Refusal} signed-out; not-found for others'
 */
export async function ownAccount({ database }: Service, viewer: Viewer | null, id: number): Promise<Member> {
  const who = signedIn(viewer);
  const member = who.memberId === id ? await memberById(database, id) : undefined;
  if (!member) throw notFound('account');
  return member;
}

export interface AccountSettings {
  readonly member: Member;
  /** Whether the member has re-authenticated on this device within the last minutes. */
  readonly proven: boolean;
  readonly secondFactor: {
    readonly on: boolean;
    readonly codesLeft: number;
    /** Admins need it to use their privileges. */
    readonly required: boolean;
  };
  /** The new address that awaits confirmation, and until when. */
  readonly awaitedEmail: { readonly email: string; readonly expiresAt: string } | null;
  readonly linked: readonly { readonly provider: string; readonly label: string; readonly linkedAt: string }[];
}

export async function accountSettings(service: Service, viewer: Viewer | null, id: number): Promise<AccountSettings> {
  const member = await ownAccount(service, viewer, id);
  const labels = new Map(providersOf(service.settings).map(({ name, label }) => [name, label]));
  const linked = (await identitiesOf(service.database, id)).map(({ provider, createdAt }) => ({
    provider,
    label: labels.get(provider) ?? provider,
    linkedAt: createdAt.toISOString(),
  }));
  const secondFactor = {
    on: member.secondFactor,
    codesLeft: await codesLeft(service.database, id),
    required: member.role === 'admin' && service.settings.adminSecondFactor === 'required',
  };
  const awaited = await awaitedChange(service.database, id);
  const awaitedEmail = awaited ? { email: awaited.newEmail, expiresAt: awaited.expiresAt.toISOString() } : null;
  return { member, linked, awaitedEmail, proven: await isProven(service.database, signedIn(viewer)), secondFactor };
}

export interface AccountChange {
  readonly name?: string | undefined;
  readonly bio?: string | undefined;
  readonly preferences?: PreferencesChange | undefined;
}

export async function changeAccount(
  service: Service,
  viewer: Viewer | null,
  id: number,
  { name, bio, preferences }: AccountChange,
  { requestId }: Caller,
): Promise<void> {
  await ownAccount(service, viewer, id);
  await inTransaction(service.database, async (transaction) => {
    // Omitted fields stay: of two concurrent changes the second must read the result of the first.
    const member = await lockedMember(transaction, id);
    await changeMember(transaction, id, { name, bio });
    if (preferences !== undefined) await choosePreferences(transaction, member, preferences);
  });
  logAudit(service.log, 'settings-changed', { memberId: id, requestId });
}

/** Locks a member and reads their current state. @throws {Refusal} not-found if they were deleted meanwhile */
async function lockedMember(transaction: Database, id: number): Promise<Member> {
  await lockMember(transaction, id);
  const member = await memberById(transaction, id);
  if (!member) throw notFound('account');
  return member;
}

async function choosePreferences(transaction: Database, member: Member, change: PreferencesChange): Promise<void> {
  const chosen = changedPreferences(member.preferences, change);
  await changeMember(transaction, member.id, { preferences: chosen });
  // Another frequency is chosen for all alerts, also for those that have their own.
  const every = change.alertDigest;
  if (every !== undefined && every !== member.preferences.alertDigest) await setPace(transaction, member.id, every);
  // Choosing them again overrides an earlier unsubscription.
  if (every !== undefined && every !== 'never') await allowMail(transaction, member.email, 'alert-digest');
  for (const group of mailedGroups)
    if (member.preferences.emails[group] === 'never' && chosen.emails[group] !== 'never')
      await allowMail(transaction, member.email, groupMails[group]);
  for (const group of ['invitations', 'enquiries'] as const) {
    const email = change.emails?.[group];
    if (email !== undefined && email !== member.preferences.emails[group])
      await chooseOwnMails(transaction, member, group, email === 'immediately');
  }
}

/** Starts or stops mails that also go to addresses without an account: an agent's enquiries to the agent's own. */
async function chooseOwnMails(
  database: Database,
  member: Member,
  group: OwnMailsGroup,
  wanted: boolean,
): Promise<void> {
  const agent =
    group === 'enquiries' && member.agentId !== null
      ? await database.selectFrom('agent').select('email').where('id', '=', member.agentId).executeTakeFirst()
      : undefined;
  for (const email of new Set([member.email, ...(agent?.email ? [agent.email] : [])])) {
    if (wanted) await allowMail(database, email, ownMails[group]);
    else await suppressMail(database, email, ownMails[group]);
  }
}

/**
 * Verifies the member's identity by their password, if they have one.
 * @returns the hash that the password was compared with, for `lockProven`; null without one
 * @throws {Refusal} invalid, naming the field; throttled
 */
export async function provePassword(
  { database }: Service,
  member: Member,
  password: string | undefined,
  field: string,
): Promise<string | null> {
  if (!member.hasPassword) return null;
  await limitProofs(database, member.id);
  const hash = await passwordHashOf(database, member.id);
  if (!(await isPassword(password ?? '', hash))) throw notYourPassword(field);
  return hash;
}

const notYourPassword = (field: string): Refusal => invalidInput({ field, message: 'That’s not your password.' });

/**
 * Locks the caller's account for a sensitive change: the session may have ended since it was checked, and what ends
 * sessions must not miss what an ended one has changed.
 * @returns the current member
 * @throws {Refusal} signed-out; not-found
 */
export async function lockOwnAccount(transaction: Database, viewer: Viewer | null, id: number): Promise<Member> {
  const member = await lockedMember(transaction, id);
  await surelySignedIn(transaction, viewer);
  return member;
}

/**
 * The same for a change that the password permitted: it may have been replaced since it was compared.
 * @param hash as `prove` returned it
 * @throws {Refusal} signed-out; not-found; invalid, naming the field, if the password has changed meanwhile
 */
export async function lockProven(
  transaction: Database,
  viewer: Viewer | null,
  id: number,
  hash: string | null,
  field: string,
): Promise<Member> {
  const member = await lockOwnAccount(transaction, viewer, id);
  if ((await passwordHashOf(transaction, id)) !== hash) throw notYourPassword(field);
  return member;
}

/**
 * Re-authenticates the member by password, and by a code if there is a second factor. For some minutes this device may
 * then make sensitive changes.
 * @throws {Refusal} signed-out; invalid; conflict for an account without password, which signs in through its provider
 * again; throttled
 */
export async function proveSession(
  service: Service,
  viewer: Viewer | null,
  { password, code }: { readonly password: string; readonly code?: string | undefined },
  caller: Caller,
): Promise<void> {
  const { memberId, sessionId } = await surelySignedIn(service.database, viewer);
  const member = await ownAccount(service, viewer, memberId);
  if (!member.hasPassword)
    throw new Refusal('conflict', 'Your account has no password. Sign in again the way you did before.');
  const hash = await provePassword(service, member, password, 'password');
  if (member.secondFactor) {
    if (code === undefined)
      throw invalidInput({ field: 'code', message: 'Also enter the code from your authenticator app.' });
    await limitCodes(service.database, memberId);
  }
  await inTransaction(service.database, async (transaction) => {
    const locked = await lockProven(transaction, viewer, memberId, hash, 'password');
    if (code !== undefined && member.secondFactor) await takeCode(transaction, service, locked, code, caller);
    await noteProof(transaction, sessionId);
  });
  if (member.secondFactor) await forgiveCodes(service.database, memberId);
  logAudit(service.log, 'proved', { memberId, sessionId, requestId: caller.requestId });
}

/** Changes the password, or sets the first one, and signs out other devices. */
export async function changeOwnPassword(
  service: Service,
  viewer: Viewer | null,
  id: number,
  { current, next }: { readonly current?: string | undefined; readonly next: string },
  { requestId, device }: Caller,
): Promise<void> {
  const { database, settings, log } = service;
  const { sessionId } = await surelySignedIn(database, viewer);
  const member = await ownAccount(service, viewer, id);
  // Setting the first password adds a permanent way to sign in.
  if (!member.hasPassword) await surelyProven(database, viewer);
  const hash = await provePassword(service, member, current, 'currentPassword');
  const problem = passwordProblem(next, member);
  if (problem !== undefined) throw invalidInput({ field: 'password', message: problem });
  const passwordHash = await hashPassword(next);
  await inTransaction(database, async (transaction) => {
    await lockProven(transaction, viewer, id, hash, 'currentPassword');
    await changePassword(transaction, id, passwordHash);
    await recordSecurityEvent(transaction, id, {
      kind: member.hasPassword ? 'password-changed' : 'password-set',
      device,
    });
    await forgetTokens(transaction, id, 'reset-password', 'sign-in', 'second-factor');
    await revokeAll(transaction, id, 'password-changed', sessionId);
    await mailChange(
      transaction,
      member,
      'Your password was changed',
      'Your password was changed and you were signed out on all other devices.',
      settings.publicUrl,
    );
  });
  logAudit(log, 'password-changed', { memberId: id, sessionId, requestId });
}

export interface Device {
  readonly id: string;
  readonly device: string;
  readonly current: boolean;
  readonly signedInAt: string;
  readonly usedAt: string;
}

export async function ownSessions(service: Service, viewer: Viewer | null, id: number): Promise<readonly Device[]> {
  const { sessionId } = await surelySignedIn(service.database, viewer);
  await ownAccount(service, viewer, id);
  return (await sessionsOf(service.database, id)).map((session) => ({
    id: session.id,
    device: session.device,
    current: session.id === sessionId,
    signedInAt: session.createdAt.toISOString(),
    usedAt: session.usedAt.toISOString(),
  }));
}

/**
 * Signs a device out. It cannot refresh its session from now on, and read for at most ten minutes with its current
 * access token.
 */
export async function revokeSession(
  service: Service,
  viewer: Viewer | null,
  id: number,
  sessionId: string,
  { requestId, device }: Caller,
): Promise<void> {
  await surelyProven(service.database, viewer);
  await ownAccount(service, viewer, id);
  await inTransaction(service.database, async (transaction) => {
    await lockOwnAccount(transaction, viewer, id);
    if (!(await endSession(transaction, sessionId, 'revoked', id))) throw notFound('session');
    await recordDeviceSignOut(transaction, sessionId, device);
  });
  logAudit(service.log, 'session-revoked', { memberId: id, sessionId, requestId });
}

/** Signs all other devices out. @returns how many */
export async function revokeOtherSessions(
  service: Service,
  viewer: Viewer | null,
  id: number,
  { requestId, device }: Caller,
): Promise<number> {
  const { sessionId } = await surelyProven(service.database, viewer);
  await ownAccount(service, viewer, id);
  const ended = await inTransaction(service.database, async (transaction) => {
    await lockOwnAccount(transaction, viewer, id);
    const others = await revokeAll(transaction, id, 'revoked', sessionId);
    // Repeated, it leaves one entry.
    if (others > 0) await recordSecurityEvent(transaction, id, { kind: 'other-devices-signed-out', device });
    return others;
  });
  logAudit(service.log, 'sessions-revoked', { memberId: id, requestId });
  return ended;
}

/** Unlinks a provider; the last way to sign in cannot be removed. @throws {Refusal} not-found, conflict */
export async function unlinkProvider(
  service: Service,
  viewer: Viewer | null,
  id: number,
  provider: string,
  { requestId, device }: Caller,
): Promise<void> {
  const { database, settings, log } = service;
  await surelyProven(database, viewer);
  await ownAccount(service, viewer, id);
  await inTransaction(database, async (transaction) => {
    const member = await lockOwnAccount(transaction, viewer, id);
    const before = await identitiesOf(transaction, id);
    if (!before.some((identity) => identity.provider === provider)) throw notFound('linked sign-in');
    const ways = before.length + (await passkeysOf(transaction, id)).length;
    if (!member.hasPassword && ways === 1)
      throw new Refusal('conflict', 'This is your only way to sign in. Set a password first.');
    await unlinkIdentity(transaction, id, provider);
    await recordSecurityEvent(transaction, id, { kind: 'provider-unlinked', subject: provider, device });
    await mailChange(
      transaction,
      member,
      'A way to sign in was removed',
      `${provider} no longer signs you in.`,
      settings.publicUrl,
    );
  });
  logAudit(log, 'provider-unlinked', { memberId: id, provider, requestId });
}
