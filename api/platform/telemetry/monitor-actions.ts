import { sql } from 'kysely';
import type { Database } from '../database/public.ts';

/** Releases of each area that the health monitor has undone, and those that it would have. */
export interface MonitorActions {
  readonly area: string;
  readonly undone: number;
  readonly warned: number;
}

/**
 * Of every area with a live release, so that a first time is seen as a change. The log of releases is only ever added
 * to.
 */
export async function monitorActions(database: Database): Promise<MonitorActions[]> {
  const { rows } = await sql<MonitorActions>`
    select p.area, count(*) filter (
      where e.action = 'rollback' or e.action = 'rollout' and e.detail ->> 'percent' = '0'
        and e.detail -> 'audiences' is null
    )::int as undone, count(*) filter (where e.action = 'watch')::int as warned
    from releases.pin p left join releases.event e on e.area = p.area and e.who = 'watch'
      group by p.area order by p.area`.execute(database);
  return rows;
}
