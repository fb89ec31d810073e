import { statusesBefore, type ApplicationStatus } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import { onPrimary, type Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import { openJson, sealJson, type SealedRow, type SealingKeys } from '../../../platform/sealing/public.ts';
import type { Opening, RentalApplication, SentContent } from './application.ts';

type Row = Omit<RentalApplication, 'content' | 'sentAt' | 'decidedAt' | 'expiresAt'> &
  SealedRow & { readonly sentAt: Date; readonly decidedAt: Date | null; readonly expiresAt: Date };

/** Bound to the applicant and the home: the row's id is not known before it is written. */
const purposeOf = (memberId: number, listingId: number): string =>
  `rental application of member ${memberId} for listing ${listingId}`;

const columns = sql`a.id, a.listing_id as "listingId", l.uri as "listingUri", a.office_id as "officeId",
  o.name as "officeName", a.member_id as "memberId", a.status, a.key_id as "keyId", a.sealed, a.sent_at as "sentAt",
  a.decided_at as "decidedAt", a.expires_at as "expiresAt"`;
const tables = sql`rental_application a join listing l on l.id = a.listing_id join office o on o.id = a.office_id`;

function applicationOf(keys: SealingKeys, row: Row): RentalApplication {
  const { keyId, sealed, sentAt, decidedAt, expiresAt, ...rest } = row;
  return {
    ...rest,
    content: openJson(keys, purposeOf(row.memberId, row.listingId), { keyId, sealed }) as SentContent,
    sentAt: sentAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Whose applications: a member's, or an office's, there of one home or status. */
export type Whose =
  | { readonly memberId: number }
  | {
      readonly officeId: number;
      readonly listingId?: number | undefined;
      readonly status?: ApplicationStatus | undefined;
    };

function conditionOf(whose: Whose): RawBuilder<unknown> {
  if ('memberId' in whose) return sql`a.member_id = ${whose.memberId}::int`;
  const { officeId, listingId = null, status = null } = whose;
  return sql`a.office_id = ${officeId}::int and (${listingId}::int is null or a.listing_id = ${listingId}::int)
    and (${status}::text is null or a.status = ${status}::text)`;
}

/** A page of applications, the latest first. */
export async function applicationsOf(
  database: Database,
  keys: SealingKeys,
  whose: Whose,
  { skip, take }: Paging,
): Promise<Page<RentalApplication>> {
  const where = conditionOf(whose);
  const {
    rows: [counted],
  } = await sql<{ total: number }>`select count(*)::int as total from rental_application a where ${where}`.execute(
    database,
  );
  const { rows } = await sql<Row>`select ${columns} from ${tables} where ${where}
    order by a.sent_at desc, a.id desc limit ${take}::int offset ${skip}::int`.execute(database);
  return { total: counted?.total ?? 0, results: rows.map((row) => applicationOf(keys, row)) };
}

/** Undefined for one that is not theirs. */
export async function applicationById(
  database: Database,
  keys: SealingKeys,
  id: number,
  whose: Whose,
): Promise<RentalApplication | undefined> {
  const { rows } = await sql<Row>`select ${columns} from ${tables}
    where a.id = ${id}::int and ${conditionOf(whose)}`.execute(database);
  return rows[0] && applicationOf(keys, rows[0]);
}

/** How many of an office have each status. */
export async function countByStatus(
  database: Database,
  officeId: number,
  listingId: number | undefined,
): Promise<ReadonlyMap<ApplicationStatus, number>> {
  const { rows } = await sql<{ status: ApplicationStatus; count: number }>`
    select a.status, count(*)::int as count from rental_application a
    where ${conditionOf({ officeId, listingId })} group by a.status`.execute(database);
  return new Map(rows.map(({ status, count }) => [status, count]));
}

/** Homes that an office has applications for, the latest first; at most 200. */
export async function listingsAppliedFor(database: Database, officeId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select a.listing_id as id from rental_application a where a.office_id = ${officeId}::int
    group by a.listing_id order by max(a.sent_at) desc limit 200`.execute(database);
  return rows.map(({ id }) => id);
}

/**
 * Writes an application with the documents of the profile.
 * @param days until it is deleted undecided
 * @returns its id; undefined when the member already has an open one for the home
 */
export async function writeApplication(
  transaction: Database,
  keys: SealingKeys,
  ids: { readonly memberId: number; readonly listingId: number; readonly officeId: number },
  content: SentContent,
  days: number,
): Promise<number | undefined> {
  const { memberId, listingId, officeId } = ids;
  const { keyId, sealed } = sealJson(keys, purposeOf(memberId, listingId), content);
  const { rows } = await sql<{ id: number }>`
    insert into rental_application (listing_id, office_id, member_id, key_id, sealed, expires_at)
    values (${listingId}::int, ${officeId}::int, ${memberId}::int, ${keyId}, ${sealed}::bytea,
      now() + make_interval(days => ${days}::int))
    on conflict (listing_id, member_id) where status in ('sent', 'seen', 'shortlisted', 'approved') do nothing
    returning id`.execute(transaction);
  const id = rows[0]?.id;
  if (id === undefined) return undefined;
  await sql`insert into rental_application_document (application_id, document_id)
    select ${id}::int, d.id from rental_document d where d.member_id = ${memberId}::int and d.on_profile`.execute(
    transaction,
  );
  return id;
}

/**
 * Sets the status of an application that may still have it, whatever else happens at the same time.
 * @param days from now until it is deleted; null leaves that
 * @returns whether it was set
 */
export async function setStatus(
  transaction: Database,
  id: number,
  status: ApplicationStatus,
  days: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    update rental_application set status = ${status},
      decided_at = case when ${days}::int is null then decided_at else now() end,
      expires_at = case when ${days}::int is null then expires_at else now() + make_interval(days => ${days}::int) end
    where id = ${id}::int and status = any(${[...statusesBefore(status)]}::text[]) returning id`.execute(transaction);
  return rows.length > 0;
}

/** Notes that somebody of the office has opened a document of the applications, or has exported them. */
export async function writeOpenings(
  database: Database,
  applicationIds: readonly number[],
  memberId: number,
  { agentName, what }: Pick<Opening, 'agentName' | 'what'>,
): Promise<void> {
  // A read may be served by a replica.
  await onPrimary(() =>
    sql`insert into rental_opening (application_id, member_id, agent_name, what)
      select id, ${memberId}::int, ${agentName}, ${what} from unnest(${[...applicationIds]}::int[]) id`.execute(
      database,
    ),
  );
}

/** The latest 100 openings of an application. */
export async function openingsOf(database: Database, applicationId: number): Promise<Opening[]> {
  const { rows } = await sql<Omit<Opening, 'openedAt'> & { openedAt: Date }>`
    select agent_name as "agentName", what, opened_at as "openedAt" from rental_opening
    where application_id = ${applicationId}::int order by opened_at desc, id desc limit 100`.execute(database);
  return rows.map(({ openedAt, ...rest }) => ({ ...rest, openedAt: openedAt.toISOString() }));
}
