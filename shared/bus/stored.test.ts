import { createBus } from './public.ts';
import type { Bus, TopicStore, TopicStores } from './public.ts';

/** The storage of one browser, which outlives its pages. */
function browser(write?: TopicStore['setItem']) {
  const entries = new Map<string, string>();
  const store: TopicStore = {
    getItem: (key) => entries.get(key) ?? null,
    setItem:
      write ??
      ((key, value) => {
        entries.set(key, value);
      }),
  };
  const tab = new Map<string, string>();
  const tabStore: TopicStore = {
    getItem: (key) => tab.get(key) ?? null,
    setItem: (key, value) => {
      tab.set(key, value);
    },
  };
  const stores: TopicStores = { browser: () => store, tab: () => tabStore };
  const reports: string[] = [];
  const page = (given: TopicStores = stores): Bus =>
    createBus({ report: (error) => reports.push(error.message), stores: given });
  return { entries, tab, page, stores, reports };
}
const ids = (count: number): string[] => Array.from({ length: count }, (_, index) => String(index));

test('[SRCH-23] a later page receives what was viewed and hidden before it', () => {
  const { page } = browser();
  const first = page();
  first.publish('viewed', { listingIds: ['2', '1'] });
  first.publish('hidden', { listingIds: ['9'] });
  const later = page();
  const received: unknown[] = [];
  later.follow('viewed', (value) => received.push(value));
  expect(received).toEqual([{ listingIds: ['2', '1'] }]);
  expect(later.last('hidden')).toEqual({ listingIds: ['9'] });
});

test('[SRCH-23, SRCH-25] no more than the newest hundred viewed and five hundred hidden are stored', () => {
  const { page } = browser();
  page().publish('viewed', { listingIds: ids(130) });
  page().publish('hidden', { listingIds: ids(700) });
  expect(page().last('viewed')?.listingIds).toEqual(ids(100));
  expect(page().last('hidden')?.listingIds).toHaveLength(500);
});

test('[SRCH-26] compared listings are stored in the tab, not in the browser', () => {
  const { page, entries, tab, stores } = browser();
  page().publish('compared', { listingIds: ['1', '2'] });
  expect([...entries.keys(), ...tab.keys()]).toEqual(['verandah.compared']);
  expect(page().last('compared')).toEqual({ listingIds: ['1', '2'] });
  const otherTab: TopicStore = { getItem: () => null, setItem: () => undefined };
  expect(page({ ...stores, tab: () => otherTab }).last('compared')).toBeUndefined();
});

test('[SRCH-39] saved homes are stored with their notes, at most two hundred', () => {
  const { page } = browser();
  page().publish('shortlist', { version: 1, listingIds: ids(260).slice(1), notes: { '1': 'Sunny' } });
  expect(page().last('shortlist')).toEqual({ version: 1, listingIds: ids(201).slice(1), notes: { '1': 'Sunny' } });
});

test.each([
  '{"version":2,"listingIds":["1"],"notes":{}}',
  '{"listingIds":["1"],"notes":{}}',
  '{"version":1,"listingIds":["1; drop"],"notes":{}}',
  '{"version":1,"listingIds":["0"],"notes":{}}',
  `{"version":1,"listingIds":["1"],"notes":{"1":"${'x'.repeat(501)}"}}`,
])('[SRCH-39] a stored list of saved homes that is not ours is ignored', (text) => {
  const { page, entries, reports } = browser();
  entries.set('verandah.shortlist', text);
  expect(page().last('shortlist')).toBeUndefined();
  expect(reports).toEqual([]);
});

test.each(['{broken', '"text"', 'null', '{"listingIds":[1,2]}', '{"listingIds":"7"}', '[]'])(
  'stored text that is not ours (%s) is ignored',
  (text) => {
    const { page, entries, reports } = browser();
    entries.set('verandah.viewed', text);
    expect(page().last('viewed')).toBeUndefined();
    expect(reports).toEqual([]);
  },
);

test('[SRCH-23] with a full storage or none at all, the value lasts as long as the page', () => {
  const full = browser(() => {
    throw new DOMException('full', 'QuotaExceededError');
  }).page();
  const forbidden = createBus({
    report: (error) => {
      throw error;
    },
    stores: {
      browser: () => {
        throw new Error('forbidden');
      },
      tab: () => {
        throw new Error('forbidden');
      },
    },
  });
  for (const bus of [full, forbidden]) {
    bus.publish('viewed', { listingIds: ['1'] });
    expect(bus.last('viewed')).toEqual({ listingIds: ['1'] });
  }
});

test('[SRCH-23, BUS-04] other tabs follow, and only the tab that published writes', () => {
  const listeners: ((event: { data: unknown }) => void)[] = [];
  let writes = 0;
  const { stores } = browser(() => {
    writes++;
  });
  const channel = {
    postMessage: (data: unknown) => listeners[1]?.({ data }),
    addEventListener: (_: 'message', listener: (event: { data: unknown }) => void) => {
      listeners.push(listener);
    },
    close: () => undefined,
  };
  const [here, there] = [0, 1].map(() =>
    createBus({
      report: (error) => {
        throw error;
      },
      channel,
      stores,
    }),
  ) as [Bus, Bus];
  here.publish('viewed', { listingIds: ['5'] });
  expect(there.last('viewed')).toEqual({ listingIds: ['5'] });
  expect(writes).toBe(1);
});

test('without storage, as on the server, nothing is stored', () => {
  const bus = createBus({
    report: (error) => {
      throw error;
    },
  });
  expect(bus.last('viewed')).toBeUndefined();
});

test('[MEMB-14] viewed and enquired listings are stored in this browser, the newest hundred of each, until they are emptied', () => {
  const { page } = browser();
  for (const list of ['viewed', 'enquired'] as const) {
    page().publish(list, { listingIds: ids(101) });
    expect(page().last(list)?.listingIds).toEqual(ids(100));
    page().publish(list, { listingIds: [] });
    expect(page().last(list)?.listingIds).toEqual([]);
  }
});
