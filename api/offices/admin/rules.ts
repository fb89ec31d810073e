import { sql } from 'kysely';
import * as v from 'valibot';
import { inTransaction, type Database } from '../../database/public.ts';
import { createFeedKey, revokeFeedKeys } from '../../feeds/keys.ts';
import type { Page, Paging } from '../../follows/public.ts';
import { localityBySlug } from '../../locations/public.ts';
import { notForYou, signedIn, type Viewer } from '../../members/viewer.ts';
import { checked, headline } from '../../questions/public.ts';
import { invalid, notFound, Refusal } from '../../refusal.ts';
import { officeById } from '../rules.ts';
import type { OfficeProfile } from '../office-profile.ts';
import { endSessions, setRole, writeOffice } from './store.ts';

const maybe = (most: number) => v.optional(v.nullable(headline(1, most)), null);
const address = v.pipe(
  v.string('must be an e-mail address'),
  v.trim(),
  v.maxLength(254),
  v.email('must be an e-mail address'),
);

/** A new office. `agentId` is its agentID in REAXML feeds, `suburb` a suburb's slug. */
export const officeInput = v.strictObject({
  name: headline(2, 100),
  agentId: v.optional(
    v.nullable(
      v.pipe(v.string(), v.trim(), v.toUpperCase(), v.regex(/^[\w-]{1,50}$/, 'must be letters, digits, - and _')),
    ),
    null,
  ),
  phone: maybe(30),
  email: v.optional(v.nullable(address), null),
  address: maybe(200),
  suburb: maybe(120),
  companyId: v.optional(
    v.nullable(v.pipe(v.number('must be a number'), v.integer(), v.minValue(1), v.maxValue(999_999_999))),
    null,
  ),
});
export type OfficeInput = v.InferOutput<typeof officeInput>;

/** @throws {Refusal} signed-out; forbidden but for admins */
export function admin(caller: Viewer | null): Viewer {
  const viewer = signedIn(caller);
  if (viewer.role !== 'admin') throw notForYou(viewer, 'Only admins do this.');
  return viewer;
}

/**
 * Makes an office. Who may is the caller's rule: admins and operations.
 * @throws {Refusal} invalid; conflict for an agentID that is taken
 */
export async function createOffice(database: Database, input: unknown): Promise<OfficeProfile> {
  const office = checked(officeInput, input);
  const place = office.suburb === null ? undefined : await localityBySlug(database, office.suburb);
  if (office.suburb !== null && place === undefined)
    throw invalid({ field: 'suburb', message: 'is no suburb; use its slug, such as richmond-vic-3121' });
  if (
    office.companyId !== null &&
    (await sql`select from company where id = ${office.companyId}::int`.execute(database)).rows.length === 0
  )
    throw invalid({ field: 'companyId', message: 'is no company' });
  const id = await inTransaction(database, (transaction) => writeOffice(transaction, office, place));
  if (id === undefined) throw new Refusal('conflict', 'Another office has this agentID.');
  return officeById(database, id);
}

/** Offices that a feed has made and nobody has taken over, those with most on offer first. */
export async function unclaimedOffices(
  database: Database,
  { skip, take }: Paging,
): Promise<Page<{ readonly id: number }>> {
  const { rows } = await sql<{ id: number; total: number }>`
    select o.id, count(*) over ()::int as total from office o where not o.claimed
    order by (select count(*) from listing l where l.office_id = o.id and l.status = 'available') desc, o.name, o.id limit ${take}::int offset ${skip}::int`.execute(
    database,
  );
  return { total: rows[0]?.total ?? 0, results: rows.map(({ id }) => ({ id })) };
}

/**
 * A new feed key of an office: told once.
 * @throws {Refusal} not-found; conflict for an office without an agentID, whose feed nobody could tell
 */
export async function giveFeedKey(
  database: Database,
  officeId: number,
): Promise<{ readonly officeId: number; readonly key: string }> {
  await officeById(database, officeId);
  const { rows } = await sql`select from office where id = ${officeId}::int and feed_agent_id is not null`.execute(
    database,
  );
  if (rows.length === 0)
    throw new Refusal('conflict', 'This office has no agentID, so its feed could not be told from others.');
  return { officeId, key: await createFeedKey(database, officeId) };
}

/** Ends every feed key of an office. @throws {Refusal} not-found */
export async function endFeedKeys(
  database: Database,
  officeId: number,
): Promise<{ readonly officeId: number; readonly ended: number }> {
  await officeById(database, officeId);
  return { officeId, ended: await revokeFeedKeys(database, officeId) };
}

/**
 * Makes a member an admin, or an admin a member. Who loses the role is signed out everywhere.
 * @throws {Refusal} invalid; not-found for an address that no member has
 */
export async function changeRole(
  database: Database,
  email: string,
  role: 'admin' | 'member',
): Promise<{ readonly username: string; readonly role: 'admin' | 'member' }> {
  const checkedInput = checked(v.strictObject({ email: address }), { email });
  return database.transaction().execute(async (transaction) => {
    const member = await setRole(transaction, checkedInput.email, role);
    if (member === undefined) throw notFound('member; they sign up first');
    if (role === 'member') await endSessions(transaction, member.username);
    return { ...member, role };
  });
}
