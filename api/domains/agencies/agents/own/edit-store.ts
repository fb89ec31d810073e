import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import type { InspectionColumns, ListingColumns } from '../../../listings/public.ts';
import { editGroupNames, groupValue, sameValue, type EditGroup, type Plain } from './edit-groups.ts';

interface Edit {
  readonly name: EditGroup;
  readonly feed: Plain;
  readonly own: Readonly<Record<string, Plain>>;
}

/** By listing, in the order of their names. */
async function editsOf(database: Database, listingIds: readonly number[]): Promise<ReadonlyMap<number, Edit[]>> {
  if (listingIds.length === 0) return new Map();
  const { rows } = await sql<Edit & { listingId: number }>`
    select listing_id as "listingId", name, feed, own from listing_edit
      where listing_id = any(${[...listingIds]}::int[]) order by name`.execute(database);
  return Map.groupBy(rows, ({ listingId }) => listingId);
}

async function forgetEdit(database: Database, listingId: number, name: EditGroup): Promise<void> {
  await database.deleteFrom('listing_edit').where('listing_id', '=', listingId).where('name', '=', name).execute();
}

/**
 * Records an agent's edits that differ from the feed, so that the feed's next record does not overwrite them. Setting a
 * value back to the feed's removes the edit.
 */
export async function noteEdits(
  database: Database,
  listingId: number,
  memberId: number,
  before: object,
  after: object,
): Promise<void> {
  const known = new Map((await editsOf(database, [listingId])).get(listingId)?.map((edit) => [edit.name, edit]));
  for (const name of editGroupNames) {
    const own = groupValue(name, after);
    if (sameValue(groupValue(name, before), own)) continue;
    const feed = known.get(name)?.feed ?? groupValue(name, before);
    if (sameValue(feed, own)) {
      await forgetEdit(database, listingId, name);
      continue;
    }
    await sql`insert into listing_edit (listing_id, name, feed, own, member_id)
      values (${listingId}::int, ${name}, ${JSON.stringify(feed)}::jsonb, ${JSON.stringify(own)}::jsonb,
      ${memberId}::int)
      on conflict (listing_id, name) do update set own = excluded.own, member_id = excluded.member_id,
        edited_at = now()`.execute(database);
  }
}

const dates = new Set(['auction_at']);

function columnsOf(own: Edit['own']): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(own).map(([name, value]) => {
      if (name === 'inspections')
        return [
          name,
          (value as unknown as readonly Record<string, string>[]).map((each): InspectionColumns => ({
            starts_at: new Date(each['starts_at'] ?? ''),
            ends_at: new Date(each['ends_at'] ?? ''),
            local_date: each['local_date'] ?? '',
          })),
        ];
      if (name === 'features') return [name, BigInt(String(value))];
      return [name, dates.has(name) && typeof value === 'string' ? new Date(value) : value];
    }),
  );
}

/** An agent's edits after a feed's record: those that still apply, and those that newer values of the feed replace. */
export interface StoredEdits {
  readonly columns: ListingColumns;
  readonly unchanged: readonly EditGroup[];
  readonly replaced: readonly EditGroup[];
}

/**
 * Applies agents' edits to a feed's records of their listings. An edit applies while the feed's values of its group are
 * unchanged since the edit; newer values of the feed replace it.
 * @param listings with null as the id of a new one
 * @returns one for each listing
 */
export async function storeEdits(
  database: Database,
  listings: readonly { readonly id: number | null; readonly columns: ListingColumns }[],
): Promise<StoredEdits[]> {
  const edits = await editsOf(
    database,
    listings.flatMap(({ id }) => id ?? []),
  );
  const stored: StoredEdits[] = [];
  for (const { id, columns } of listings) {
    const unchanged: EditGroup[] = [];
    const replaced: EditGroup[] = [];
    let merged: ListingColumns = columns;
    for (const { name, feed, own } of id === null ? [] : (edits.get(id) ?? [])) {
      if (sameValue(feed, groupValue(name, columns))) {
        // Compare the same columns as when the edit was made.
        merged = { ...merged, ...columnsOf(own) } as ListingColumns;
        unchanged.push(name);
      } else {
        replaced.push(name);
        if (id !== null) await forgetEdit(database, id, name);
      }
    }
    stored.push({ columns: merged, unchanged, replaced });
  }
  return stored;
}
