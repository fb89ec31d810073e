import type { Services } from '@verandah/kit';
import { alertsStore } from '../alerts/alerts-store.ts';
import { collectionsStore, type CollectionsSync } from '../collections/collections-store.ts';
import { syncHidden } from '../hidden/sync-hidden.ts';
import { completePending } from '../pending/complete.ts';

type Given = Pick<Services, 'graph' | 'bus' | 'flags' | 'report'>;

/**
 * Synchronises what a signed-in member's pages need: their alerts, collections and hidden homes are loaded when the
 * session is loaded and changes, loaded again when the API reports a change, and dropped when they sign out.
 * @returns ends it
 */
export function startBackground(given: Given): () => void {
  const { bus } = given;
  const alerts = alertsStore(given);
  const collections = collectionsStore(given);
  const hidden = syncHidden(given);
  let current: string | null = null;

  const settle = (): void => {
    const keeper = syncOf(given);
    if ((keeper?.memberId ?? null) === current) return;
    current = keeper?.memberId ?? null;
    // By itself: what else waits for a member does not wait for this.
    hidden.load(current).catch((error: unknown) => given.report(error, 'hidden homes'));
    void Promise.all([alerts.load(current), collections.load(keeper)])
      .then(() => keeper && completePending(given, keeper))
      .catch((error: unknown) => given.report(error, 'background'));
  };
  const following = [
    bus.follow('session', settle),
    bus.follow('member', settle),
    bus.follow('pushed', ({ kind }) => {
      if (current === null) return;
      if (kind === 'alerts' || kind === 'again') void alerts.load(current);
      if (kind === 'collection' || kind === 'again') void collections.reload();
    }),
  ];
  return () => {
    hidden.close();
    for (const each of following) each.unsubscribe();
  };
}

/** Who is signed in, once session and member agree. */
function syncOf({ bus }: Pick<Services, 'bus'>): CollectionsSync | null {
  const session = bus.last('session');
  const member = bus.last('member');
  return session?.signedIn && member?.username !== undefined && member.memberId === session.memberId
    ? { memberId: member.memberId, username: member.username }
    : null;
}
