import { createBus } from '@verandah/bus';
import { stubGraph as response } from '@verandah/areas/test-kit';
import { syncHidden } from './sync-hidden.ts';

const settle = async (): Promise<void> => {
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
};

beforeEach(() => localStorage.clear());

/** A fake API that stores what it gets. */
function open(stored: readonly string[], failing = { now: false }) {
  let there = [...stored];
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  const reported: unknown[] = [];
  const { graph, requests } = response({
    HiddenListings: () => ({ hiddenListings: there }),
    ChangeHiddenListings: ({ hide, show }: { hide: string[]; show: string[] }) => {
      if (failing.now) throw new Error('offline');
      there = [...hide, ...there].filter((id) => !show.includes(id) && id !== 'gone');
      return { changeHiddenListings: there };
    },
  });
  const sync = syncHidden({ graph, bus, report: (error) => reported.push(error) });
  return {
    bus,
    sync,
    requests,
    reported,
    there: () => there,
    here: () => bus.last('hidden')?.listingIds,
    writes: () => requests.filter(({ name }) => name === 'ChangeHiddenListings').map(({ variables }) => variables),
  };
}

test('[SRCH-25] homes that a visitor hid are merged once at sign-in with those hidden elsewhere', async () => {
  const { bus, sync, there, here, writes } = open(['7', '3']);
  bus.publish('hidden', { listingIds: ['9', '3', 'gone'] });
  await settle();
  expect(writes()).toEqual([]);
  await sync.load('4');
  expect([here(), there()]).toEqual([['9', '3', 'gone', '7'], ['9', 'gone', '7', '3'].filter((id) => id !== 'gone')]);
  expect(writes()).toEqual([{ hide: ['9', 'gone'], show: [] }]);
});

test('[SRCH-25] hiding and showing again is sent to the API; a failed change is reported and sent with the next one', async () => {
  const failing = { now: false };
  const { bus, sync, there, reported } = open(['7'], failing);
  await sync.load('4');
  bus.publish('hidden', { listingIds: ['8', '7'] });
  await settle();
  expect(there()).toEqual(['8', '7']);
  failing.now = true;
  bus.publish('hidden', { listingIds: ['8'] });
  await settle();
  expect([there(), reported.length]).toEqual([['8', '7'], 1]);
  failing.now = false;
  bus.publish('hidden', { listingIds: ['5', '8'] });
  await settle();
  expect(there()).toEqual(['5', '8']);
});

test('[SRCH-25, MEMB-08] after signing out no change is sent to the API', async () => {
  const { bus, sync, there, writes } = open(['7']);
  await sync.load('4');
  await sync.load(null);
  bus.publish('hidden', { listingIds: [] });
  await settle();
  expect([there(), writes()]).toEqual([['7'], []]);
});

test('[SRCH-25] a home shown again on another device is not hidden again by this one; changes made here meanwhile count', async () => {
  const first = open(['7', '3']);
  await first.sync.load('4');
  expect(first.here()).toEqual(['7', '3']);
  first.sync.close();
  // Elsewhere 7 is shown and 5 hidden. Here, before the API responds, 3 is shown and 9 hidden.
  const later = open(['5', '3']);
  later.bus.publish('hidden', { listingIds: ['9', '7'] });
  await later.sync.load('4');
  expect([later.here(), later.there(), later.writes()]).toEqual([
    ['9', '5'],
    ['9', '5'],
    [{ hide: ['9'], show: ['3'] }],
  ]);
});

test('[SRCH-25] the next member in a browser gets nothing of the previous one', async () => {
  const { bus, sync } = open(['7']);
  await sync.load('4');
  await sync.load(null);
  bus.publish('hidden', { listingIds: [] });
  expect(localStorage.getItem('verandah.hidden-told')).toBeNull();
  const other = open([]);
  await other.sync.load('5');
  expect([other.here() ?? [], other.writes()]).toEqual([[], []]);
});
