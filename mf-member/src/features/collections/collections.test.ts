import { stubGraph, cut, refused, signIn } from '../../test-kit/stub-graph.ts';
import { CollectionsStore } from './collections-store.ts';
import { holdsListing } from './default-collection.ts';
import type { SavedCollection } from './queries.ts';

const collection = (id: string, ...listingIds: string[]): SavedCollection => ({
  id,
  name: `Collection ${id}`,
  uri: `c-${id}`,
  isPublic: false,
  viewerRole: 'owner',
  listings: listingIds.map((listingId) => ({
    listingId,
    memberIdWhoAdded: '4',
    addedOn: '2026-01-01T00:00:00.000Z',
    reactions: [],
  })),
});
const mia = { memberId: '4', username: 'mia' };

async function loaded(responses: Record<string, unknown> = {}) {
  const given = stubGraph({
    SavedCollections: { collections: [collection('1', '7'), collection('2')] },
    UpdateListingInCollections: { updateListingInCollections: [] },
    AddCollections: { addCollections: [collection('3', '9')] },
    ...responses,
  });
  signIn(given.bus);
  const store = new CollectionsStore(given);
  await store.load(mia);
  given.requests.splice(0);
  return {
    ...given,
    store,
    inside: (listingId: string) =>
      store.state.value.collections.filter((one) => holdsListing(one, listingId)).map(({ id }) => id),
    published: () => given.bus.last('collections')?.listingIds,
  };
}

test('[COLL-02] a listing is added to a collection and removed; it shows at once, and every page is notified', async () => {
  const { store, inside, published, requests } = await loaded();
  expect(published()).toEqual(['7']);
  const adding = store.toggle('9', '2');
  expect([inside('9'), published()]).toEqual([['2'], ['7', '9']]);
  expect(await adding).toBe(true);
  await store.toggle('7', '1');
  expect([inside('7'), published()]).toEqual([[], ['9']]);
  expect(requests.map(({ variables }) => variables)).toEqual([
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
  const { store, inside, requests } = await loaded();
  await Promise.all([store.toggle('9', '2'), store.toggle('9', '2')]);
  expect(inside('9')).toEqual([]);
  expect(requests.map(({ variables }) => (variables as { add: string[] }).add)).toEqual([['2'], []]);
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
  const { store, responses } = await loaded();
  responses['SavedCollections'] = cut('No network');
  await store.reload();
  expect(store.state.value).toMatchObject({ loading: false, failure: { message: 'No network' } });
});

test('[COLL-07] a list that another tab has changed is loaded again before a press', async () => {
  const { store, bus, names, requests, published } = await loaded();
  bus.publish('collections', { listingIds: ['7'] });
  await store.refresh();
  expect(names()).toEqual([]);
  bus.publish('collections', { listingIds: ['7', '8'] });
  // The other tab has saved 8: its heart is full here too, and the press removes it.
  const pressed = store.press(mia, '8');
  expect(published()).toEqual(['7']);
  expect(await pressed).toMatchObject({ end: 'removed' });
  expect(names()).toEqual(['SavedCollections']);
  requests.splice(0);
  await store.press(mia, '9');
  expect(names()).toEqual(['UpdateListingInCollections']);
});

test('[COLL-07] a collection that was deleted elsewhere is not pressed into again', async () => {
  const { store, responses, requests, inside } = await loaded();
  responses['UpdateListingInCollections'] = ({ add }: { add: string[] }) =>
    add[0] === '1' ? refused('NOT_FOUND') : { updateListingInCollections: [] };
  responses['SavedCollections'] = { collections: [collection('2')] };
  expect(await store.press(mia, '9')).toMatchObject({ end: 'saved', collection: { id: '2' } });
  expect(inside('9')).toEqual(['2']);
  expect(requests.filter(({ name }) => name === 'UpdateListingInCollections')).toHaveLength(2);
});

test('[COLL-07] a press while the list is being loaded waits for it', async () => {
  const first = Promise.withResolvers<unknown>();
  const { store, responses } = await loaded();
  await store.load(null);
  responses['SavedCollections'] = () => first.promise;
  const loading = store.load(mia);
  const pressed = store.press(mia, '9');
  first.resolve({ collections: [collection('2')] });
  await loading;
  expect(await pressed).toMatchObject({ end: 'saved', collection: { id: '2' } });
});

test('[COLL-07] a home still has its note when its removal fails', async () => {
  const noted = collection('1', '7');
  const reactions = [{ userId: '4' }];
  const { store } = await loaded({
    SavedCollections: { collections: [{ ...noted, listings: noted.listings.map((one) => ({ ...one, reactions })) }] },
    UpdateListingInCollections: cut(),
  });
  expect(await store.toggle('7', '1')).toBe(false);
  expect(store.state.value.collections[0]?.listings).toMatchObject([{ listingId: '7', reactions }]);
});
