import { sql } from 'kysely';
import { networkOf } from '@verandah/network';
import { StoreLimiter, type Limit, type WindowStore } from '@verandah/rate-limits';
import { now as timeOfDay } from '../clock.ts';
import type { Database } from '../database/public.ts';
import { type ReachedQuota, Refusal } from '../problems/public.ts';
import { callLimits, type LimitName } from './limits.ts';
import { noteRefusedTry } from './refused-tries.ts';

/**
 * A line with IPv6 may have 65,536 networks to itself (/48): together they may try as often as four households (/64).
 */
const householdsOfLine = 4;

/**
 * Counts a try of whoever the limit counts by, and refuses it when there were too many. All processes count together.
 *
 * Call it with the database itself, not inside a transaction: one that is rolled back would forget the try.
 * @param who a member's number, a network's address, …: what the limit is `per`
 * @throws {Refusal} throttled, with the seconds until the window ends
 */
export async function throttleCaller(
  database: Database,
  name: LimitName,
  who: string | number,
  now = timeOfDay(),
): Promise<void> {
  const { per, limits } = callLimits[name];
  if (per !== 'network') return countTry(database, `${name}:${who}`, limits, now);
  const [household, line] = [networkOf(String(who), 64), networkOf(String(who), 48)];
  await countTry(database, `${name}:${household}`, limits, now);
  if (line === household) return;
  const ofLine = limits.map(({ most, seconds }) => ({ most: most * householdsOfLine, seconds }));
  await countTry(database, `${name}:${line}`, ofLine, now);
}

/**
 * The same by a key ('ask:7') and limits of one's own: five a minute, ten a quarter of an hour, …
 * @throws {Refusal} throttled
 */
export async function countTry(
  database: Database,
  key: string,
  limits: Limit | readonly Limit[],
  now = timeOfDay(),
): Promise<void> {
  const reached = await new StoreLimiter(throttleTable(database, now), [limits].flat()).reached(key);
  if (reached === undefined) return;
  noteRefusedTry(key);
  throw tooMany({ name: key.split(':', 1)[0] ?? '', ...reached });
}

/** Deletes the counts of tries, after the one that succeeded. */
export async function forgiveCaller(database: Database, name: LimitName, who: string): Promise<void> {
  await new StoreLimiter(throttleTable(database), callLimits[name].limits).delete(`${name}:${who}`);
}

/**
 * The table that all processes count in. Windows are aligned to the clock: a minute of a key starts with the minute of
 * the database's clock, whichever process counts.
 */
const throttleTable = (database: Database, now = timeOfDay()): WindowStore => ({
  async add(key, points, lengths) {
    const seconds = Math.floor(now / 1000);
    const { rows } = await sql<{ key: string; count: number }>`
      insert into throttle (key, window_start, count)
      select ${key} || ':' || length, to_timestamp(${seconds}::bigint / length * length), ${points}::int
        from unnest(${lengths}::bigint[]) length
      on conflict (key, window_start) do update set count = throttle.count + excluded.count
      returning key, count`.execute(database);
    const counts = new Map(rows.map((row) => [row.key, row.count]));
    return lengths.map((length) => ({
      seconds: length,
      count: counts.get(`${key}:${length}`) ?? 0,
      wait: length - (seconds % length),
    }));
  },
  async delete(key) {
    const { numAffectedRows = 0n } = await sql`delete from throttle where starts_with(key, ${`${key}:`})`.execute(
      database,
    );
    return numAffectedRows > 0n;
  },
});

function tooMany(quota: ReachedQuota): Refusal {
  const { wait } = quota;
  return new Refusal('throttled', `Too many attempts. Please try again ${inTime(wait)}.`, {
    retryAfter: wait,
    quota,
  });
}

/** 'in a minute', 'in 5 minutes', 'in 2 hours'. */
export function inTime(seconds: number): string {
  const minutes = Math.ceil(seconds / 60);
  if (minutes <= 1) return 'in a minute';
  return minutes < 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
}
