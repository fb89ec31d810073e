import type { Services } from '@verandah/kit';
import { alertsStore } from '../alerts/alerts-store.ts';
import { announceJoined } from '../alerts/announce-joined.ts';
import { collectionsStore, type CollectionsSync } from '../collections/collections-store.ts';
import { announceNext } from '../inspections/announce-next.ts';
import { syncHidden } from '../hidden/sync-hidden.ts';
import { countUnread } from '../notifications/count-unread.ts';
import { completePending } from '../pending/complete.ts';
import { mergeShortlist } from '../shortlist/merge-shortlist.ts';

type Given = Pick<Services, 'graph' | 'bus' | 'flags' | 'report'>;

/**
 * Synchronises the signed-in member's alerts, collections, hidden homes, number of notifications and next inspection,
 * and moves what this browser saved before into the collections. They are loaded with the session, loaded again when it changes or
 * when the API reports a change, and dropped at sign-out. Collections that another tab has changed are loaded again
 * when this tab is shown.
 * @returns stops the synchronisation
 */
export function startBackground(given: Given): () => void {
  const { bus } = given;
  const alerts = alertsStore(given);
  const collections = collectionsStore(given);
  const hidden = syncHidden(given);
  let current: string | null = null;

  const settle = (): void => {
    const owner = syncOf(given);
    if ((owner?.memberId ?? null) === current) return;
    current = owner?.memberId ?? null;
    // Not awaited: the other lists do not depend on it.
    void countUnread(given, current);
    void announceNext(given, current);
    hidden.load(current).catch((error: unknown) => given.report(error, 'hidden homes'));
    void Promise.all([alerts.load(current), collections.load(owner)])
      .then(async () => {
        if (!owner) return;
        await completePending(given, owner);
        if (await mergeShortlist(given, owner)) await collections.reload();
        await announceJoined(given);
      })
      .catch((error: unknown) => given.report(error, 'background'));
  };
  const following = [
    bus.follow('session', settle),
    bus.follow('member', settle),
    bus.follow('pushed', ({ kind }) => {
      if (current === null) return;
      if (kind === 'alerts' || kind === 'again') void alerts.load(current).then(() => announceJoined(given));
      if (kind === 'notifications' || kind === 'alerts' || kind === 'again') void countUnread(given, current);
      if (kind === 'collection' || kind === 'again') void collections.reload();
      if (kind === 'collection' || kind === 'notifications' || kind === 'again') void announceNext(given, current);
    }),
    bus.follow('changed', ({ names }) => {
      if (current !== null && (names.includes('collections') || names.includes('inspections')))
        void announceNext(given, current);
    }),
  ];
  const onVisible = (): void => {
    if (document.visibilityState === 'visible') void collections.refresh();
  };
  document.addEventListener('visibilitychange', onVisible);
  return () => {
    document.removeEventListener('visibilitychange', onVisible);
    hidden.close();
    for (const each of following) each.unsubscribe();
  };
}

/** The signed-in member, once session and member agree. */
function syncOf({ bus }: Pick<Services, 'bus'>): CollectionsSync | null {
  const session = bus.last('session');
  const member = bus.last('member');
  return session?.signedIn && member?.username !== undefined && member.memberId === session.memberId
    ? { memberId: member.memberId, username: member.username }
    : null;
}
