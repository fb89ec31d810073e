import { answering, cut, refused, signIn } from '../../test-kit/answering.ts';
import { CollectionsStore, holds } from './collections-store.ts';
import type { SavedCollection } from './queries.ts';

const collection = (id: string, ...listingIds: string[]): SavedCollection => ({
  id,
  name: `Collection ${id}`,
  uri: `c-${id}`,
  isPublic: false,
  viewerRole: 'owner',
  listings: listingIds.map((listingId) => ({ listingId, memberIdWhoAdded: '4' })),
});
const mia = { memberId: '4', username: 'mia' };

async function loaded(answers: Record<string, unknown> = {}) {
  const given = answering({
    SavedCollections: { collections: [collection('1', '7'), collection('2')] },
    UpdateListingInCollections: { updateListingInCollections: [] },
    AddCollections: { addCollections: [collection('3', '9')] },
    ...answers,
  });
  signIn(given.bus);
  const store = new CollectionsStore(given);
  await store.load(mia);
  given.asked.splice(0);
  return {
    ...given,
    store,
    inside: (listingId: string) =>
      store.state.value.collections.filter((one) => holds(one, listingId)).map(({ id }) => id),
    published: () => given.bus.last('collections')?.listingIds,
  };
}

test('[COLL-02] a listing is added to a collection and removed; it shows at once, and every page is notified', async () => {
  const { store, inside, published, asked } = await loaded();
  expect(published()).toEqual(['7']);
  const adding = store.toggle('9', '2');
  expect([inside('9'), published()]).toEqual([['2'], ['7', '9']]);
  expect(await adding).toBe(true);
  await store.toggle('7', '1');
  expect([inside('7'), published()]).toEqual([[], ['9']]);
  expect(asked.map(({ variables }) => variables)).toEqual([
    { username: 'mia', listingId: '9', add: ['2'], remove: [] },
    { username: 'mia', listingId: '7', add: [], remove: ['1'] },
  ]);
});

test('[COLL-02, COLL-06] a failed change is reverted with a message', async () => {
  const { store, inside, published } = await loaded({ UpdateListingInCollections: cut() });
  const [added, removed] = [store.toggle('9', '2'), store.toggle('7', '1')];
  expect(published()).toEqual(['9']);
  expect([await added, await removed]).toEqual([false, false]);
  expect([inside('9'), inside('7'), published()]).toEqual([[], ['1'], ['7']]);
  expect(store.state.value.failure).toEqual({
    message: 'Failed to update Collection',
    reason: 'We couldn’t connect. Check your internet connection and try again.',
  });
});

test('[COLL-02] of two quick presses the last one wins', async () => {
  const { store, inside, asked } = await loaded();
  await Promise.all([store.toggle('9', '2'), store.toggle('9', '2')]);
  expect(inside('9')).toEqual([]);
  expect(asked.map(({ variables }) => (variables as { add: string[] }).add)).toEqual([['2'], []]);
});

test('[COLL-06] a collection that can’t be created shows a message with the API’s reason', async () => {
  const { store } = await loaded({
    AddCollections: refused('CONFLICT', 'You can have at most 50 collections. Delete one first.'),
  });
  expect(await store.add('More', '9')).toBe(false);
  expect(store.state.value.failure).toEqual({
    message: 'Failed to delete Collection',
    reason: 'You can have at most 50 collections. Delete one first.',
  });
});

test('a new collection joins the others with its listing', async () => {
  const { store, published } = await loaded();
  expect(await store.add('Third', '9')).toBe(true);
  expect(store.state.value.collections.map(({ id }) => id)).toEqual(['3', '1', '2']);
  expect(published()).toEqual(['9', '7']);
});

test('[COLL-03] collections are loaded for members only; at sign-out they are gone from every page', async () => {
  const { store, names, published } = await loaded();
  await store.load(null);
  expect([names(), store.state.value.collections, published()]).toEqual([[], [], []]);
});

test('[COLL-06] a list that can’t be loaded has a failure message and ends loading', async () => {
  const { store, answers } = await loaded();
  answers['SavedCollections'] = cut('No network');
  await store.reload();
  expect(store.state.value).toMatchObject({ loading: false, failure: { message: 'No network' } });
});
