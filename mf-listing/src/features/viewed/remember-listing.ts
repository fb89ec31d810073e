import type { Bus } from '@verandah/kit';

/** Limit of both lists; the oldest listing is dropped. */
const most = 100;

/** Moves or adds a listing to the front of the visitor's viewed or enquired list. */
export function rememberListing(bus: Bus, list: 'viewed' | 'enquired', listingId: string): void {
  const before = bus.last(list)?.listingIds ?? [];
  bus.publish(list, { listingIds: [listingId, ...before.filter((id) => id !== listingId)].slice(0, most) });
}
