import { stubGraph, cut, refused, signIn } from '../../test-kit/stub-graph.ts';
import { AlertsStore } from './alerts-store.ts';
import type { Alert } from './queries.ts';

const alert = (id: string, unseenListingCount = 0): Alert => ({
  id,
  name: `Alert ${id}`,
  description: 'Houses',
  address: '/for-sale',
  unseenListingIds: [],
  unseenListingCount,
  newSince: '2026-11-20T00:00:00Z',
  coverPhoto: null,
  emailFrequency: null,
});
const two = { alerts: { results: [alert('1', 3), alert('2')], unseenListingCount: 3, joinedCount: 0 } };
const input = {
  name: 'Houses',
  searchParams: { statusType: 'buy', searchMode: 'location', locationSearchContext: {} },
} as const;
const reference = { alertId: '1' };

async function loaded(responses: Record<string, unknown> = {}) {
  const given = stubGraph({
    Alerts: two,
    AddAlert: { addAlert: { id: '3', filter: { locationIds: ['5'] } } },
    UpdateAlert: { updateAlert: { id: '1' } },
    DeleteAlert: { deleteAlert: reference },
    ClearAlert: { deleteAlertNewListing: reference },
    ...responses,
  });
  signIn(given.bus);
  const store = new AlertsStore(given);
  await store.load('4');
  return { ...given, store, state: () => store.state.value, requests: given.requests.splice(0) && given.requests };
}

test('[ALRT-02] the state holds alerts, unread count, loading and failure; without a member it is empty and 0', async () => {
  const { store, bus, state, requests } = await loaded();
  expect(state()).toMatchObject({ alerts: [{ id: '1' }, { id: '2' }], unread: 3, loading: false, failure: null });
  expect(bus.last('alerts')).toEqual({ unseen: 3, searches: ['/for-sale', '/for-sale'] });
  await store.load(null);
  expect(state()).toMatchObject({ alerts: [], unread: 0, loading: false, failure: null });
  expect(bus.last('alerts')).toEqual({ unseen: 0 });
  expect(requests).toEqual([]);
});

test("[ALRT-02] another member does not see the previous one's while theirs load; a failure ends loading", async () => {
  const { store, state, responses } = await loaded();
  responses['Alerts'] = cut('No network');
  const loading = store.load('5');
  expect(state()).toMatchObject({ alerts: [], unread: 0, loading: true });
  await loading;
  expect(state()).toMatchObject({ alerts: [], loading: false, failure: { message: 'No network' } });
});

test('[ALRT-02] a late list of a member who has signed out meanwhile is not shown', async () => {
  const { store, state } = await loaded();
  const late = store.load('4');
  await store.load(null);
  await late;
  expect(state().alerts).toEqual([]);
});

test.each([
  ['create', (store: AlertsStore) => store.create(input, 'a key'), 'AddAlert'],
  ['update', (store: AlertsStore) => store.change({ id: '1', name: 'New' }), 'UpdateAlert'],
  ['delete', (store: AlertsStore) => store.remove('1'), 'DeleteAlert'],
  ['clear', (store: AlertsStore) => store.clear('1'), 'ClearAlert'],
])('[ALRT-04] after a successful %s the list is loaded again', async (_, write, name) => {
  const { store, names, requests, state } = await loaded();
  expect(await write(store)).toMatchObject({ done: true });
  expect([names(), state().loading]).toEqual([[name, 'Alerts'], false]);
  expect(requests).toHaveLength(2);
});

test.each([
  ['Error creating Alert', 'AddAlert', refused('CONFLICT'), (store: AlertsStore) => store.create(input, 'a key'), 2],
  ['Unable to save Alert', 'AddAlert', refused('SIGNED_OUT'), (store: AlertsStore) => store.create(input, 'a key'), 0],
  [
    'Error updating Alert',
    'UpdateAlert',
    refused('NOT_FOUND'),
    (store: AlertsStore) => store.change({ id: '1', name: 'New' }),
    2,
  ],
  [
    'Please login to update this Alert',
    'UpdateAlert',
    refused('SIGNED_OUT'),
    (store: AlertsStore) => store.change({ id: '1', name: 'New' }),
    0,
  ],
  ['Failed to delete Alert', 'DeleteAlert', refused('NOT_FOUND'), (store: AlertsStore) => store.remove('1'), 2],
  [
    'Failed to clear properties from Alert',
    'ClearAlert',
    refused('NOT_FOUND'),
    (store: AlertsStore) => store.clear('1'),
    2,
  ],
  ['Failed to fetch', 'AddAlert', cut(), (store: AlertsStore) => store.create(input, 'a key'), 2],
  ['Failed to fetch', 'DeleteAlert', cut(), (store: AlertsStore) => store.remove('1'), 2],
])(
  '[ALRT-05] a failure has the message “%s” (%s), ends loading, and empties the list if nobody is signed in',
  async (message, name, error, write, left) => {
    const { store, state, bus } = await loaded({ [name]: error });
    expect(await write(store)).toMatchObject({ done: false, failure: { message } });
    expect(state()).toMatchObject({ loading: false, failure: { message } });
    expect([state().alerts.length, bus.last('alerts')?.unseen]).toEqual([left, left === 0 ? 0 : 3]);
  },
);

test('[ALRT-08] a create or update that returns no alert has failed, even without an error', async () => {
  const { store, names } = await loaded({ AddAlert: { addAlert: null }, UpdateAlert: { updateAlert: null } });
  expect(await store.create(input, 'a key')).toMatchObject({
    done: false,
    failure: { message: 'Error creating Alert' },
  });
  expect(await store.change({ id: '1', name: 'New' })).toMatchObject({
    done: false,
    failure: { message: 'Error updating Alert' },
  });
  expect(names()).toEqual(['AddAlert', 'UpdateAlert']);
});

test('[ALRT-09] an update is not sent while nobody is signed in; delete and clear are sent, and the API decides', async () => {
  const { store, bus, names } = await loaded({ DeleteAlert: refused('SIGNED_OUT'), ClearAlert: refused('SIGNED_OUT') });
  bus.publish('session', { signedIn: false, roles: [] });
  expect(await store.change({ id: '1', name: 'New' })).toMatchObject({
    failure: { message: 'Please login to update this Alert' },
    emptied: true,
  });
  expect(names()).toEqual([]);
  expect(await store.remove('1')).toMatchObject({ failure: { message: 'Failed to delete Alert' } });
  expect(await store.clear('1')).toMatchObject({ failure: { message: 'Failed to clear properties from Alert' } });
  expect(names()).toEqual(['DeleteAlert', 'ClearAlert']);
});
