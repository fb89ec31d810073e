import { sql } from 'kysely';
import type { Database } from '../database/public.ts';

/**
 * Renews what the finder orders by after tier and reviews: homes that are offered now or were sold or leased within a year;
 * and the best tier of each office. To be called in the transaction that changed the agents' listings; for all now and then,
 * since a year passes by itself.
 */
export async function refreshStandings(database: Database, agentIds: readonly number[] | 'all'): Promise<void> {
  if (agentIds !== 'all' && agentIds.length === 0) return;
  const chosen = agentIds === 'all' ? sql`true` : sql`a.id = any(${[...agentIds]}::int[])`;
  await sql`
    update agent a set recent = c.recent
    from (
      select a.id, (
        select count(*) from listing_agent la join listing l on l.id = la.listing_id
        where la.agent_id = a.id and l.published and (l.status = 'available' or (l.status = 'completed' and l.completed_on > current_date - 365)))::int as recent
      from agent a where ${chosen}
    ) c where a.id = c.id and a.recent <> c.recent`.execute(database);
  const offices = agentIds === 'all' ? sql`true` : sql`o.id in (select office_id from agent a where ${chosen})`;
  await sql`
    update office o set recent = c.recent, tier = c.tier, review_count = c.reviews, review_sum = c.stars
    from (
      select o.id, coalesce(sum(a.recent), 0)::int as recent, coalesce(max(a.tier), 0)::smallint as tier,
        coalesce(sum(a.review_count), 0)::int as reviews, coalesce(sum(a.review_sum), 0)::int as stars
      from office o left join agent a on a.office_id = o.id and a.left_at is null where ${offices} group by o.id
    ) c where o.id = c.id and (o.recent, o.tier, o.review_count, o.review_sum) is distinct from (c.recent, c.tier, c.reviews, c.stars)`.execute(database);
}

/** The agents of a listing, for `refreshStandings`. */
export async function agentsOfListing(database: Database, listingId: number): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`select agent_id as id from listing_agent where listing_id = ${listingId}::int order by place`.execute(database);
  return rows.map(({ id }) => id);
}
