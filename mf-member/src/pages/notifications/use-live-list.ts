import { useServices } from '@verandah/kit';
import { useEffect, useState } from 'react';
import { readNotifications, type NotificationList } from '../../features/notifications/queries.ts';
import { pageSize } from './address.ts';

interface ShownList {
  readonly list: NotificationList;
  readonly unread: number;
}

/**
 * The shown list, read again when the API reports that it has changed: not by a navigation, which would end one that
 * the member has just begun.
 */
export function useLiveList(data: ShownList & { readonly before: string | null }): ShownList {
  const { graph, bus, report } = useServices();
  const [loaded, setLoaded] = useState(data);
  const [shown, setShown] = useState<ShownList>(data);
  if (loaded !== data) {
    setLoaded(data);
    setShown(data);
  }
  const { before } = data;
  useEffect(() => {
    let turn = 0;
    const following = bus.follow('pushed', ({ kind }) => {
      if (kind !== 'notifications' && kind !== 'again') return;
      const own = ++turn;
      graph.read(readNotifications, { before, take: pageSize }).then(
        ({ notifications: list, unreadNotifications: unread }) => {
          if (own === turn) setShown({ list, unread });
        },
        (error: unknown) => report(error, 'notifications'),
      );
    });
    return () => {
      turn = -1;
      following.unsubscribe();
    };
  }, [graph, bus, report, before]);
  return shown;
}
