import { answering, cut, refused, signIn } from '../../test-kit/answering.ts';
import { CollectionsStore, holds } from './collections-store.ts';
import type { SavedCollection } from './queries.ts';

const kept = (id: string, ...listingIds: string[]): SavedCollection => ({
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
    SavedCollections: { collections: [kept('1', '7'), kept('2')] },
    UpdateListingInCollections: { updateListingInCollections: [] },
    AddCollections: { addCollections: [kept('3', '9')] },
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
    told: () => given.bus.last('collections')?.listingIds,
  };
}

test('[COLL-02] a listing goes into a collection and out of it; it shows at once, and every page is told', async () => {
  const { store, inside, told, asked } = await loaded();
  expect(told()).toEqual(['7']);
  const adding = store.toggle('9', '2');
  expect([inside('9'), told()]).toEqual([['2'], ['7', '9']]);
  expect(await adding).toBe(true);
  await store.toggle('7', '1');
  expect([inside('7'), told()]).toEqual([[], ['9']]);
  expect(asked.map(({ variables }) => variables)).toEqual([
    { username: 'mia', listingId: '9', add: ['2'], remove: [] },
    { username: 'mia', listingId: '7', add: [], remove: ['1'] },
  ]);
});

test('[COLL-02, COLL-06] what fails is put back and said', async () => {
  const { store, inside, told } = await loaded({ UpdateListingInCollections: cut() });
  const [added, removed] = [store.toggle('9', '2'), store.toggle('7', '1')];
  expect(told()).toEqual(['9']);
  expect([await added, await removed]).toEqual([false, false]);
  expect([inside('9'), inside('7'), told()]).toEqual([[], ['1'], ['7']]);
  expect(store.state.value.failure).toEqual({
    message: 'Failed to update Collection',
    reason: 'We couldn’t reach the server. Please try again.',
  });
});

test('[COLL-02] pressed twice quickly, what was pressed last stays', async () => {
  const { store, inside, asked } = await loaded();
  await Promise.all([store.toggle('9', '2'), store.toggle('9', '2')]);
  expect(inside('9')).toEqual([]);
  expect(asked.map(({ variables }) => (variables as { add: string[] }).add)).toEqual([['2'], []]);
});

test('[COLL-06] a collection that can’t be made says so, with the service’s reason', async () => {
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
  const { store, told } = await loaded();
  expect(await store.add('Third', '9')).toBe(true);
  expect(store.state.value.collections.map(({ id }) => id)).toEqual(['3', '1', '2']);
  expect(told()).toEqual(['9', '7']);
});

test('[COLL-03] collections are loaded for members only; of nobody they are gone from every page', async () => {
  const { store, names, told } = await loaded();
  await store.load(null);
  expect([names(), store.state.value.collections, told()]).toEqual([[], [], []]);
});

test('[COLL-06] a list that can’t be loaded tells its message and stops loading', async () => {
  const { store, answers } = await loaded();
  answers['SavedCollections'] = cut('No network');
  await store.reload();
  expect(store.state.value).toMatchObject({ loading: false, failure: { message: 'No network' } });
});
