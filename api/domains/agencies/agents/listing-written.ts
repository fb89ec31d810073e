import { sql } from 'kysely';
import { recordActivity } from '../../activities/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import { agentsOfListing, refreshStandings } from './standing.ts';
import { recordTransactions } from './transactions/store.ts';

/**
 * Updates the agents of a changed listing: the activities ListedAProperty and SoldOrLeasedAProperty, the transaction of
 * a sale or lease, and the agents' standing. Idempotent. Call it in the transaction that wrote the listing and its
 * agents.
 */
export async function listingWritten(transaction: Database, listingId: number): Promise<void> {
  const {
    rows: [listing],
  } = await sql<{ published: boolean; status: string; listed: Date; completed: Date | null; locality: number | null }>`
    select published, status, listed_at as listed, completed_on::timestamptz as completed, locality_id as locality from listing where id = ${listingId}::int`.execute(
    transaction,
  );
  const agents = await agentsOfListing(transaction, listingId);
  if (listing?.published === true && listing.status !== 'removed') {
    const sold = listing.status === 'completed';
    for (const agentId of agents) {
      await recordActivity(transaction, {
        type: sold ? 'SoldOrLeasedAProperty' : 'ListedAProperty',
        agentId,
        listingId,
        localityId: listing.locality,
        at: (sold ? listing.completed : null) ?? listing.listed,
      });
    }
    if (sold) await recordTransactions(transaction, listingId);
  }
  await refreshStandings(transaction, agents);
}
