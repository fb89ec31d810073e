import type { Database } from '../../../platform/database/public.ts';
import { notifyMember } from '../../../platform/pushes/public.ts';
import { unseenCounts } from './store.ts';

/** Notifies members on their open pages of the number of unseen homes. */
export async function pushUnseen(database: Database, memberIds: readonly number[]): Promise<void> {
  for (const [memberId, unseenListingCount] of await unseenCounts(database, memberIds))
    await notifyMember(database, memberId, { kind: 'alerts', unseenListingCount });
}
