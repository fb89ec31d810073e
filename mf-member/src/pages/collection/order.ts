import type { CollectedListing } from './queries.ts';

/** How the homes of a collection can be ordered; the first is the usual one. */
export const orders = {
  added: 'Latest added',
  liked: 'Most liked',
  inspection: 'Next inspection',
  suburb: 'Suburb',
} as const;
export type Order = keyof typeof orders;
const usual: Order = 'added';

/** The order that a page's address or a form names; the usual one if it names no valid order. */
export const orderOf = (name: string | null | undefined): Order =>
  Object.hasOwn(orders, name ?? '') ? (name as Order) : usual;

/** The query of a collection's address for an order: '?sort=liked'; empty for the usual one. */
export const orderQuery = (order: Order): string => (order === usual ? '' : `?sort=${order}`);

const countLikes = ({ reactions }: CollectedListing): number =>
  reactions.reduce((sum, { reactionType }) => sum + (reactionType === 'like' ? 1 : -1), 0);

/** Milliseconds since 1970 of the next inspection; none: after all others. */
const nextInspection = ({ listing }: CollectedListing, now: number): number =>
  Math.min(
    ...(listing?.inspections ?? [])
      .filter(({ endsAt }) => Date.parse(endsAt) > now)
      .map(({ startsAt }) => Date.parse(startsAt)),
    Number.MAX_SAFE_INTEGER,
  );

const placeText = ({ listing }: CollectedListing): string =>
  listing ? `${listing.address.suburb} ${listing.address.street}` : '';

/**
 * The homes in an order. Those that are equal in it stay latest first, and those that are no longer listed come last.
 *
 * @param now milliseconds since 1970
 */
export function inOrder(homes: readonly CollectedListing[], order: Order, now: number): readonly CollectedListing[] {
  if (order === 'added') return homes;
  const compare: Record<Exclude<Order, 'added'>, (a: CollectedListing, b: CollectedListing) => number> = {
    liked: (a, b) => countLikes(b) - countLikes(a),
    inspection: (a, b) => nextInspection(a, now) - nextInspection(b, now),
    suburb: (a, b) => placeText(a).localeCompare(placeText(b), 'en-AU', { numeric: true }),
  };
  return homes.toSorted((a, b) => Number(!a.listing) - Number(!b.listing) || compare[order](a, b));
}
