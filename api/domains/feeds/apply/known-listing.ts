import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { StoredDocument } from '../../listings/public.ts';
import type { FeedRecord } from '../map/record.ts';

/** What is stored of a listing that a feed names. */
export interface KnownListing {
  readonly id: number;
  readonly uri: string;
  readonly published: boolean;
  readonly modTime: string | null;
  readonly hash: string | null;
  readonly document: StoredDocument;
  readonly record: FeedRecord | null;
}

/**
 * The listing of this identity, locked until the transaction ends together with the identity itself, so that two
 * imports never make it twice.
 */
export async function knownListing(
  transaction: Database,
  { agentId, kind, uniqueId }: Pick<FeedRecord, 'agentId' | 'kind' | 'uniqueId'>,
): Promise<KnownListing | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`${agentId} ${kind} ${uniqueId}`}, 4))`.execute(
    transaction,
  );
  const { rows } = await sql<KnownListing>`
    select l.id, l.uri, l.published, l.feed_modified_at as "modTime", l.content_hash as hash, l.document, r.record
    from listing l left join feed_record r on r.listing_id = l.id
    where l.feed_agent_id = ${agentId} and l.feed_kind = ${kind} and l.feed_unique_id = ${uniqueId}
    for update of l`.execute(transaction);
  return rows[0] ?? null;
}
