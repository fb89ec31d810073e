import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import { Refusal } from '../refusal.ts';
import { noteRefusedTry } from './refused-tries.ts';

/** So many times in one window of time. */
export interface Limit { readonly most: number; readonly seconds: number }

/**
 * Counts a try by its key ('ask-question:member:7') and refuses it when there were too many. Several limits make the waits
 * grow with the tries: five a minute, ten a quarter of an hour, … All processes count together.
 *
 * Call it with the database itself, not inside a transaction: one that is rolled back would forget the try.
 * @throws {Refusal} throttled, with the seconds until the window ends
 */
export async function throttle(database: Database, key: string, limits: Limit | readonly Limit[], now = Date.now()): Promise<void> {
  const all = [limits].flat();
  const seconds = Math.floor(now / 1000);
  const { rows } = await sql<{ key: string; count: number }>`
    insert into throttle (key, window_start, count)
    select ${key} || ':' || length, to_timestamp(${seconds}::bigint / length * length), 1 from unnest(${all.map((limit) => limit.seconds)}::bigint[]) length
    on conflict (key, window_start) do update set count = throttle.count + 1
    returning key, count`.execute(database);
  const counts = new Map(rows.map((row) => [row.key, row.count]));
  const waits = all.filter((limit) => (counts.get(`${key}:${limit.seconds}`) ?? 0) > limit.most).map((limit) => limit.seconds - seconds % limit.seconds);
  if (waits.length === 0) return;
  noteRefusedTry(key);
  throw tooMany(Math.max(...waits));
}

/** Forgets the tries of a key, after the one that was right. */
export async function forgive(database: Database, key: string): Promise<void> {
  await sql`delete from throttle where starts_with(key, ${`${key}:`})`.execute(database);
}

function tooMany(wait: number): Refusal {
  const minutes = Math.ceil(wait / 60);
  const words = wait < 60 ? 'within a minute' : minutes < 90 ? `in ${minutes} minutes` : `in ${Math.ceil(minutes / 60)} hours`;
  return new Refusal('throttled', `That was tried too often. Please try again ${words}.`, { retryAfter: wait });
}
