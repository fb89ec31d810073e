import type { Bus } from '@verandah/kit';

/** Both lists hold this many; the oldest goes. */
const most = 100;

/** Puts a listing at the front of the visitor's viewed or enquired list, once. */
export function rememberListing(bus: Bus, list: 'viewed' | 'enquired', listingId: string): void {
  const before = bus.last(list)?.listingIds ?? [];
  bus.publish(list, { listingIds: [listingId, ...before.filter((id) => id !== listingId)].slice(0, most) });
}
