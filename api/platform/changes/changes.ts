import { sql } from 'kysely';
import type { Database } from '../database/public.ts';

/** Changes since a moment; `seen` is the moment up to which changes are included. */
export interface PageChanges {
  readonly seen: string;
  readonly tags: readonly string[];
}

/** A moment as the database names it: which transactions had ended. */
export const momentPattern = /^\d{1,20}:\d{1,20}:(?:\d{1,20}(?:,\d{1,20})*)?$/;

/**
 * What has been committed since a moment that a response has named, each tag once. The bounds are subqueries, since
 * the planner then expects few rows between them and uses the index; otherwise it may read the changes of a whole hour.
 * @param after null: nothing but the moment of now
 */
export async function changesAfter(database: Database, after: string | null): Promise<PageChanges> {
  const {
    rows: [row],
  } = await sql<PageChanges>`
    select pg_current_snapshot()::text as seen, array(
      select distinct tag from page_change
      where ${after}::pg_snapshot is not null and not pg_visible_in_snapshot(xid, ${after}::pg_snapshot)
        and xid between (select pg_snapshot_xmin(${after}::pg_snapshot))
          and (select pg_snapshot_xmax(pg_current_snapshot()))
      order by tag
    ) as tags`.execute(database);
  return row ?? { seen: '', tags: [] };
}
