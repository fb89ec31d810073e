import type { Bus } from '@verandah/bus';
import { array, object, safeParse, string } from 'valibot';

type Store = () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
const lists = ['viewed', 'enquired'] as const;
const shape = object({ viewed: array(string()), enquired: array(string()) });
const keyOf = (memberId: number): string => `verandah.lists.${memberId}`;

/** Puts the lists of a member whose session has ended aside, until they sign in again. */
export function putAside(storage: Store, bus: Bus, memberId: number): void {
  const [viewed, enquired] = lists.map((list) => bus.last(list)?.listingIds ?? []);
  try {
    storage().setItem(keyOf(memberId), JSON.stringify({ viewed, enquired }));
  } catch {
    /* forbidden or full: the lists are lost */
  }
}

/** Removes the lists of a member that were put aside. */
export function dropAside(storage: Store, memberId: number): void {
  try {
    storage().removeItem(keyOf(memberId));
  } catch {
    /* forbidden: nothing is stored */
  }
}

/** Adds the lists of a member that were put aside to the present ones. */
export function takeBack(storage: Store, bus: Bus, memberId: number): void {
  try {
    const read = safeParse(shape, JSON.parse(storage().getItem(keyOf(memberId)) ?? 'null'));
    if (!read.success) return;
    for (const list of lists) {
      const present = bus.last(list)?.listingIds ?? [];
      bus.publish(list, { listingIds: [...new Set([...present, ...read.output[list]])] });
    }
  } catch {
    return; // forbidden, or not written by us
  }
  dropAside(storage, memberId);
}
