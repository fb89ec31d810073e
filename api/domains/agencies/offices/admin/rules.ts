import { sql } from 'kysely';
import * as v from 'valibot';
import { inTransaction, type Database } from '../../../../platform/database/public.ts';
import type { Logger } from 'pino';
import { agentOf } from '../../agents/viewer-agent.ts';
import { createFeedKey, endKey, feedKeysOf, revokeFeedKeys } from '../feed-keys.ts';
import { officeAdmins } from '../page-edit/office-admins.ts';
import type { Page, Paging } from '../../../../platform/paging.ts';
import { localityBySlug } from '../../../geography/locations/public.ts';
import { logAudit, memberByEmail, recordSecurityEvent, revokeAll, surelyProven } from '../../../members/public.ts';
import { notForYou, signedIn, type Viewer } from '../../../../platform/identity/public.ts';
import { checkInput, headlineBetween, nameLine } from '../../../../platform/text-input.ts';
import { invalidInput, notFound, Refusal } from '../../../../platform/problems/public.ts';
import { officeById } from '../rules.ts';
import { mailKeyChange, mailRoleChange } from './mails.ts';
import type { OfficeProfile } from '../office-profile.ts';
import { setRole, writeOffice } from './store.ts';

const optionalHeadline = (most: number) => v.optional(v.nullable(headlineBetween(1, most)), null);
const address = v.pipe(
  v.string('must be an email address'),
  v.trim(),
  v.maxLength(254),
  v.email('must be an email address'),
);

/** What a change of privileges needs of the API. */
export interface AdminContext {
  readonly database: Database;
  readonly log: Logger;
  readonly publicUrl: string;
}

/** A new office. `agentId` is its agentID in REAXML feeds, `suburb` a suburb's slug. */
export const officeInput = v.strictObject({
  name: nameLine(2, 100),
  agentId: v.optional(
    v.nullable(
      v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[\w-]{1,50}$/, 'must be letters, digits, - and _')),
    ),
    null,
  ),
  phone: optionalHeadline(30),
  email: v.optional(v.nullable(address), null),
  address: optionalHeadline(200),
  suburb: optionalHeadline(120),
  companyId: v.optional(
    v.nullable(v.pipe(v.number('must be a number'), v.integer(), v.minValue(1), v.maxValue(999_999_999))),
    null,
  ),
});

/** @throws {Refusal} signed-out; forbidden unless the caller is an admin */
export function requireAdmin(caller: Viewer | null): Viewer {
  const viewer = signedIn(caller);
  if (viewer.role !== 'admin') throw notForYou(viewer, 'Only admins can do this.');
  return viewer;
}

/**
 * An admin who re-authenticated recently: required before access is given to others.
 * @throws {Refusal} signed-out; forbidden for others, and naming `proof` without a recent re-authentication
 */
export async function provenAdmin(database: Database, caller: Viewer | null): Promise<Viewer> {
  return surelyProven(database, requireAdmin(caller));
}

/**
 * Who manages an office's feed keys: its own admins and those of the site.
 * @throws {Refusal} signed-out; forbidden
 */
export async function feedKeyManager(database: Database, caller: Viewer | null, officeId: number): Promise<Viewer> {
  const viewer = signedIn(caller);
  if (viewer.role === 'admin') return viewer;
  const agent = await agentOf(database, viewer);
  if (agent?.officeId === officeId && (await officeAdmins(database, officeId)).includes(agent.agentId)) return viewer;
  throw notForYou(viewer, 'Only admins can do this.');
}

/** The same, if they re-authenticated recently. @throws {Refusal} as above; forbidden, naming `proof` */
export async function provenFeedKeyManager(
  database: Database,
  caller: Viewer | null,
  officeId: number,
): Promise<Viewer> {
  return surelyProven(database, await feedKeyManager(database, caller, officeId));
}

/** Keys of an office that work at the same time. */
const mostKeys = 10;

/**
 * Makes an office. Who may is the caller's rule: admins and operations.
 * @throws {Refusal} invalid; conflict for the agentID of another office
 */
export async function createOffice(database: Database, input: unknown): Promise<OfficeProfile> {
  const office = checkInput(officeInput, input);
  const place = office.suburb === null ? undefined : await localityBySlug(database, office.suburb);
  if (office.suburb !== null && place === undefined)
    throw invalidInput({ field: 'suburb', message: 'is not a known suburb; use its slug, such as richmond-vic-3121' });
  if (
    office.companyId !== null &&
    (await sql`select from company where id = ${office.companyId}::int`.execute(database)).rows.length === 0
  )
    throw invalidInput({ field: 'companyId', message: 'is not a known company' });
  const id = await inTransaction(database, (transaction) => writeOffice(transaction, office, place));
  if (id === undefined) throw new Refusal('conflict', 'Another office has this agentID.');
  return officeById(database, id);
}

/** Unclaimed offices that were made by a feed, those with most on offer first. */
export async function unclaimedOffices(
  database: Database,
  { skip, take }: Paging,
): Promise<Page<{ readonly id: number }>> {
  const { rows } = await sql<{ id: number; total: number }>`
    select o.id, count(*) over ()::int as total from office o where not o.claimed
    order by (select count(*) from listing l where l.office_id = o.id and l.status = 'available') desc, o.name, o.id
      limit ${take}::int offset ${skip}::int`.execute(database);
  return { total: rows[0]?.total ?? 0, results: rows.map(({ id }) => ({ id })) };
}

/**
 * A new feed key of an office: returned once. The office and whoever made it get a mail.
 * @throws {Refusal} not-found; conflict for an office without an agentID, whose feed could not be identified, and for
 * too many keys
 */
export async function giveFeedKey(
  { database, log, publicUrl }: AdminContext,
  by: Viewer | null,
  officeId: number,
): Promise<{ readonly officeId: number; readonly key: string }> {
  await officeById(database, officeId);
  const { rows } = await sql`select from office where id = ${officeId}::int and feed_agent_id is not null`.execute(
    database,
  );
  if (rows.length === 0)
    throw new Refusal('conflict', 'This office needs an agentID before it can have a feed. Contact us to add one.');
  return inTransaction(database, async (transaction) => {
    await sql`select from office where id = ${officeId}::int for update`.execute(transaction);
    const working = (await feedKeysOf(transaction, officeId)).filter(({ endedAt }) => endedAt === null);
    if (working.length >= mostKeys)
      throw new Refusal('conflict', `This office has ${mostKeys} feed keys. Revoke one that is no longer used.`);
    const key = await createFeedKey(transaction, officeId);
    await mailKeyChange(transaction, publicUrl, by, officeId, 'made');
    logAudit(log, 'feed-key-made', { officeId, ...byOf(by) });
    return { officeId, key };
  });
}

/** Ends every feed key of an office; the office and whoever did it get a mail. @throws {Refusal} not-found */
export async function endFeedKeys(
  { database, log, publicUrl }: AdminContext,
  by: Viewer | null,
  officeId: number,
): Promise<{ readonly officeId: number; readonly ended: number }> {
  await officeById(database, officeId);
  return inTransaction(database, async (transaction) => {
    const ended = await revokeFeedKeys(transaction, officeId);
    if (ended > 0) {
      await mailKeyChange(transaction, publicUrl, by, officeId, 'ended');
      logAudit(log, 'feed-keys-ended', { officeId, ...byOf(by) });
    }
    return { officeId, ended };
  });
}

/** Ends one feed key of an office, with a mail as above. @throws {Refusal} not-found */
export async function endFeedKey(
  { database, log, publicUrl }: AdminContext,
  by: Viewer,
  officeId: number,
  id: number,
): Promise<void> {
  await inTransaction(database, async (transaction) => {
    if (!(await endKey(transaction, officeId, id))) throw notFound('feed key');
    await mailKeyChange(transaction, publicUrl, by, officeId, 'ended');
    logAudit(log, 'feed-keys-ended', { officeId, ...byOf(by) });
  });
}

/**
 * Makes a member an admin, or an admin a member. Who loses the role is signed out everywhere; both parties get a mail.
 * @param by the admin who does it; null: operations, by a command
 * @throws {Refusal} invalid; not-found for an address that no member has
 */
export async function changeRole(
  { database, log, publicUrl }: AdminContext,
  by: Viewer | null,
  email: string,
  role: 'admin' | 'member',
): Promise<{ readonly username: string; readonly role: 'admin' | 'member' }> {
  const checkedInput = checkInput(v.strictObject({ email: address }), { email });
  return inTransaction(database, async (transaction) => {
    const member = await memberByEmail(transaction, checkedInput.email);
    if (member === undefined) throw notFound('member; they sign up first');
    if (member.role !== role) {
      await setRole(transaction, member.id, role);
      if (role === 'member') await revokeAll(transaction, member.id, 'revoked');
      await recordSecurityEvent(transaction, member.id, { kind: role === 'admin' ? 'made-admin' : 'made-member' });
      await mailRoleChange(transaction, publicUrl, by, member, role);
      logAudit(log, role === 'admin' ? 'made-admin' : 'made-member', { memberId: member.id, ...byOf(by) });
    }
    return { username: member.username, role };
  });
}

const byOf = (by: Viewer | null): { readonly by?: number } => (by === null ? {} : { by: by.memberId });
