import { sql } from 'kysely';
import type { Logger } from 'pino';
import { FollowedClock } from '@verandah/telemetry';
import type { Database } from './database/public.ts';

/** Milliseconds. */
const askEvery = 30_000;
/** @internal for tests that hold it */
export const clock = new FollowedClock();

/**
 * Milliseconds since 1970 by the database's clock, which all processes share since machines' clocks differ; before
 * the first query by this machine's clock.
 */
export const now = (): number => clock.now();

/** Queries the database's time once. */
export async function hearClock(database: Database): Promise<void> {
  const requestedAt = performance.now();
  const { rows } = await sql<{
    now: number;
  }>`select extract(epoch from clock_timestamp())::float8 * 1000 as now`.execute(database);
  clock.hear(rows[0]?.now ?? Number.NaN, requestedAt);
}

/** Follows the database's clock, also after a failover. @returns a function that stops following */
export function followClock(database: Database, log: Pick<Logger, 'warn'>): () => void {
  let isUnavailable = false;
  const timer = setInterval(() => {
    hearClock(database).then(
      () => {
        isUnavailable = false;
      },
      (error: unknown) => {
        if (!isUnavailable)
          log.warn({ err: error }, 'database clock unavailable; the process continues with its own monotonic clock');
        isUnavailable = true;
      },
    );
  }, askEvery).unref();
  return () => clearInterval(timer);
}
