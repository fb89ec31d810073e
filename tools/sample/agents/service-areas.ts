import { sql } from 'kysely';
import type { SampleRun } from '../run.ts';

/** Agents work in the suburb of their office and in one to four of its neighbours. */
export async function addServiceAreas({ database, agents }: SampleRun): Promise<void> {
  await sql`
    insert into agent_location (agent_id, locality_id)
    select a.id, p.id from agent a join office o on o.id = a.office_id cross join lateral (
      select o.locality_id as id
      union (select n.near_id from locality_near n where n.locality_id = o.locality_id order by n.distance_metres,
        n.near_id limit 1 + a.id % 4)
    ) p
    where a.id between ${agents.first}::int and ${agents.last}::int and p.id is not null`.execute(database);
}
