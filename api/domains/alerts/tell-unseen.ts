import type { Database } from '../../platform/database/public.ts';
import { tellMember } from '../../platform/pushes/public.ts';
import { unseenCounts } from './store.ts';

/** Tells members on their open pages how many homes are unseen now. */
export async function tellUnseen(database: Database, memberIds: readonly number[]): Promise<void> {
  for (const [memberId, unseenListingCount] of await unseenCounts(database, memberIds))
    await tellMember(database, memberId, { kind: 'alerts', unseenListingCount });
}
