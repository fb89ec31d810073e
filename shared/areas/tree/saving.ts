import type { Saving } from '@verandah/design';
import { pressedPlace, type Services } from '@verandah/kit';

const placeOf = (position: string | undefined) => (position === undefined ? {} : { position });

const lists = ['collections', 'shortlist'] as const;

const made = new WeakMap<Services, Saving>();

/**
 * Saves through the bus: a page need not know which area handles it. null while no live release has collections. A
 * pressed heart is full at once, since what saves may have to be loaded, and empty again after an error of its own.
 */
export function savingOf(services: Services): Saving | null {
  const known = made.get(services);
  if (known) return known;
  const { bus, isLive } = services;
  if (!isLive('/collections')) return null;
  const isListed = (listingId: string): boolean =>
    lists.some((topic) => bus.last(topic)?.listingIds.includes(listingId));
  /** Pressed, and not yet in a list. */
  const pending = new Set<string>();
  const followers = new Set<() => void>();
  const tell = (): void => {
    for (const follower of followers) follower();
  };
  const settle = (): void => {
    for (const listingId of pending) if (isListed(listingId)) pending.delete(listingId);
    tell();
  };
  let isFollowing = false;
  const saving: Saving = {
    // Only in browsers, where hearts are pressed.
    follow(follower) {
      if (!isFollowing) {
        for (const topic of lists) bus.follow(topic, settle);
        bus.follow('notifications', ({ kind, listingId }) => {
          if (kind === 'error' && listingId !== undefined && pending.delete(listingId)) tell();
        });
      }
      isFollowing = true;
      followers.add(follower);
      return () => followers.delete(follower);
    },
    has: (listingId) => pending.has(listingId) || isListed(listingId),
    requestSave(listingId) {
      if (!pending.delete(listingId) && !isListed(listingId)) pending.add(listingId);
      settle();
      bus.publish('save-asked', { listingId, ...placeOf(pressedPlace.get()) });
    },
  };
  made.set(services, saving);
  return saving;
}
