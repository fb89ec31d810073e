import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import type { Moment } from '../../platform/moment.ts';

/** ISO 8601, UTC */
export interface InspectionView {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** The coming inspections of many listings at once, soonest first; one that is under way still counts. */
export async function comingInspections(
  database: Database,
  listingIds: readonly number[],
  now: Moment,
): Promise<ReadonlyMap<number, InspectionView[]>> {
  const { rows } = await sql<{ listing_id: number; starts_at: Date; ends_at: Date }>`
    select listing_id, starts_at, ends_at from inspection
    where listing_id = any(${[...listingIds]}::int[]) and ends_at > ${now.iso}::timestamptz order by listing_id, starts_at`.execute(
    database,
  );
  const found = new Map<number, InspectionView[]>();
  for (const { listing_id: id, starts_at: starts, ends_at: ends } of rows) {
    const list = found.get(id) ?? [];
    list.push({ startsAt: starts.toISOString(), endsAt: ends.toISOString() });
    found.set(id, list);
  }
  return found;
}
