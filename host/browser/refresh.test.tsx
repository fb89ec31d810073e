import { MessageChannel } from 'node:worker_threads';
import { document } from '@verandah/graph';
import { createShellStore } from '../shell/shell-state.ts';
import { lazyGraph } from './lazy-graph.ts';
import { Navigation } from './navigation.ts';

/** A page that is shown; each load waits until the test releases it. */
function site() {
  window.document.body.innerHTML = '<main id="content" tabindex="-1"></main>';
  window.history.replaceState(null, '', '/collections');
  const main = window.document.getElementById('content') as HTMLElement;
  const store = createShellStore({ path: '/collections', page: { kind: 'area', area: 'member' } });
  const [shown, loads]: [string[], PromiseWithResolvers<void>[]] = [[], []];
  const navigation = new Navigation({
    store,
    main: () => main,
    areaOf: () => 'member',
    prepare: async (_, href) => {
      const { pathname, search } = new URL(href);
      const load = Promise.withResolvers<void>();
      loads.push(load);
      await load.promise;
      const head = { title: 'Title' };
      return { status: 200, page: { page: 'page', href: pathname + search, head, data: null, params: {}, now: 0 } };
    },
    show: (_, page, swap) => {
      shown.push(page.href);
      swap();
      return Promise.resolve();
    },
    report: () => Promise.resolve(),
    load: () => undefined,
    isStored: () => Promise.resolve(true),
    hasUnsaved: () => true,
    confirmLeaving: () => Promise.resolve(false),
  });
  const refresh = () => navigation.navigate('/collections', { replace: true, keepScroll: true, refresh: true });
  return { navigation, shown, loads, refresh };
}
/** Longer than the task in which a refresh begins. */
const tasks = async (): Promise<void> => {
  for (let task = 0; task < 3; task++) await new Promise((resolve) => setTimeout(resolve));
};

// The page's own, which jsdom lacks.
const given = Object.getOwnPropertyDescriptor(globalThis, 'MessageChannel');
beforeAll(() => {
  Object.assign(globalThis, { MessageChannel });
});
afterAll(() => {
  if (given) Object.defineProperty(globalThis, 'MessageChannel', given);
  else Reflect.deleteProperty(globalThis, 'MessageChannel');
});
beforeEach(() => {
  window.scrollTo = (() => undefined) as typeof window.scrollTo;
});

test('[COLL-21] a page is loaded again in place, once for several reasons at once, without a dialog about its input', async () => {
  const { shown, loads, refresh } = site();
  const length = window.history.length;
  const refreshed = Promise.all([refresh(), refresh()]);
  await tasks();
  loads[0]?.resolve();
  await refreshed;
  expect([loads.length, shown, window.history.length]).toEqual([1, ['/collections'], length]);
});

test('[COLL-21] a form that goes somewhere after its write is not called back, and loads the page only once itself', async () => {
  const { navigation, shown, loads, refresh } = site();
  const refreshed = refresh();
  const gone = navigation.navigate('/collections?done=added', { replace: true });
  await tasks();
  for (const load of loads) load.resolve();
  await Promise.all([refreshed, gone]);
  expect([loads.length, shown]).toEqual([1, ['/collections?done=added']]);
});

test('[COLL-21] a navigation on its way is neither stopped nor followed by a load of the page that it leaves', async () => {
  const { navigation, shown, loads, refresh } = site();
  const gone = navigation.navigate('/collections?page=2');
  const refreshed = refresh();
  await tasks();
  expect(loads.length).toBe(1);
  loads[0]?.resolve();
  await Promise.all([gone, refreshed]);
  expect([loads.length, shown]).toEqual([1, ['/collections?page=2']]);
});

test('[COLL-21] a write reports what its document changes once it has succeeded', async () => {
  const save = document<object, object>('mutation Save { save }', [], { changes: ['collections'] });
  const other = document<object, object>('mutation Other { other }');
  const changed: (readonly string[])[] = [];
  const responses = [{ errors: [{ message: 'no' }] }, { data: { save: 1 } }, { data: { other: 1 } }];
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  Object.assign(window, {
    fetch: () => Promise.resolve({ status: 200, text: () => Promise.resolve(JSON.stringify(responses.shift())) }),
  });
  const graph = lazyGraph(
    () => Promise.resolve(true),
    (names) => void changed.push(names),
  );
  await expect(graph.write(save, {})).rejects.toThrow('no');
  expect(changed).toEqual([]);
  await graph.write(save, {});
  await graph.write(other, {});
  expect(changed).toEqual([['collections']]);
});
