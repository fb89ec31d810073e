import type { Logger } from 'pino';
import * as v from 'valibot';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { checkInput, headlineBetween } from '../../../platform/text-input.ts';
import { notFound, Refusal } from '../../../platform/problems/public.ts';
import { logAudit } from '../audit.ts';
import { endAwaited } from '../email-change/store.ts';
import { mailCare } from '../mails.ts';
import type { Member } from '../member.ts';
import { removeFactor } from '../second-factor/store.ts';
import { recordSecurityEvent } from '../security-history/store.ts';
import { surelyProven, surelySignedIn } from '../sessions.ts';
import { revokeAll, sessionsOf, type SessionRow } from '../session-store.ts';
import { lockMember, memberByEmail, memberById, memberByUsername } from '../store.ts';
import { forgetTokens } from '../token-store.ts';
import { notForYou, signedIn, type Viewer } from '../../../platform/identity/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import {
  accountsOf,
  actionsOf,
  endEverySession,
  setSuspended,
  writeAction,
  type AccountAction,
  type AccountEntry,
  type AccountGroup,
  type AccountActionName,
} from './store.ts';

/** An account as admins see it: the member, their devices, actions on it. */
export interface AccountCase {
  readonly member: Member;
  readonly devices: readonly SessionRow[];
  readonly history: readonly AccountAction[];
}

/** What the rules need of the API, for GraphQL and REST. */
export interface Care {
  readonly database: Database;
  readonly log: Logger;
  readonly publicUrl: string;
}

const whyInput = v.object({ why: headlineBetween(2, 500) });

/** An admin whose session has not ended. @throws {Refusal} signed-out, forbidden */
async function requireAdmin(database: Database, caller: Viewer | null, sure: typeof surelySignedIn): Promise<Viewer> {
  if (signedIn(caller).role !== 'admin') throw notForYou(signedIn(caller), 'This is for admins.');
  return sure(database, caller);
}

const caseOf = async (database: Database, member: Member): Promise<AccountCase> => ({
  member,
  devices: await sessionsOf(database, member.id),
  history: await actionsOf(database, member.id),
});

/**
 * An account by its email address, username or number; null if it does not exist.
 * @throws {Refusal} signed-out, forbidden
 */
export async function accountNamed(
  database: Database,
  caller: Viewer | null,
  named: string,
): Promise<AccountCase | null> {
  await requireAdmin(database, caller, surelySignedIn);
  const text = named.trim().slice(0, 254).replaceAll('\0', '');
  const member = text.includes('@')
    ? await memberByEmail(database, text)
    : /^\d{1,9}$/.test(text)
      ? await memberById(database, Number(text))
      : await memberByUsername(database, text);
  return member ? caseOf(database, member) : null;
}

/**
 * The list of accounts, the newest first.
 * @param search part of a name, a username or an email address; '' for all
 * @throws {Refusal} signed-out, forbidden
 */
export async function listAccounts(
  database: Database,
  caller: Viewer | null,
  group: AccountGroup,
  search: string,
  paging: Paging,
): Promise<Page<AccountEntry>> {
  await requireAdmin(database, caller, surelySignedIn);
  return accountsOf(database, group, search.trim().slice(0, 254).replaceAll('\0', ''), paging);
}

const events = {
  'sign-out': 'ended-by-admin',
  suspend: 'suspended',
  reopen: 'reopened',
  'remove-second-factor': 'second-factor-removed-by-admin',
} as const;

const recorded = {
  'sign-out': 'signed-out-by-admin',
  suspend: 'suspended',
  reopen: 'reinstated',
  'remove-second-factor': 'second-factor-removed-by-admin',
} as const;

/**
 * Signs a member out everywhere, suspends their account, which does that too, lets them sign in again, or takes a
 * second factor away that they have lost. A mail gives them the reason. A member without sessions is not signed out
 * again: nothing is sent or recorded.
 * @throws {Refusal} signed-out, forbidden; not-found; invalid; conflict for one's own account and for what is so
 * already
 */
export async function lookAfter(
  { database, log, publicUrl }: Care,
  caller: Viewer | null,
  memberId: number,
  action: AccountActionName,
  why: string,
): Promise<AccountCase> {
  const { memberId: by } = await requireAdmin(database, caller, surelySignedIn);
  const checked = checkInput(whyInput, { why });
  return inTransaction(database, async (transaction) => {
    await lockMember(transaction, memberId);
    const member = await memberById(transaction, memberId);
    if (!member) throw notFound('account');
    if (member.id === by && action !== 'sign-out')
      throw new Refusal('conflict', 'You can’t do this to your own account. Ask another admin.');
    if (action === 'remove-second-factor' && !(await removeFactor(transaction, member.id)))
      throw new Refusal('conflict', 'This account doesn’t use two-factor authentication.');
    if (
      (action === 'suspend' || action === 'reopen') &&
      !(await setSuspended(transaction, member.id, action === 'suspend'))
    )
      throw new Refusal(
        'conflict',
        action === 'suspend' ? 'This account is already suspended.' : 'This account isn’t suspended.',
      );
    // Links in mails would sign in as well.
    const signsOut = action === 'sign-out' || action === 'suspend';
    if (signsOut) {
      await forgetTokens(transaction, member.id, 'reset-password', 'sign-in', 'second-factor');
      await endAwaited(transaction, member.id);
    }
    const ended = !signsOut
      ? 0
      : await revokeAll(transaction, member.id, action === 'suspend' ? 'suspended' : 'ended-by-admin');
    if (action === 'sign-out' && ended === 0) return caseOf(transaction, member);
    await writeAction(transaction, by, member.id, action, checked.why);
    await recordSecurityEvent(transaction, member.id, { kind: recorded[action] });
    await mailCare(transaction, member, action, checked.why, publicUrl);
    logAudit(log, events[action], { memberId: member.id, by });
    const changed = await memberById(transaction, member.id);
    return caseOf(transaction, changed ?? member);
  });
}

/**
 * Signs everybody out but the caller's own device, for when tokens may have leaked.
 * @returns how many sessions ended
 * @throws {Refusal} signed-out, forbidden, also without a recent re-authentication; invalid
 */
export async function signEverybodyOut({ database, log }: Care, caller: Viewer | null, why: string): Promise<number> {
  const { memberId: by, sessionId } = await requireAdmin(database, caller, surelyProven);
  const checked = checkInput(whyInput, { why });
  return inTransaction(database, async (transaction) => {
    const ended = await endEverySession(transaction, sessionId);
    if (ended === 0) return 0;
    await writeAction(transaction, by, null, 'sign-out', checked.why);
    logAudit(log, 'all-ended-by-admin', { by });
    return ended;
  });
}
