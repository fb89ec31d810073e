import * as v from 'valibot';
import { inTransaction, type Database } from '../../../platform/database/public.ts';
import { notifyRecipients } from './notify.ts';

/** What happens to listings that members are notified of. */
export const listingEventKinds = ['listed', 'price', 'inspection', 'completed', 'withdrawn'] as const;
const event = v.object({ id: v.number(), kind: v.picklist(listingEventKinds) });
export type ListingEvent = v.InferOutput<typeof event>;

/**
 * Notifies those whom changes of listings concern: of new ones and results the followers of their agents and suburb, of
 * results and everything else those who saved them or enquired about them. A new price or inspection replaces the last.
 * @param data of the job: listings with what happened to them
 */
export function notifyOfListings(database: Database, data: unknown): Promise<void> {
  const news = v.parse(v.array(event), data);
  return inTransaction(database, async (transaction) => {
    for (const { id: targetId, kind } of news) {
      const again = kind === 'price' || kind === 'inspection';
      if (kind !== 'listed')
        await notifyRecipients(transaction, { kind, targetId, by: null, to: { savers: targetId }, again });
      if (kind === 'listed' || kind === 'completed')
        await notifyRecipients(transaction, {
          kind: kind === 'listed' ? 'listed' : 'result',
          targetId,
          by: null,
          to: { listingFollowers: targetId },
        });
    }
  });
}
