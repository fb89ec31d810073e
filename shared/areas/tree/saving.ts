import type { Saving } from '@verandah/design';
import { pressedPlace, type Services } from '@verandah/kit';

const placeOf = (position: string | undefined) => (position === undefined ? {} : { position });

const made = new WeakMap<Services, Saving>();

/** Saves through the bus: a page need not know which area handles it. null while no live release has collections. */
export function savingOf(services: Services): Saving | null {
  const known = made.get(services);
  if (known) return known;
  const { bus, isLive } = services;
  if (!isLive('/collections')) return null;
  const saving: Saving = {
    follow: (changed) => {
      const following = [bus.follow('collections', changed), bus.follow('shortlist', changed)];
      return () => {
        for (const each of following) each.unsubscribe();
      };
    },
    has: (listingId) =>
      [bus.last('collections'), bus.last('shortlist')].some((saved) => saved?.listingIds.includes(listingId)),
    requestSave: (listingId) => bus.publish('save-asked', { listingId, ...placeOf(pressedPlace.get()) }),
  };
  made.set(services, saving);
  return saving;
}
