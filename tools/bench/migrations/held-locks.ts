import type { Database } from '@verandah/api';
import { sql } from 'kysely';

/** The longest time that one table was locked. */
export interface Held {
  readonly milliseconds: number;
  /** Empty: no table was locked. */
  readonly relation: string;
}

interface Seen {
  readonly relation: string;
  readonly first: number;
  last: number;
}

/** Modes that stop reads, and those that stop writes. */
const stopReads = ['AccessExclusiveLock'];
const stopWrites = [...stopReads, 'ExclusiveLock', 'ShareRowExclusiveLock', 'ShareLock'];

/**
 * Samples the locks that other sessions hold on tables with rows, back to back, about once a millisecond. A lock is
 * held from the sample in which it is first seen to the first one without it.
 * @param observer a database of its own connection
 */
export async function watchLocks(
  observer: Database,
): Promise<{ stop(): Promise<{ readonly reads: Held; readonly writes: Held }> }> {
  // Tables that a migration creates are used by nobody yet.
  const { rows: tables } = await sql<{ oid: number; relation: string }>`
    select c.oid::int as oid, c.oid::regclass::text as relation from pg_class c join pg_namespace n on n.oid = c.relnamespace where n.nspname in ('public', 'releases') and c.relkind = 'r'`.execute(
    observer,
  );
  const names = new Map(tables.map(({ oid, relation }) => [oid, relation]));
  const [reads, writes] = [new Map<number, Seen>(), new Map<number, Seen>()];
  let watching = true;
  const sampling = (async () => {
    while (watching) {
      const { rows } = await sql<{ oid: number; mode: string }>`
        select relation::int as oid, mode from pg_locks where granted and locktype = 'relation' and database = (select oid from pg_database where datname = current_database()) and mode = any(${stopWrites}::text[])`.execute(
        observer,
      );
      const now = performance.now();
      for (const [seen, modes] of [
        [reads, stopReads],
        [writes, stopWrites],
      ] as const) {
        const held = new Set(
          rows.filter(({ oid, mode }) => modes.includes(mode) && names.has(oid)).map(({ oid }) => oid),
        );
        for (const oid of held) {
          const found = seen.get(oid);
          if (found === undefined) seen.set(oid, { relation: names.get(oid) ?? '', first: now, last: now });
          else found.last = now;
        }
      }
    }
  })();
  const longest = (seen: ReadonlyMap<number, Seen>): Held =>
    [...seen.values()]
      .map(({ relation, first, last }) => ({ relation, milliseconds: last - first }))
      .reduce((one, other) => (other.milliseconds > one.milliseconds || one.relation === '' ? other : one), {
        relation: '',
        milliseconds: 0,
      });
  return {
    async stop() {
      watching = false;
      await sampling;
      return { reads: longest(reads), writes: longest(writes) };
    },
  };
}
