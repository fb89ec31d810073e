import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { TrackingEvent } from './event.ts';
import { agentWithLocality } from './agent-day.ts';
import { dayThere } from './listing-day.ts';

export type TrackingKind = 'listing' | 'agent' | 'user';

/**
 * Stores events, each once, and counts the views of listings and agents and the calls of agents among them, in one
 * statement.
 * @returns the number of new ones
 */
export async function writeEvents(
  database: Database,
  kind: Exclude<TrackingKind, 'user'>,
  events: readonly TrackingEvent[],
  userId: number,
): Promise<number> {
  const rows = events.map(({ eventId, listingId, agentId, officeId, locationId, userId: _said, ...fields }) => ({
    event_id: eventId,
    kind: listingId || agentId || fields.pageType ? kind : 'user',
    listing_id: listingId ?? null,
    agent_id: agentId ?? null,
    office_id: officeId ?? null,
    locality_id: locationId ?? null,
    user_id: userId,
    fields: Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== null && value !== undefined)),
  }));
  const {
    rows: [done],
  } = await sql<{ fresh: number }>`
    with fresh as (
      insert into tracking_event (event_id, kind, listing_id, agent_id, office_id, locality_id, user_id, fields)
      select * from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as e(event_id uuid, kind text, listing_id int, agent_id int, office_id int, locality_id int, user_id int,
          fields jsonb)
      on conflict (event_id) do nothing returning kind, listing_id, agent_id, fields
    ), counted as (
      insert into listing_day (listing_id, day, views)
      select l.id, ${dayThere}, count(*)::int from fresh f join listing l on l.id = f.listing_id left
        join locality o on o.id = l.locality_id
      where f.kind = 'listing' and f.fields ->> 'pageType' = 'listing' group by l.id, o.time_zone order by l.id
      on conflict (listing_id, day) do update set views = listing_day.views + excluded.views
    ), agents as (
      insert into agent_day (agent_id, day, views, calls)
      select a.id, ${dayThere}, count(*) filter (where f.fields ->> 'pageType' = 'agent')::int, count(*)
        filter (where f.fields ->> 'contentType' = 'phone')::int
      from fresh f join (${agentWithLocality}) on a.id = f.agent_id
      where f.kind = 'agent' and (f.fields ->> 'pageType' = 'agent' or f.fields ->> 'contentType' = 'phone')
        group by a.id, o.time_zone order by a.id
      on conflict (agent_id, day) do update
        set views = agent_day.views + excluded.views, calls = agent_day.calls + excluded.calls
    ) select count(*)::int as fresh from fresh`.execute(database);
  return done?.fresh ?? 0;
}
