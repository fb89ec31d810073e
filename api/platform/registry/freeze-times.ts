import { sql } from 'kysely';
import { monitorName } from '@verandah/release-registry';
import type { Database } from '../database/public.ts';
import { appendEvent, lockLog } from './log.ts';

/** The job that logs a freeze that began or ended by time: queued for both moments, when the freeze is made. */
export const freezeTimesJob = 'freeze-times';

interface Passed {
  readonly id: number;
  readonly area: string | null;
  readonly why: string;
  readonly from: string;
  readonly until: string;
  /** Whether it is worth an entry: after a long pause of the site old news are none. */
  readonly recent: boolean;
}

const isoColumn = (column: string) => sql.raw(`to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`);
const columns = sql`id, area, why, ${isoColumn('from_at')} as "from", ${isoColumn('until_at')} as "until"`;

const byTime = (action: 'freeze-begin' | 'freeze-end') => (one: Passed, other: Passed) => {
  const field = action === 'freeze-begin' ? 'from' : 'until';
  return Date.parse(one[field]) - Date.parse(other[field]) || one.id - other.id;
};

/**
 * Logs freezes that began or ended by time, each once, whichever process looks. Those that begin when they are made or
 * are lifted have their own entries.
 */
export async function logFreezeTimes(database: Database): Promise<void> {
  const { rows: waiting } = await sql`
    select from releases.freeze where lifted_at is null and (not begun and from_at <= now()
      or not ended and until_at <= now()) limit 1`.execute(database);
  // Without a reason nobody waits for the log's lock.
  if (waiting.length === 0) return;
  await database.transaction().execute(async (step) => {
    await lockLog(step);
    const { rows: begun } = await sql<Passed>`
      update releases.freeze set begun = true where not begun and from_at <= now() and lifted_at is null
      returning ${columns}, until_at > now() as recent`.execute(step);
    const { rows: ended } = await sql<Passed>`
      update releases.freeze set ended = true where not ended and until_at <= now() and lifted_at is null
      returning ${columns}, until_at > now() - interval '7 days' as recent`.execute(step);
    for (const [action, freezes] of [
      ['freeze-begin', begun],
      ['freeze-end', ended],
    ] as const)
      for (const { id, area, why, from, until, recent } of freezes.toSorted(byTime(action)))
        if (recent)
          await appendEvent(step, { who: monitorName, action, area, why, detail: { freeze: id, from, until } });
  });
}
