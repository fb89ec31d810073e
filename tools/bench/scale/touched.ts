import type { Database } from '@verandah/api';
import { sql } from 'kysely';
import { setTimeout as pause } from 'node:timers/promises';
import { reportAllChanged } from '../report-all-changed.ts';

/** Work of the database for one request. */
export interface Touched {
  readonly statements: number;
  /** Pages of 8 KB, from memory or disk. */
  readonly pages: number;
}

/** Excludes the API's background work and transaction control, which reads nothing. */
const ofRequests = sql`query !~* 'jobs|job_wanted|push_event|page_change|pg_stat_statements|releases\\.|listing_count where n|^\\s*(begin|start|commit|rollback|set) '
  and query !~* '^(begin|commit|rollback)$' and rows + shared_blks_hit + shared_blks_read > 0`;

const sumSoFar = sql<{ statements: number; pages: number }>`
  select coalesce(sum(calls), 0)::float8 as statements, coalesce(sum(shared_blks_hit + shared_blks_read), 0)::float8 as pages
  from pg_stat_statements s join pg_database d on d.oid = s.dbid where d.datname = current_database() and ${ofRequests}`;

/**
 * Waits until a newly started API has drawn boundaries and built rollups, which belong to no request; two minutes at
 * most.
 */
export async function settled(database: Database): Promise<void> {
  for (let before = -1, round = 0; round < 40; round += 1) {
    const {
      rows: [sum],
    } = await sumSoFar.execute(database);
    if (sum?.statements === before) return;
    before = sum?.statements ?? 0;
    await pause(3000);
  }
}

/**
 * Once to have everything at hand, then so many times; the least counts, since chores of the API only ever add
 * to it.
 */
export async function touched(database: Database, send: () => Promise<void>, times: number): Promise<Touched> {
  await send();
  let least: Touched | undefined;
  for (let time = 0; time < times; time += 1) {
    await reportAllChanged(database);
    await sql`select pg_stat_statements_reset()`.execute(database);
    await send();
    const {
      rows: [sum],
    } = await sumSoFar.execute(database);
    if (sum !== undefined && (least === undefined || sum.pages < least.pages)) least = sum;
  }
  return least ?? { statements: 0, pages: 0 };
}
