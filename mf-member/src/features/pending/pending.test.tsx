import { storePending, readPending } from '@verandah/kit';
import { stubGraph, cut, refused, settle, signIn } from '../../test-kit/stub-graph.ts';
import { startBackground } from '../background/start-background.ts';

const search = '/for-sale/richmond-vic-3121/real-estate?bedrooms=2';
const alert = { kind: 'alert', name: 'Homes in Richmond', search, position: 'results', key: 'a-key-of-it' } as const;
const responses = {
  Alerts: { alerts: { results: [], unseenListingCount: 0, joinedCount: 0 } },
  SavedCollections: { collections: [] },
  HiddenListings: { hiddenListings: [] },
  UnreadNotifications: { unreadNotifications: 0 },
  NextInspection: { nextInspection: null },
  AddCollections: { addCollections: [{ id: '1', listings: [] }] },
  AddAlert: { addAlert: { id: '1', filter: { locationIds: ['5'] } } },
  Follow: { follow: { isFollowing: true } },
};

/** A page with its background work. */
function page(more: Record<string, unknown> = {}) {
  const given = stubGraph({ ...responses, ...more });
  const tracked: unknown[] = [];
  given.bus.follow('tracked', (event) => tracked.push(event));
  const end = startBackground(given.services);
  return {
    ...given,
    tracked,
    end,
    writes: () =>
      given.requests.filter(
        ({ name }) =>
          !['Alerts', 'HiddenListings', 'NextInspection', 'SavedCollections', 'UnreadNotifications'].includes(name),
      ),
  };
}
beforeEach(() => localStorage.clear());

test('[ALRT-03, COLL-03] nothing is done while nobody is signed in', async () => {
  storePending(alert);
  const { bus, requests } = page();
  bus.publish('session', { signedIn: false, roles: [] });
  await settle();
  expect([requests, readPending()]).toEqual([[], [alert]]);
});

test('[ALRT-03] after sign-in the alert is created from the stored name, search and position, and the stored entry is removed', async () => {
  storePending(alert);
  const { bus, writes, notices } = page();
  signIn(bus);
  await settle();
  expect(writes()).toEqual([
    {
      name: 'AddAlert',
      variables: {
        key: 'a-key-of-it',
        input: {
          name: 'Homes in Richmond',
          pageElementPosition: 'results',
          searchParams: expect.objectContaining({
            statusType: 'buy',
            bedrooms: expect.anything(),
            locationSearchContext: expect.objectContaining({ searchLocations: [{ slug: 'richmond-vic-3121' }] }),
          }),
        },
      },
    },
  ]);
  expect([readPending(), notices]).toEqual([[], ['success: Alert created: Homes in Richmond.']]);
});

test.each([
  ['without an auth header', refused('SIGNED_OUT')],
  ['while the address is not verified', refused('FORBIDDEN', 'Verify your email address first.')],
  ['when the network is cut', cut()],
])('[ALRT-03] %s the entry stays stored', async (_, error) => {
  storePending(alert);
  const { bus } = page({ AddAlert: error });
  signIn(bus);
  await settle();
  expect(readPending()).toEqual([alert]);
});

test('[COLL-03] a signed-out save is performed after sign-in, its tracking event sent, the list reloaded', async () => {
  storePending({ kind: 'save', listingId: '7' });
  const { bus, names, writes, tracked, notices } = page();
  signIn(bus);
  await settle();
  expect(writes()).toEqual([
    { name: 'AddCollections', variables: { username: 'mia', items: [{ name: 'Saved homes', listingIds: ['7'] }] } },
  ]);
  expect(names().filter((name) => name === 'SavedCollections')).toHaveLength(2);
  expect(tracked).toEqual([
    { about: 'listing', event: { contentType: 'save', listingId: 7, pageElementPosition: 'page' } },
  ]);
  expect([readPending(), notices]).toEqual([[], ['success: Saved to “Saved homes”.']]);
});

test('[COLL-03, LOC-07] each action is performed once and in order; one that can never succeed is dropped', async () => {
  storePending({ kind: 'save', listingId: '7' });
  storePending({ kind: 'save', listingId: '8' });
  storePending({ kind: 'follow', what: 'location', id: '3' });
  let first = true;
  const { bus, writes, notices } = page({
    AddCollections: () => {
      const error = first;
      first = false;
      return error ? refused('NOT_FOUND', 'This listing is gone.') : responses.AddCollections;
    },
  });
  signIn(bus);
  signIn(bus);
  await settle();
  signIn(bus);
  await settle();
  expect(writes().map(({ name }) => name)).toEqual(['AddCollections', 'AddCollections', 'Follow']);
  expect([readPending(), notices]).toEqual([
    [],
    [
      'error: Failed to update Collection. This listing is gone.',
      'success: Saved to “Saved homes”.',
      'success: You’re now following this location.',
    ],
  ]);
});

const joined = (results: readonly object[], joinedCount: number) => ({
  alerts: { results, unseenListingCount: 0, joinedCount },
});

test.each([
  [1, 'success: The alert that you created by email is now in your account.'],
  [3, 'success: 3 alerts that you created by email are now in your account.'],
])('[ALRT-12] the member is notified once of %s alerts by email that became theirs', async (count, text) => {
  let unannounced = count;
  const { bus, writes, notices } = page({
    Alerts: () => joined([], unannounced),
    NoteJoinedAlerts: () => {
      const noteJoinedAlerts = unannounced;
      unannounced = 0;
      return { noteJoinedAlerts };
    },
  });
  signIn(bus);
  await settle();
  bus.publish('pushed', { kind: 'alerts', unseenListingCount: 0 });
  await settle();
  expect([writes().map(({ name }) => name), notices]).toEqual([['NoteJoinedAlerts'], [text]]);
  unannounced = 1;
  bus.publish('pushed', { kind: 'again' });
  await settle();
  expect(notices).toHaveLength(2);
});

test.each([
  ['another tab or device has notified them', { noteJoinedAlerts: 0 }],
  ['the network is cut', cut()],
  ['nobody is signed in any more', refused('SIGNED_OUT')],
])('[ALRT-12] when %s, there is no notification', async (_, NoteJoinedAlerts) => {
  const { bus, notices } = page({ Alerts: joined([], 2), NoteJoinedAlerts });
  signIn(bus);
  await settle();
  expect(notices).toEqual([]);
});

test('[ALRT-03, ALRT-12] an alert that the member has by email already is not created a second time', async () => {
  storePending(alert);
  const { bus, writes, notices } = page({
    Alerts: joined([{ id: '1', name: 'Richmond', address: search, unseenListingIds: [] }], 0),
  });
  signIn(bus);
  await settle();
  expect([writes(), readPending(), notices]).toEqual([[], [], ['info: You already have this alert: Richmond.']]);
});

const shortlist = { version: 1 as const, listingIds: ['7', '8'], notes: { '8': 'Near the tram' } };

test('[SRCH-39, COLL-03] homes saved in the browser move into the member’s collection with their notes, once', async () => {
  const { bus, names, writes, tracked, notices } = page({ MergeShortlist: { mergeShortlist: ['7', '8'] } });
  bus.publish('shortlist', shortlist);
  signIn(bus);
  signIn(bus);
  await settle();
  expect(writes()).toEqual([
    {
      name: 'MergeShortlist',
      variables: { username: 'mia', homes: [{ listingId: '7' }, { listingId: '8', note: 'Near the tram' }] },
    },
  ]);
  expect(bus.last('shortlist')).toEqual({ version: 1, listingIds: [], notes: {} });
  expect(names().filter((name) => name === 'SavedCollections')).toHaveLength(2);
  expect(tracked).toHaveLength(2);
  expect(notices).toEqual(['success: 2 homes saved on this device are in “Saved homes” now.']);
});

test.each([
  ['the network is cut', cut(), shortlist],
  ['nobody is signed in any more', refused('SIGNED_OUT'), shortlist],
  ['one fits into no collection', { mergeShortlist: ['7'] }, { ...shortlist, listingIds: ['8'] }],
])('[SRCH-39] when %s, what was not saved stays in the browser', async (_, MergeShortlist, left) => {
  const { bus } = page({ MergeShortlist });
  bus.publish('shortlist', shortlist);
  signIn(bus);
  await settle();
  expect(bus.last('shortlist')).toEqual(left);
});

test('invalid entries in storage are ignored', async () => {
  localStorage.setItem(
    'verandah.pending',
    JSON.stringify([
      { kind: 'save', listingId: '7; drop' },
      { kind: 'alert' },
      { kind: 'follow', what: 'office', id: '1' },
    ]),
  );
  const { bus, writes } = page();
  signIn(bus);
  await settle();
  expect(writes()).toEqual([]);
});

test('[ALRT-02, COLL-03, MEMB-15, NTFY-05] lists load with each member, reload on change, and are dropped at sign-out', async () => {
  const { bus, names, end } = page({ Alerts: { alerts: { results: [], unseenListingCount: 2, joinedCount: 0 } } });
  signIn(bus);
  await settle();
  expect([names().toSorted(), bus.last('alerts')]).toEqual([
    ['Alerts', 'HiddenListings', 'NextInspection', 'SavedCollections', 'UnreadNotifications'],
    { unseen: 2, searches: [] },
  ]);
  bus.publish('pushed', { kind: 'alerts', unseenListingCount: 3 });
  bus.publish('pushed', { kind: 'collection', collectionId: 1, change: 'listings' });
  bus.publish('pushed', { kind: 'again' });
  await settle();
  expect(names()).toHaveLength(13);
  bus.publish('session', { signedIn: false, roles: [] });
  expect([bus.last('alerts'), bus.last('collections'), bus.last('unread')]).toEqual([
    { unseen: 0 },
    { listingIds: [] },
    { unread: 0 },
  ]);
  signIn(bus, '5', 'noah');
  await settle();
  expect(names()).toHaveLength(18);
  end();
  bus.publish('pushed', { kind: 'again' });
  await settle();
  expect(names()).toHaveLength(18);
});

test('[COLL-07] a tab that is shown again loads what another tab has saved since', async () => {
  const { bus, names, requests } = page();
  signIn(bus);
  await settle();
  requests.splice(0);
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(names()).toEqual([]);
  bus.publish('collections', { listingIds: ['7'] });
  document.dispatchEvent(new Event('visibilitychange'));
  await settle();
  expect(names()).toEqual(['SavedCollections']);
});
