import type { Services } from '@verandah/kit';
import { readUnread } from './queries.ts';

/**
 * Publishes the number of the member's unread notifications. On failure the shown number stays until the next event.
 * @param memberId null: nobody is signed in
 */
export async function countUnread(
  { graph, bus, report }: Pick<Services, 'graph' | 'bus' | 'report'>,
  memberId: string | null,
): Promise<void> {
  if (memberId === null) return bus.publish('unread', { unread: 0 });
  try {
    const { unreadNotifications: unread } = await graph.read(readUnread, {});
    if (bus.last('session')?.memberId === memberId) bus.publish('unread', { unread });
  } catch (error) {
    report(error, 'unread notifications');
  }
}
