import { createShellStore } from '../shell/shell-state.ts';
import { Navigation } from './navigation.ts';

/** A page with unsaved input: `choices` are the visitor's choices in turn, whether to lose it. */
function unsaved(...choices: boolean[]) {
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>';
  window.history.replaceState(null, '', '/search/start');
  const main = document.getElementById('content') as HTMLElement;
  const store = createShellStore({ path: '/search/start', page: { kind: 'area', area: 'search' } });
  const [shown, requested]: [string[], string[]] = [[], []];
  const state = { isUnsaved: true };
  const navigation = new Navigation({
    store,
    main: () => main,
    areaOf: () => 'search',
    prepare: (_, href) => {
      const { pathname, search } = new URL(href);
      const head = { title: 'Title' };
      return Promise.resolve({
        status: 200,
        page: { page: 'page', href: pathname + search, head, data: null, params: {}, now: 0 },
      });
    },
    show: (_, page, swap) => {
      shown.push(page.href);
      swap();
      return Promise.resolve();
    },
    report: () => Promise.resolve(),
    load: () => undefined,
    isStored: () => Promise.resolve(true),
    hasUnsaved: () => state.isUnsaved,
    confirmLeaving: async () => {
      requested.push(window.location.pathname);
      await Promise.resolve();
      const choice = choices.shift() === true;
      if (choice) state.isUnsaved = false;
      return choice;
    },
  });
  return { navigation, shown, requested, state };
}

const popped = () => new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
const settle = async (): Promise<void> => {
  for (let step = 0; step < 20; step++) await Promise.resolve();
};
beforeEach(() => {
  window.scrollTo = (() => undefined) as typeof window.scrollTo;
});

// First: the navigations of other tests on this page follow Back as well.
test('[SHELL-56] Back opens the dialog as well: the address stays that of the page until the input is given up', async () => {
  const { navigation, shown, requested, state } = unsaved(false, true);
  state.isUnsaved = false;
  await navigation.navigate('/listing/1');
  state.isUnsaved = true;
  window.history.back();
  await popped();
  await settle();
  expect([window.location.pathname, shown, requested]).toEqual(['/listing/1', ['/listing/1'], ['/listing/1']]);
  window.history.back();
  await popped();
  await popped();
  await settle();
  expect([window.location.pathname, shown.at(-1), requested.length]).toEqual(['/search/start', '/search/start', 2]);
});

test('[SHELL-56] a page with unsaved input is left only once its visitor gives the input up', async () => {
  const { navigation, shown, requested } = unsaved(false, true);
  await navigation.navigate('/search/start?page=2');
  expect([shown, requested]).toEqual([['/search/start?page=2'], []]);
  await navigation.navigate('/listing/1');
  expect([window.location.pathname, shown.length, requested.length]).toEqual(['/search/start', 1, 1]);
  await navigation.navigate('/listing/1');
  expect([window.location.pathname, shown.at(-1), requested.length]).toEqual(['/listing/1', '/listing/1', 2]);
});

test('[SHELL-56] several navigations at once open one dialog, and the last one continues', async () => {
  const { navigation, shown, requested } = unsaved(true);
  await Promise.all([navigation.navigate('/listing/1'), navigation.navigate('/listing/2')]);
  expect([requested.length, shown]).toEqual([1, ['/listing/2']]);
});
