import type { ListingStatusType } from '@verandah/market';
import { sql } from 'kysely';
import { onePlan, type Database } from '../../platform/database/public.ts';
import { ownModes } from './search/relation.ts';

export interface AgentListingsRequest {
  readonly agentId: number;
  readonly statusTypes: readonly ListingStatusType[];
  readonly skip: number;
  readonly take: number;
}

/**
 * An agent's public listings, merged ones included: the latest first, completed ones by the day of completion.
 */
export async function agentListingIds(
  database: Database,
  { agentId, statusTypes, skip, take }: AgentListingsRequest,
): Promise<{ ids: number[]; total: number }> {
  if (statusTypes.length === 0) return { ids: [], total: 0 };
  const modes = sql.join([...new Set(statusTypes)].flatMap((type) => ownModes(type).map((mode) => sql.lit(mode))));
  const theirs = sql`listing_agent a join listing_search s on s.id = a.listing_id and s.mode in (${modes})
    where a.agent_id = ${agentId}::int`;
  const [{ rows }, counted] = await Promise.all([
    sql<{
      id: number;
    }>`${onePlan}select s.id from ${theirs} order by coalesce(s.completed * 1440, s.listed) desc, s.id desc
      limit ${take}::int offset ${skip}::int`.execute(database),
    sql<{ total: number }>`${onePlan}select count(*)::int as total from ${theirs}`.execute(database),
  ]);
  return { ids: rows.map(({ id }) => id), total: counted.rows[0]?.total ?? 0 };
}
