import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Sender } from '../../agencies/public.ts';
import { identityOf, mapListing } from '../map/listing.ts';
import type { FeedRecord } from '../map/record.ts';
import type { DisplayDefault } from '../read/element.ts';
import type { ReadListing } from '../read/listings.ts';
import { note, type Note } from '../report/note.ts';
import { contentHash } from '../shape/content-hash.ts';
import type { KnownListing } from './known-listing.ts';
import { decide, type Applied } from './listing.ts';

/** A listing that a feed brings again as it is stored, and what it is known by. */
export interface UnchangedListing {
  readonly read: ReadListing;
  readonly applied: Applied;
  /** Of the stored listing, when it was compared. */
  readonly id: number;
  readonly hash: string | null;
  readonly modTime: string | null;
  /** When the feed says that it was changed. */
  readonly newModTime: string | null;
}

interface Stored extends Omit<KnownListing, 'document'> {
  readonly key: string;
}

const keyOf = ({ agentId, kind, uniqueId }: Pick<FeedRecord, 'agentId' | 'kind' | 'uniqueId'>): string =>
  JSON.stringify([agentId, kind, uniqueId]);

/**
 * Which of some listings are stored as the feed has them, by their position: most of a feed that is sent every night.
 * Compared together, in two statements, and without locks: `stillUnchanged` checks it when it is written down. Whatever
 * is not plainly unchanged (refused, of another office, new) is left to `applyListing`.
 */
export async function findUnchanged(
  database: Database,
  reads: readonly ReadListing[],
  sender: Sender,
): Promise<ReadonlyMap<number, UnchangedListing>> {
  const defaults = await displayDefaults(database, reads);
  const mapped = reads.flatMap((read) => {
    const { agentId } = identityOf(read.element);
    const missing = agentId === null ? undefined : defaults.get(agentId);
    if (read.refusal !== null || missing === undefined) return [];
    const listing = mapListing(read.element, missing);
    const isOwn = sender.operator || sender.agentId === listing.record?.agentId;
    return listing.record === null || !isOwn ? [] : [{ read, ...listing }];
  });
  const stored = await storedListings(
    database,
    mapped.map(({ record }) => record),
  );
  const unchanged = new Map<number, UnchangedListing>();
  for (const { read, record: incoming, modTime: newest, notes: found } of mapped) {
    const known = stored.get(keyOf(incoming));
    if (known === undefined || known.record === null) continue;
    const notes: Note[] = [...found];
    const { record, modTime, older } = decide(known, incoming, newest, (code) =>
      notes.push(note(code, read.element, newest ?? undefined)),
    );
    if (!older && contentHash(record) !== known.hash) continue;
    const uri = known.published ? known.uri : null;
    unchanged.set(read.position, {
      read,
      applied: { outcome: 'unchanged', listingId: known.id, uri, notes },
      id: known.id,
      hash: known.hash,
      modTime: known.modTime,
      newModTime: modTime,
    });
  }
  return unchanged;
}

/** How the offices that are named want a missing `display` read; those that are not known are absent. */
async function displayDefaults(
  database: Database,
  reads: readonly ReadListing[],
): Promise<ReadonlyMap<string, DisplayDefault>> {
  const agentIds = [...new Set(reads.flatMap(({ element }) => identityOf(element).agentId ?? []))];
  if (agentIds.length === 0) return new Map();
  const { rows } = await sql<{ agentId: string; missing: DisplayDefault }>`
    select upper(feed_agent_id) as "agentId", feed_display_default as missing from office where upper(feed_agent_id) = any(${agentIds}::text[])`.execute(
    database,
  );
  return new Map(rows.map(({ agentId, missing }) => [agentId, missing]));
}

async function storedListings(
  database: Database,
  records: readonly FeedRecord[],
): Promise<ReadonlyMap<string, Stored>> {
  if (records.length === 0) return new Map();
  const { rows } = await sql<Omit<Stored, 'key'> & Pick<FeedRecord, 'agentId' | 'kind' | 'uniqueId'>>`
    select w."agentId", w.kind, w."uniqueId", l.id, l.uri, l.published, l.feed_modified_at as "modTime", l.content_hash as hash, r.record
    from unnest(${records.map(({ agentId }) => agentId)}::text[], ${records.map(({ kind }) => kind)}::text[], ${records.map(({ uniqueId }) => uniqueId)}::text[]) w ("agentId", kind, "uniqueId")
    join listing l on l.feed_agent_id = w."agentId" and l.feed_kind = w.kind and l.feed_unique_id = w."uniqueId"
    left join feed_record r on r.listing_id = l.id`.execute(database);
  return new Map(rows.map((row) => [keyOf(row), { ...row, key: keyOf(row) }]));
}

/**
 * Whether the listings are still what they were compared with; locked until the transaction ends. False when somebody
 * has changed one of them meanwhile.
 */
export async function stillUnchanged(transaction: Database, listings: readonly UnchangedListing[]): Promise<boolean> {
  const { rows } = await sql<{ id: number; hash: string | null; modTime: string | null }>`
    select id, content_hash as hash, feed_modified_at as "modTime" from listing
    where id = any(${listings.map(({ id }) => id)}::int[]) order by id for update`.execute(transaction);
  const now = new Map(rows.map((row) => [row.id, row]));
  return listings.every(({ id, hash, modTime }) => now.get(id)?.hash === hash && now.get(id)?.modTime === modTime);
}

/** Stores when the feed says that the listings were changed, of those that it has another time of. */
export async function storeModTimes(transaction: Database, listings: readonly UnchangedListing[]): Promise<void> {
  const moved = listings.filter(({ modTime, newModTime }) => newModTime !== modTime);
  if (moved.length === 0) return;
  await sql`update listing l set feed_modified_at = w.at
    from unnest(${moved.map(({ id }) => id)}::int[], ${moved.map(({ newModTime }) => newModTime)}::text[]) w (id, at)
    where l.id = w.id`.execute(transaction);
}
