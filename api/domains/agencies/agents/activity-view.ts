import { sql } from 'kysely';
import { activitiesOf, type Activity, type ActivityType } from '../../activities/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';

/** What an agent did, with the address of what it is about. */
export interface AgentActivity extends Activity {
  /** What it is about in words: the review's, question's or place's title; empty for a listing, which has its own. */
  readonly title: string;
  /** The page of its subject, root-relative; null where the listing leads to it. */
  readonly address: string | null;
}

/** Activities of an agent, latest first, of hidden and removed things none. */
export async function agentActivities(
  database: Database,
  agentId: number,
  types: readonly ActivityType[],
  paging: Paging,
): Promise<Page<AgentActivity>> {
  const { total, results } = await activitiesOf(database, { agentId }, types, paging);
  const { rows } = await sql<{ id: number; title: string | null; address: string | null }>`
    select y.id,
      case y.type when 'Reviewed' then coalesce(nullif(r.title, ''), left(r.text, 120)) when 'ReviewedALocation' then l.name
        when 'AskedAQuestion' then q.title when 'AnsweredAQuestion' then p.title end as title,
      case y.type when 'Reviewed' then '/agent/' || a.username || '/reviews' when 'ReviewedALocation' then '/location/' || l.slug || '/reviews'
        when 'AskedAQuestion' then '/question/' || q.uri when 'AnsweredAQuestion' then '/question/' || p.uri
        else '/property/' || t.uri end as address
    from activity y left join agent a on a.id = y.agent_id
    left join agent_review r on y.type = 'Reviewed' and r.id = y.target_id
    left join locality l on l.id = y.locality_id
    left join question q on y.type = 'AskedAQuestion' and q.id = y.target_id
    left join answer w on y.type = 'AnsweredAQuestion' and w.id = y.target_id left join question p on p.id = w.question_id
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
