import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { StoredDocument } from '../../listings/public.ts';
import type { FeedRecord } from '../map/record.ts';

/** Stored state of a listing in a feed. */
export interface KnownListing {
  readonly id: number;
  readonly uri: string;
  readonly published: boolean;
  readonly modTime: string | null;
  readonly hash: string | null;
  readonly record: FeedRecord | null;
}

type Identity = Pick<FeedRecord, 'agentId' | 'kind' | 'uniqueId'>;

/** A listing's identity as a key of maps. */
export const identityKey = ({ agentId, kind, uniqueId }: Identity): string => JSON.stringify([agentId, kind, uniqueId]);

/**
 * The listings of these identities, by `identityKey`. They are locked until the transaction ends, together with the
 * identities themselves, so that two imports never make one twice.
 */
export async function knownListings(
  transaction: Database,
  identities: readonly Identity[],
): Promise<ReadonlyMap<string, KnownListing>> {
  if (identities.length === 0) return new Map();
  // In one order, so that two imports of the same listings don't wait for each other.
  const keys = identities.map(({ agentId, kind, uniqueId }) => `${agentId} ${kind} ${uniqueId}`);
  await sql`
    select pg_advisory_xact_lock(key) from (
      select distinct hashtextextended(name, 4) as key from unnest(${keys}::text[]) as n (name)
        order by key) each`.execute(transaction);
  const { rows } = await sql<KnownListing & Identity>`
    select l.feed_agent_id as "agentId", l.feed_kind as kind, l.feed_unique_id as "uniqueId",
      l.id, l.uri, l.published, l.feed_modified_at as "modTime", l.content_hash as hash, r.record
    from jsonb_to_recordset(${JSON.stringify(identities)}::jsonb) as w ("agentId" text, kind text, "uniqueId" text)
    join listing l on l.feed_agent_id = w."agentId" and l.feed_kind = w.kind and l.feed_unique_id = w."uniqueId"
    left join feed_record r on r.listing_id = l.id
    order by l.id for update of l`.execute(transaction);
  return new Map(rows.map((row) => [identityKey(row), row]));
}

/** The stored documents of listings, by their ids. */
export async function documentsOf(
  transaction: Database,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredDocument>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{
    id: number;
    document: StoredDocument;
  }>`select id, document from listing where id = any(${[...ids]}::int[])`.execute(transaction);
  return new Map(rows.map(({ id, document }) => [id, document]));
}

/** Stores when listings were changed, according to the feed. */
export async function storeModTimes(
  transaction: Database,
  listings: readonly { readonly id: number; readonly modTime: string | null }[],
): Promise<void> {
  if (listings.length === 0) return;
  await sql`
    update listing l set feed_modified_at = n."modTime"
    from jsonb_to_recordset(${JSON.stringify(listings)}::jsonb) as n(id int, "modTime" text) where l.id = n.id`.execute(
    transaction,
  );
}
