import { defaultCollection, isChoice } from './default-collection.ts';
import type { SavedCollection } from './queries.ts';

/** A collection with listing 7, added by a member on a day. */
const collection = (
  id: string,
  by: string | null,
  day: number,
  more: Partial<SavedCollection> = {},
): SavedCollection => ({
  id,
  name: id,
  uri: id,
  isPublic: false,
  viewerRole: 'owner',
  listings: [{ listingId: '7', memberIdWhoAdded: by, addedOn: `2026-01-0${day}T00:00:00.000Z`, reactions: [] }],
  ...more,
});
const chosen = (collections: readonly SavedCollection[], lastUsed: string | null = null) =>
  defaultCollection(collections, '4', lastUsed)?.id;

test('[COLL-07] the default collection is the one that the member saved into last, also a shared one', () => {
  const shared = collection('shared', '4', 3, { viewerRole: 'collaborator' });
  expect(chosen([collection('a', '4', 1), shared, collection('b', '4', 2)])).toBe('shared');
  expect(chosen([collection('a', '4', 1), collection('others', '5', 9)])).toBe('a');
  expect(chosen([collection('a', '4', 1), collection('b', '4', 2)], 'a')).toBe('a');
  expect(chosen([collection('a', '4', 1), collection('b', '4', 2)], 'deleted')).toBe('b');
});

test('[COLL-07] without one it is the latest changed of their own, never another member’s', () => {
  const shared = collection('shared', '5', 3, { viewerRole: 'collaborator' });
  expect(chosen([shared, collection('own', null, 1), collection('older', null, 1)])).toBe('own');
  expect(chosen([shared])).toBeUndefined();
});

test('[COLL-07] a press removes only what Undo can restore', () => {
  expect(isChoice([collection('a', '4', 1)], '7', '4')).toBe(false);
  expect(isChoice([collection('a', '4', 1)], '8', '4')).toBe(false);
  expect(isChoice([collection('a', '4', 1), collection('b', '4', 1)], '7', '4')).toBe(true);
  expect(isChoice([collection('a', '5', 1)], '7', '4')).toBe(true);
  expect(
    isChoice(
      [
        collection('a', '4', 1, {
          listings: [{ ...collection('a', '4', 1).listings[0]!, reactions: [{ userId: '5' }] }],
        }),
      ],
      '7',
      '4',
    ),
  ).toBe(true);
});
