import { inOrder, orderOf, orderQuery, type Order } from './order.ts';
import type { CollectedListing, Reaction } from './queries.ts';

const now = Date.parse('2026-11-27T00:00:00Z');

const home = (
  listingId: string,
  { at, likes = [], inspections = [] }: { at?: string; likes?: Reaction['reactionType'][]; inspections?: string[] },
) =>
  ({
    listingId,
    reactions: likes.map((reactionType, voter) => ({ reactionType, comment: '', userId: String(voter) })),
    listing: at
      ? {
          address: { suburb: at, street: `${listingId} Wilson Street` },
          inspections: inspections.map((startsAt) => ({ startsAt, endsAt: startsAt.replace('T10:00', 'T10:30') })),
        }
      : null,
  }) as unknown as CollectedListing;

const homes = [
  home('9', {}),
  home('10', { at: 'Richmond', likes: ['like', 'dislike'], inspections: ['2026-12-05T10:00:00Z'] }),
  home('2', { at: 'Richmond', likes: ['like', 'like'] }),
  home('3', { at: 'Abbotsford', inspections: ['2026-11-20T10:00:00Z', '2026-11-28T10:00:00Z'] }),
];

test.each<[Order, string[]]>([
  ['added', ['9', '10', '2', '3']],
  ['liked', ['2', '10', '3', '9']],
  ['inspection', ['3', '10', '2', '9']],
  ['suburb', ['3', '2', '10', '9']],
])('[COLL-08] homes are ordered by %s, those that are no longer listed last', (order, expected) => {
  expect(inOrder(homes, order, now).map(({ listingId }) => listingId)).toEqual(expected);
});

test('[COLL-08] an order that there is not is the usual one, which the address does not name', () => {
  expect(['liked', null, 'toString', ''].map(orderOf)).toEqual(['liked', 'added', 'added', 'added']);
  expect([orderQuery('added'), orderQuery('suburb')]).toEqual(['', '?sort=suburb']);
});
