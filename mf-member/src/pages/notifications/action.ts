import type { ActionHandler } from '../../features/actions/action.ts';
import { markAllRead, markRead } from '../../features/notifications/queries.ts';
import { failureOf } from '../../features/store/failure.ts';

/**
 * Marks one notification, or all up to one, as read.
 * @param address the page's own address, to show it again
 */
export const actOnNotifications =
  (address: string): ActionHandler =>
  async (graph, _, { do: what, id = '' }) => {
    try {
      if (what === 'all') await graph.write(markAllRead, { upTo: id });
      else await graph.write(markRead, { ids: [id] });
    } catch (error) {
      return { failure: failureOf('We couldn’t mark this as read.', error) };
    }
    return { location: address };
  };
