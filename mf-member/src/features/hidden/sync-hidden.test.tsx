import { createBus } from '@verandah/bus';
import { answering as answer } from '@verandah/areas/test-kit';
import { syncHidden } from './sync-hidden.ts';

const settle = async (): Promise<void> => {
  for (let step = 0; step < 20; step += 1) await Promise.resolve();
};

beforeEach(() => localStorage.clear());

/** An API that stores what it gets. */
function open(kept: readonly string[], failing = { now: false }) {
  let there = [...kept];
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  const reported: unknown[] = [];
  const { graph, asked } = answer({
    HiddenListings: () => ({ hiddenListings: there }),
    ChangeHiddenListings: ({ hide, show }: { hide: string[]; show: string[] }) => {
      if (failing.now) throw new Error('offline');
      there = [...hide, ...there].filter((id) => !show.includes(id) && id !== 'gone');
      return { changeHiddenListings: there };
    },
  });
  const keeper = syncHidden({ graph, bus, report: (error) => reported.push(error) });
  return {
    bus,
    keeper,
    asked,
    reported,
    there: () => there,
    here: () => bus.last('hidden')?.listingIds,
    writes: () => asked.filter(({ name }) => name === 'ChangeHiddenListings').map(({ variables }) => variables),
  };
}

test('[SRCH-25] what a visitor hid joins what they hid elsewhere as they sign in, once', async () => {
  const { bus, keeper, there, here, writes } = open(['7', '3']);
  bus.publish('hidden', { listingIds: ['9', '3', 'gone'] });
  await settle();
  expect(writes()).toEqual([]);
  await keeper.load('4');
  expect([here(), there()]).toEqual([['9', '3', 'gone', '7'], ['9', 'gone', '7', '3'].filter((id) => id !== 'gone')]);
  expect(writes()).toEqual([{ hide: ['9', 'gone'], show: [] }]);
});

test('[SRCH-25] what a member hides and shows again is told; a failure is reported and told with the next change', async () => {
  const failing = { now: false };
  const { bus, keeper, there, reported } = open(['7'], failing);
  await keeper.load('4');
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

test('[SRCH-25, MEMB-08] after signing out nothing that is hidden or emptied here is told to anybody', async () => {
  const { bus, keeper, there, writes } = open(['7']);
  await keeper.load('4');
  await keeper.load(null);
  bus.publish('hidden', { listingIds: [] });
  await settle();
  expect([there(), writes()]).toEqual([['7'], []]);
});

test('[SRCH-25] what was shown again on another device is not hidden anew by this one; what changed here meanwhile counts', async () => {
  const first = open(['7', '3']);
  await first.keeper.load('4');
  expect(first.here()).toEqual(['7', '3']);
  first.keeper.close();
  // Elsewhere 7 is shown and 5 hidden; here, before the API has responded, 3 is shown and 9 hidden.
  const later = open(['5', '3']);
  later.bus.publish('hidden', { listingIds: ['9', '7'] });
  await later.keeper.load('4');
  expect([later.here(), later.there(), later.writes()]).toEqual([
    ['9', '5'],
    ['9', '5'],
    [{ hide: ['9'], show: ['3'] }],
  ]);
});

test('[SRCH-25] the next member of a browser gets nothing of the one before', async () => {
  const { bus, keeper } = open(['7']);
  await keeper.load('4');
  await keeper.load(null);
  bus.publish('hidden', { listingIds: [] });
  expect(localStorage.getItem('verandah.hidden-told')).toBeNull();
  const other = open([]);
  await other.keeper.load('5');
  expect([other.here() ?? [], other.writes()]).toEqual([[], []]);
});
