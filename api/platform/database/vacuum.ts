import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';

const pollMilliseconds = 200;
/** A backup takes longer; autovacuum does the rest after it. */
const longestWait = 60_000;

/**
 * Vacuums and analyses tables after many changes. Another session's older snapshot, be it that of an automatic ANALYZE
 * of any table, would keep it from removing anything, and from marking pages that index-only scans need not read: waits
 * up to a minute until there is none.
 * @param onWait called before each wait
 */
export async function vacuumTables(
  database: Database,
  tables: readonly string[],
  onWait: () => unknown = () => undefined,
): Promise<void> {
  const { rows } = await sql<{ now: string }>`select (pg_snapshot_xmax(pg_current_snapshot())::text::numeric
    % 4294967296)::text as now`.execute(database);
  const now = sql.lit(rows[0]?.now ?? '3');
  const giveUpAt = performance.now() + longestWait;
  while ((await isHeldBack(database, now)) && performance.now() < giveUpAt) {
    await onWait();
    await wait(pollMilliseconds);
  }
  for (const table of tables) await sql`vacuum (analyze) ${sql.table(table)}`.execute(database);
}

/** Whether a session's snapshot is older than a transaction number. Those of vacuums hold nothing back. */
async function isHeldBack(database: Database, now: ReturnType<typeof sql.lit>): Promise<boolean> {
  const { rows } = await sql<{ held: boolean }>`
    select exists (select from pg_stat_activity where datname = current_database()
      and pid <> pg_backend_pid()
      and age(backend_xmin) > age(${now}::xid) and pid not in (select pid from pg_stat_progress_vacuum)) as held`.execute(
    database,
  );
  return rows[0]?.held === true;
}
