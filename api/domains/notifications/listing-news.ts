import * as v from 'valibot';
import { inTransaction, type Database } from '../../platform/database/public.ts';
import { notify } from './notify.ts';

/** What can happen to a listing. */
const happened = ['listed', 'price', 'inspection', 'completed', 'withdrawn'] as const;
const events = v.array(v.object({ id: v.number(), kind: v.picklist(happened) }));

/**
 * Notifies those whom changes of listings concern: of new ones and results the followers of their agents and suburb, of
 * results and everything else those who saved them or enquired about them. A new price or inspection replaces the last.
 * @param data of the job: listings with what happened to them
 */
export function notifyOfListings(database: Database, data: unknown): Promise<void> {
  const news = v.parse(events, data);
  return inTransaction(database, async (transaction) => {
    for (const { id, kind } of news)
      await notify(transaction, {
        kind,
        targetId: id,
        by: null,
        to: { listing: id, saved: kind !== 'listed', followed: kind === 'listed' || kind === 'completed' },
        again: kind === 'price' || kind === 'inspection',
      });
  });
}
