import { sql } from 'kysely';
import { recordActivities } from '../../members/activities/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import { refreshRankings } from './finder-ranking.ts';
import { recordTransactions } from './transactions/store.ts';

interface Row {
  readonly id: number;
  readonly agentId: number;
  /** Published and not withdrawn. */
  readonly shown: boolean;
  readonly completed: boolean;
  readonly listed: Date;
  readonly completedOn: Date | null;
  readonly localityId: number | null;
}

/**
 * Updates the agents of changed listings: the activities ListedAProperty and SoldOrLeasedAProperty, the transactions of
 * sales and leases, and the agents' standing. Idempotent. Call it in the transaction that wrote the listings and their
 * agents.
 */
export async function listingsWritten(transaction: Database, listingIds: readonly number[]): Promise<void> {
  const { rows } = await sql<Row>`
    select l.id, la.agent_id as "agentId", l.published and l.status <> 'removed' as shown,
      l.status = 'completed' as completed,
      l.listed_at as listed, l.completed_on::timestamptz as "completedOn", l.locality_id as "localityId"
    from listing l join listing_agent la on la.listing_id = l.id
    where l.id = any(${[...listingIds]}::int[]) order by l.id, la.place`.execute(transaction);
  const shown = rows.filter((row) => row.shown);
  await recordActivities(
    transaction,
    shown.map(({ id, agentId, completed, listed, completedOn, localityId }) => ({
      type: completed ? ('SoldOrLeasedAProperty' as const) : ('ListedAProperty' as const),
      agentId,
      listingId: id,
      localityId,
      at: (completed ? completedOn : null) ?? listed,
    })),
  );
  const completed = new Set(shown.filter((row) => row.completed).map(({ id }) => id));
  if (completed.size > 0) await recordTransactions(transaction, [...completed]);
  await refreshRankings(transaction, [...new Set(rows.map(({ agentId }) => agentId))]);
}
