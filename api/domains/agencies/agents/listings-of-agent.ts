import type { ListingStatusType } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Page, Paging } from '../../../platform/paging.ts';

/**
 * An agent's published listings: those on offer latest listed first, then sold and leased ones latest completed first.
 */
export async function agentListingIds(
  database: Database,
  agentId: number,
  statusType: ListingStatusType | undefined,
  { skip, take }: Paging,
): Promise<Page<number>> {
  const found = sql`from listing_agent la join listing l on l.id = la.listing_id
    where la.agent_id = ${agentId}::int and l.published and l.status <> 'removed'
      and ${statusType === undefined ? sql`true` : sql`l.status_type = ${statusType}`}`;
  const { rows } = await sql<{ id: number }>`
    select l.id ${found} order by l.status, l.completed_on desc nulls last, l.listed_at desc, l.id desc
      limit ${take}::int offset ${skip}::int`.execute(database);
  const {
    rows: [count],
  } = await sql<{ n: number }>`select count(*)::int as n ${found}`.execute(database);
  return { total: count?.n ?? 0, results: rows.map(({ id }) => id) };
}
