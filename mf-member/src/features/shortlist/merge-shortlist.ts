import type { Services } from '@verandah/kit';
import type { CollectionsSync } from '../collections/collections-store.ts';
import { firstCollection } from '../pending/words.ts';
import { withLock } from '../pending/with-lock.ts';
import { trackSave } from '../saving/track-save.ts';
import { isLost, refusedAs } from '../store/failure.ts';
import { writeShortlist } from './queries.ts';
import { shortlistOf, takeOut } from './shortlist.ts';

/**
 * Moves the homes that were saved in this browser into the member's collections. What could not be sent, or fits into
 * no collection, stays in the browser for the next time.
 * @returns whether collections changed
 */
export function mergeShortlist(
  { graph, bus, report }: Pick<Services, 'graph' | 'bus' | 'report'>,
  { username }: CollectionsSync,
): Promise<boolean> {
  return withLock(async () => {
    const { listingIds, notes } = shortlistOf(bus);
    if (listingIds.length === 0) return false;
    const homes = listingIds.map((listingId) => ({ listingId, ...(notes[listingId] && { note: notes[listingId] }) }));
    try {
      const { mergeShortlist: done } = await graph.write(writeShortlist, { username, homes });
      if (done.length === 0) return false;
      takeOut(bus, done);
      for (const id of done) trackSave({ bus }, id);
      const many =
        done.length === 1 ? 'The home saved on this device is' : `${done.length} homes saved on this device are`;
      bus.publish('notifications', {
        kind: 'success',
        text: `${many} in “${firstCollection}” now.`,
        link: { label: 'See your collections', href: '/collections' },
      });
      return true;
    } catch (error) {
      if (!isLost(error) && refusedAs(error) !== 'SIGNED_OUT') report(error, 'shortlist');
      return false;
    }
  });
}
