import { sql } from 'kysely';
import type { OperationTime, OperationTimesQuery } from '@verandah/release-registry';
import type { Database } from '../database/public.ts';

/** How long the calls of one operation took in one minute. Times are whole milliseconds. */
export interface OperationMinute {
  readonly operation: string;
  /** Beginning of the minute, ISO 8601. */
  readonly at: string;
  readonly calls: number;
  /** Calls that failed by a fault of the API. */
  readonly failed: number;
  /** Calls of more than a second. */
  readonly slow: number;
  readonly totalMs: number;
  readonly slowestMs: number;
}

/** Adds what one process has measured to what others have written. */
export async function addOperationTimes(database: Database, minutes: readonly OperationMinute[]): Promise<void> {
  if (minutes.length === 0) return;
  await sql`
    insert into releases.operation_time (operation, at, calls, failed, slow, total_ms, slowest_ms)
    select operation, at, calls, failed, slow, "totalMs", "slowestMs"
    from jsonb_to_recordset(${JSON.stringify(minutes)}::jsonb)
      as given (operation text, at timestamptz, calls integer, failed integer, slow integer, "totalMs" bigint,
        "slowestMs" integer)
    order by operation, at
    on conflict (operation, at) do update set
      calls = operation_time.calls + excluded.calls,
      failed = operation_time.failed + excluded.failed,
      slow = operation_time.slow + excluded.slow,
      total_ms = operation_time.total_ms + excluded.total_ms,
      slowest_ms = greatest(operation_time.slowest_ms, excluded.slowest_ms)
  `.execute(database);
}

/** The operations between two times, those with the slowest call first. */
export async function readOperationTimes(
  database: Database,
  { from, until, limit }: OperationTimesQuery,
): Promise<OperationTime[]> {
  const { rows } = await sql<OperationTime>`
    select operation, sum(calls)::float8 as calls, sum(failed)::float8 as failed, sum(slow)::float8 as slow,
      round(sum(total_ms) / sum(calls))::float8 as "meanMs", max(slowest_ms)::float8 as "slowestMs"
    from releases.operation_time where at >= ${from}::timestamptz and at < ${until}::timestamptz
    group by operation order by max(slowest_ms) desc, operation limit ${limit}
  `.execute(database);
  return rows;
}

/** Minutes older than two days are added up by the hour; what is older than a given time is removed. */
export async function tidyOperationTimes(database: Database, before: string): Promise<void> {
  await database.transaction().execute(async (step) => {
    await sql`delete from releases.operation_time where at < ${before}::timestamptz`.execute(step);
    await sql`
      with taken as (
        delete from releases.operation_time
        where at < date_trunc('hour', now()) - interval '2 days' and at <> date_trunc('hour', at) returning *
      )
      insert into releases.operation_time (operation, at, calls, failed, slow, total_ms, slowest_ms)
      select operation, date_trunc('hour', at), sum(calls), sum(failed), sum(slow), sum(total_ms), max(slowest_ms)
      from taken group by 1, 2
      on conflict (operation, at) do update set
        calls = operation_time.calls + excluded.calls,
        failed = operation_time.failed + excluded.failed,
        slow = operation_time.slow + excluded.slow,
        total_ms = operation_time.total_ms + excluded.total_ms,
        slowest_ms = greatest(operation_time.slowest_ms, excluded.slowest_ms)
    `.execute(step);
  });
}
