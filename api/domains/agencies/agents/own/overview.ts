import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import type { Viewer } from '../../../../platform/identity/public.ts';
import { signedInAgent } from '../viewer-agent.ts';
import { labelsOf } from './label-store.ts';

/** An inspection that is coming. */
export interface ComingInspection {
  readonly listingId: number;
  readonly uri: string;
  readonly label: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly timeZone: string;
}

/** An unanswered question about a suburb in which the agent has homes on offer. */
export interface OpenQuestion {
  readonly uri: string;
  readonly title: string;
  readonly suburb: string;
  readonly createdAt: string;
}

/** What waits for an agent today. */
export interface OwnOverview {
  /** Since midnight in the office's time zone. */
  readonly enquiriesToday: number;
  /** Published reviews without a reply. */
  readonly reviewsUnanswered: number;
  /** The next ten within two weeks. */
  readonly inspections: readonly ComingInspection[];
  /** The latest five of the last ninety days. */
  readonly questions: readonly OpenQuestion[];
}

const toIsoText = (at: Date): string => at.toISOString();

/** @throws {Refusal} signed-out; forbidden unless the caller is an agent */
export async function ownOverview(database: Database, viewer: Viewer | null): Promise<OwnOverview> {
  const { agentId, officeId } = await signedInAgent(database, viewer);
  const {
    rows: [counts],
  } = await sql<{ today: number; reviews: number }>`
    with clock as (
      select date_trunc('day', now() at time zone zone) at time zone zone as midnight
      from (select coalesce((select o.time_zone from office f join locality o on o.id = f.locality_id
        where f.id = ${officeId}::int), 'Australia/Sydney') as zone) z),
    mine as (
      select id, created_at from enquiry where agent_id = ${agentId}::int union all
      select e.id, e.created_at from listing_agent la join enquiry e on e.listing_id = la.listing_id
        where la.agent_id = ${agentId}::int and e.agent_id is null union all
      select id, created_at from enquiry where agent_id is null and listing_id is null and office_id = ${officeId}::int)
    select (select count(distinct id)::int from mine, clock where created_at >= midnight) as today,
      (select count(*)::int from agent_review where agent_id = ${agentId}::int and status = 'published'
        and reply is null) as reviews`.execute(database);
  const { rows: visits } = await sql<{ id: number; starts: Date; ends: Date; zone: string }>`
    select l.id, i.starts_at as starts, i.ends_at as ends, coalesce(o.time_zone, 'Australia/Melbourne') as zone
    from listing_agent la join listing l on l.id = la.listing_id join inspection i on i.listing_id = l.id left
      join locality o on o.id = l.locality_id
    where la.agent_id = ${agentId}::int and l.status = 'available' and l.published and i.ends_at > now()
      and i.starts_at < now() + interval '14 days'
    order by i.starts_at, l.id limit 10`.execute(database);
  const { rows: questions } = await sql<{ uri: string; title: string; suburb: string; at: Date }>`
    select q.uri, q.title, o.name as suburb, q.created_at as at from question q join locality o on o.id = q.locality_id
    where q.answers = 0 and q.is_visible and not q.removed and q.created_at > now() - interval '90 days'
      and q.locality_id in (select l.locality_id from listing_agent la join listing l on l.id = la.listing_id
        where la.agent_id = ${agentId}::int and l.status = 'available' and l.published)
    order by q.created_at desc, q.id desc limit 5`.execute(database);
  const labels = await labelsOf(
    database,
    visits.map(({ id }) => id),
  );
  return {
    enquiriesToday: counts?.today ?? 0,
    reviewsUnanswered: counts?.reviews ?? 0,
    inspections: visits.map(({ id, starts, ends, zone }) => ({
      listingId: id,
      uri: labels.get(id)?.uri ?? '',
      label: labels.get(id)?.label ?? '',
      startsAt: toIsoText(starts),
      endsAt: toIsoText(ends),
      timeZone: zone,
    })),
    questions: questions.map(({ at, ...question }) => ({ ...question, createdAt: toIsoText(at) })),
  };
}
