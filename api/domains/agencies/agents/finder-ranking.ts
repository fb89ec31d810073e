import { sql } from 'kysely';
import { inTransaction, type Database } from '../../../platform/database/public.ts';

/** Batch size of an update, which a concurrent writer of one of the agents' listings waits for. */
const renewedAtOnce = 1000;

/**
 * Updates the figures that the finder sorts by after tier and reviews: homes on offer, sold or leased within a year, by
 * buy and rent; and the best tier of each office. Call it in the transaction that changed the agents' listings, and
 * periodically for all agents, since sales leave the year.
 */
export async function refreshRankings(database: Database, agentIds: readonly number[] | 'all'): Promise<void> {
  if (agentIds !== 'all' && agentIds.length === 0) return;
  if (agentIds === 'all') await countAllHomes(database);
  else await countHomes(database, agentIds);
  if (agentIds !== 'all') await lockOffices(database, agentIds);
  const offices =
    agentIds === 'all'
      ? sql`true`
      : sql`o.id in (select office_id from agent a where a.id = any(${[...agentIds]}::int[]))`;
  await sql`
    update office o set recent = c.recent, tier = c.tier, review_count = c.reviews, review_sum = c.stars
    from (
      select o.id, coalesce(sum(a.recent), 0)::int as recent, coalesce(max(a.tier), 0)::smallint as tier,
        coalesce(sum(a.review_count), 0)::int as reviews, coalesce(sum(a.review_sum), 0)::int as stars
      from office o left join agent a on a.office_id = o.id and a.left_at is null where ${offices} group by o.id
    ) c where o.id = c.id and (o.recent, o.tier, o.review_count, o.review_sum) is distinct
      from (c.recent, c.tier, c.reviews, c.stars)`.execute(database);
}

/** Backfills figures that an older version of the product did not compute. @returns whether there was anything to do */
export async function fillMissingRankings(database: Database): Promise<boolean> {
  const {
    rows: [missing],
  } = await sql<{
    found: boolean;
  }>`select exists (select from agent where recent > 0 and selling + letting = 0) as found`.execute(database);
  if (missing?.found === true) await refreshRankings(database, 'all');
  return missing?.found === true;
}

/** Two that count at once would each miss what the other writes: agents first, then offices, by their ids. */
async function lockOffices(transaction: Database, agentIds: readonly number[]): Promise<void> {
  await sql`select from office where id in (select office_id from agent where id = any(${[...agentIds]}::int[]))
    order by id for no key update`.execute(transaction);
}

async function countHomes(database: Database, agentIds: readonly number[]): Promise<void> {
  await sql`select from agent where id = any(${[...agentIds]}::int[]) order by id for no key update`.execute(database);
  await sql`
    update agent a set recent = c.recent, selling = c.selling, letting = c.recent - c.selling
    from (
      select a.id, count(l.id)::int as recent, (count(*) filter (where l.listing_class = 'sale'))::int as selling
      from agent a left join (listing_agent la join listing l on l.id = la.listing_id and l.published
        and (l.status = 'available' or (l.status = 'completed'
          and l.completed_on > now()::date - 365))) on la.agent_id = a.id
      where a.id = any(${[...agentIds]}::int[]) group by a.id
    ) c where a.id = c.id and (a.recent, a.selling, a.letting) is distinct
      from (c.recent, c.selling, c.recent - c.selling)`.execute(database);
}

async function countAllHomes(database: Database): Promise<void> {
  for (let after = 0; ;) {
    const { rows } = await sql<{
      id: number;
    }>`select id from agent where id > ${after}::int order by id limit ${sql.lit(renewedAtOnce)}`.execute(database);
    if (rows.length === 0) return;
    await inTransaction(database, (transaction) =>
      countHomes(
        transaction,
        rows.map(({ id }) => id),
      ),
    );
    after = rows.at(-1)?.id ?? after;
  }
}
