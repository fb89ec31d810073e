import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { dayThere } from './listing-day.ts';

/** An agent with their locality, whose time zone defines the day. Names agent `a` and locality `o`. */
export const agentWithLocality = sql`agent a left join office w on w.id = a.office_id left
  join locality o on o.id = w.locality_id`;

/** Counts an enquiry to an agent today; an unknown agent is ignored. */
export async function countAgentEnquiry(database: Database, agentId: number): Promise<void> {
  await sql`
    insert into agent_day (agent_id, day, enquiries)
    select a.id, ${dayThere}, 1 from ${agentWithLocality} where a.id = ${agentId}::int
    on conflict (agent_id, day) do update set enquiries = agent_day.enquiries + excluded.enquiries`.execute(database);
}
