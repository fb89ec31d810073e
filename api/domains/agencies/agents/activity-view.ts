import { sql } from 'kysely';
import { activitiesOf, type Activity, type ActivityType } from '../../members/activities/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';

/** An activity of an agent, with a link to its subject. */
export interface AgentActivity extends Activity {
  /** Title of its subject: a review, question or location; empty for a listing, which has its own fields. */
  readonly title: string;
  /** Root-relative URL of its subject; null for a listing, which has its own link. */
  readonly address: string | null;
}

/** Activities of an agent, latest first, without hidden and removed subjects. */
export async function agentActivities(
  database: Database,
  agentId: number,
  types: readonly ActivityType[],
  paging: Paging,
): Promise<Page<AgentActivity>> {
  const { total, results } = await activitiesOf(database, { agentId }, types, paging);
  const { rows } = await sql<{ id: number; title: string | null; address: string | null }>`
    select y.id,
      case y.type when 'Reviewed' then coalesce(nullif(r.title, ''), left(r.text, 120))
        when 'ReviewedALocation' then l.name
        when 'AskedAQuestion' then q.title when 'AnsweredAQuestion' then p.title end as title,
      case y.type when 'Reviewed' then '/agent/' || a.username || '/reviews'
        when 'ReviewedALocation' then '/location/' || l.slug || '/reviews'
        when 'AskedAQuestion' then '/question/' || q.uri when 'AnsweredAQuestion' then '/question/' || p.uri
        else '/property/' || t.uri end as address
    from activity y left join agent a on a.id = y.agent_id
    left join agent_review r on y.type = 'Reviewed' and r.id = y.target_id
    left join locality l on l.id = y.locality_id
    left join question q on y.type = 'AskedAQuestion' and q.id = y.target_id
    left join answer w on y.type = 'AnsweredAQuestion' and w.id = y.target_id left
      join question p on p.id = w.question_id
    left join listing t on t.id = y.listing_id and t.published
    where y.id = any(${results.map(({ id }) => id)}::int[])`.execute(database);
  const about = new Map(rows.map((row) => [row.id, row]));
  return {
    total,
    results: results.map((activity) => ({
      ...activity,
      title: about.get(activity.id)?.title ?? '',
      address: about.get(activity.id)?.address ?? null,
    })),
  };
}
