import { offerStatusesBefore, type OfferStatus } from '@verandah/market';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';
import { openJson, sealJson, type SealedRow, type SealingKeys } from '../../../platform/sealing/public.ts';
import type { Offer, OfferContent } from './offer.ts';

type Row = Omit<Offer, 'content' | 'sentAt' | 'decidedAt' | 'expiresAt'> &
  SealedRow & { readonly sentAt: Date; readonly decidedAt: Date | null; readonly expiresAt: Date };

const purposeOf = (memberId: number, listingId: number): string =>
  `offer of member ${memberId} for listing ${listingId}`;

const columns = sql`f.id, f.listing_id as "listingId", l.uri as "listingUri", f.office_id as "officeId",
  o.name as "officeName", f.member_id as "memberId", f.status, f.key_id as "keyId", f.sealed, f.sent_at as "sentAt",
  f.decided_at as "decidedAt", f.expires_at as "expiresAt"`;
const tables = sql`purchase_offer f join listing l on l.id = f.listing_id join office o on o.id = f.office_id`;

function offerOf(keys: SealingKeys, row: Row): Offer {
  const { keyId, sealed, sentAt, decidedAt, expiresAt, ...rest } = row;
  return {
    ...rest,
    content: openJson(keys, purposeOf(row.memberId, row.listingId), { keyId, sealed }) as OfferContent,
    sentAt: sentAt.toISOString(),
    decidedAt: decidedAt?.toISOString() ?? null,
    expiresAt: expiresAt.toISOString(),
  };
}

/** Whose offers: a member's, or an office's, there with one status. */
export type Whose =
  | { readonly memberId: number }
  | { readonly officeId: number; readonly status?: OfferStatus | undefined };

function conditionOf(whose: Whose): RawBuilder<unknown> {
  if ('memberId' in whose) return sql`f.member_id = ${whose.memberId}::int`;
  const { officeId, status = null } = whose;
  return sql`f.office_id = ${officeId}::int and (${status}::text is null or f.status = ${status}::text)`;
}

/** A page of offers, the latest first. */
export async function offersOf(
  database: Database,
  keys: SealingKeys,
  whose: Whose,
  { skip, take }: Paging,
): Promise<Page<Offer>> {
  const where = conditionOf(whose);
  const {
    rows: [counted],
  } = await sql<{ total: number }>`select count(*)::int as total from purchase_offer f where ${where}`.execute(
    database,
  );
  const { rows } = await sql<Row>`select ${columns} from ${tables} where ${where}
    order by f.sent_at desc, f.id desc limit ${take}::int offset ${skip}::int`.execute(database);
  return { total: counted?.total ?? 0, results: rows.map((row) => offerOf(keys, row)) };
}

/** Undefined for one that is not theirs. */
export async function offerById(
  database: Database,
  keys: SealingKeys,
  id: number,
  whose: Whose,
): Promise<Offer | undefined> {
  const { rows } = await sql<Row>`select ${columns} from ${tables}
    where f.id = ${id}::int and ${conditionOf(whose)}`.execute(database);
  return rows[0] && offerOf(keys, rows[0]);
}

/**
 * @param days until it is deleted undecided
 * @returns its id; undefined when the member already has an open one for the home
 */
export async function writeOffer(
  transaction: Database,
  keys: SealingKeys,
  {
    memberId,
    listingId,
    officeId,
  }: { readonly memberId: number; readonly listingId: number; readonly officeId: number },
  content: OfferContent,
  days: number,
): Promise<number | undefined> {
  const { keyId, sealed } = sealJson(keys, purposeOf(memberId, listingId), content);
  const { rows } = await sql<{ id: number }>`
    insert into purchase_offer (listing_id, office_id, member_id, key_id, sealed, expires_at)
    values (${listingId}::int, ${officeId}::int, ${memberId}::int, ${keyId}, ${sealed}::bytea,
      now() + make_interval(days => ${days}::int))
    on conflict (listing_id, member_id) where status in ('sent', 'seen', 'discussing') do nothing
    returning id`.execute(transaction);
  return rows[0]?.id;
}

/**
 * Sets the status of an offer that may still have it, whatever else happens at the same time.
 * @param days from now until it is deleted; null leaves that
 * @returns whether it was set
 */
export async function setOfferStatus(
  transaction: Database,
  id: number,
  status: OfferStatus,
  days: number | null,
): Promise<boolean> {
  const { rows } = await sql`
    update purchase_offer set status = ${status},
      decided_at = case when ${days}::int is null then decided_at else now() end,
      expires_at = case when ${days}::int is null then expires_at else now() + make_interval(days => ${days}::int) end
    where id = ${id}::int and status = any(${[...offerStatusesBefore(status)]}::text[]) returning id`.execute(
    transaction,
  );
  return rows.length > 0;
}
