import type { Preparation, PreparedPage } from '@verandah/areas';
import { createShellStore } from '../shell/shell-state.ts';
import { interceptLinks } from './intercept.ts';
import { Navigation } from './navigation.ts';
import type { NavigationParts } from './navigation.ts';

type Result = (href: string) => Promise<Preparation>;

const pageAt = (href: string): PreparedPage => {
  const { pathname, search } = new URL(href);
  return {
    page: 'page',
    href: pathname + search,
    head: { title: `Title ${pathname}`, canonical: pathname },
    data: null,
    params: {},
    now: 0,
  };
};

/**
 * The navigation over a page with two areas, each of which renders a heading and two links.
 * @param takenApart waits until the page that was replaced is removed
 */
function site(
  response: Result = (href) => Promise.resolve({ status: 200, page: pageAt(href) }),
  isStored: NavigationParts['isStored'] = () => Promise.resolve(true),
  takenApart?: () => Promise<unknown>,
) {
  document.head.innerHTML = '<link rel="canonical" href="/">';
  document.body.innerHTML = '<main id="content" tabindex="-1"></main>';
  window.history.replaceState(null, '', '/search/start');
  const main = document.getElementById('content') as HTMLElement;
  const store = createShellStore({ path: '/search/start', page: { kind: 'area', area: 'search' } });
  const shown: string[] = [];
  const loads: string[] = [];
  const reports: string[] = [];
  const parts: NavigationParts = {
    store,
    main: () => main,
    areaOf: (path) => /^\/(search|listing)\//.exec(path)?.[1] ?? null,
    prepare: (_, href) => response(href),
    show: async (area, page, swap) => {
      shown.push(`${area} ${page.href}`);
      const leaving = [...main.querySelectorAll<HTMLElement>(':scope > *')].filter(
        (each) => each.dataset['area'] !== area,
      );
      const container = main.querySelector(`[data-area="${area}"]`) ?? document.createElement('div');
      container.setAttribute('data-area', area);
      container.innerHTML = `<h1 id="start">${page.href}</h1><a href="/listing/1">One</a><a href="/listing/2">Two</a>`;
      main.append(...(container.isConnected ? [] : [container]));
      for (const other of leaving) other.hidden = true;
      await swap();
      await takenApart?.();
      for (const other of leaving) other.remove();
    },
    report: (error, area, pathname) => {
      reports.push(`${area} ${pathname}: ${(error as Error).message}, loads: ${loads.length}`);
      return Promise.resolve();
    },
    load: (href) => loads.push(href),
    isStored,
    hasUnsaved: () => false,
    confirmLeaving: () => Promise.resolve(true),
  };
  const navigation = new Navigation(parts);
  return { navigation, store, shown, loads, reports, main };
}

/** Responds only when released. */
function held() {
  const waiting = new Map<string, () => void>();
  const response: Result = (href) =>
    new Promise((resolve) => waiting.set(new URL(href).pathname, () => resolve({ status: 200, page: pageAt(href) })));
  return { response, release: (path: string) => waiting.get(path)?.() };
}

const settle = async (): Promise<void> => {
  for (let step = 0; step < 20; step++) await Promise.resolve();
};
/** jsdom goes back asynchronously. */
const back = async (): Promise<void> => {
  const gone = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
  window.history.back();
  await gone;
  await settle();
};
let top = 0;
beforeEach(() => {
  top = 0;
  sessionStorage.clear();
  Object.defineProperty(window, 'scrollY', { configurable: true, get: () => top });
  window.scrollTo = ((_: number, to: number) => {
    top = to;
  }) as typeof window.scrollTo;
});

test('[SRCH-21] the data loads first and the address changes together with the page', async () => {
  const { response, release } = held();
  const { navigation, shown } = site(response);
  const moved = navigation.navigate('/listing/1');
  await settle();
  expect(window.location.pathname).toBe('/search/start');
  release('/listing/1');
  await moved;
  expect(window.location.pathname).toBe('/listing/1');
  expect(shown).toEqual(['listing /listing/1']);
});

test('[SRCH-21] the last navigation wins, in whatever order the data arrive', async () => {
  const { response, release } = held();
  const { navigation, shown } = site(response);
  const first = navigation.navigate('/search/a');
  const second = navigation.navigate('/search/b');
  release('/search/b');
  await second;
  release('/search/a');
  await first;
  expect(shown).toEqual(['search /search/b']);
  expect(window.location.pathname).toBe('/search/b');
});

test('[A11Y-03] a navigation sets title and head, focuses the main heading and announces it', async () => {
  const { navigation, store, main } = site();
  await navigation.navigate('/listing/7?from=list');
  expect(document.title).toBe('Title /listing/7');
  expect(document.querySelector('link[rel="canonical"]')).toHaveAttribute('href', 'http://localhost/listing/7');
  expect(main.querySelector('h1')).toHaveFocus();
  expect(store.get()).toMatchObject({
    announcement: 'Title /listing/7',
    path: '/listing/7?from=list',
    page: { kind: 'area', area: 'listing' },
  });
});

test('[A11Y-03, SRCH-21] Back restores the scroll position and the focus on the link that was followed', async () => {
  const { navigation, shown, main } = site();
  interceptLinks(navigation);
  await navigation.navigate('/search/list');
  top = 840;
  window.dispatchEvent(new Event('scroll'));
  main.querySelectorAll('a')[1]?.click();
  await settle();
  expect(window.location.pathname).toBe('/listing/2');
  expect(top).toBe(0);
  await back();
  expect(window.location.pathname).toBe('/search/list');
  expect(shown.at(-1)).toBe('search /search/list');
  expect(top).toBe(840);
  expect(main.querySelectorAll('a')[1]).toHaveFocus();
});

test('[A11Y-03] Back focuses the link that the keyboard reaches, even when a photo link with the same address precedes it', async () => {
  const { navigation, main } = site();
  await navigation.navigate('/search/a');
  main.insertAdjacentHTML(
    'afterbegin',
    '<a href="/listing/2" tabindex="-1" aria-hidden="true">Photograph</a>'.repeat(3),
  );
  navigation.follow(main.querySelector('a[href="/listing/2"]:not([tabindex])') as HTMLAnchorElement);
  await settle();
  const draw = Object.getOwnPropertyDescriptor(Element.prototype, 'innerHTML');
  Object.defineProperty(main, 'innerHTML', {
    configurable: true,
    set(html: string) {
      draw?.set?.call(main, `<a href="/listing/2" tabindex="-1" aria-hidden="true">Photograph</a>${html}`);
    },
  });
  await back();
  expect(document.activeElement).toHaveTextContent('Two');
});

test('[SHELL-102] a navigation begins with a departure, unless the visitor stays where they are on the page', async () => {
  const { response, release } = held();
  const { navigation, store } = site(response);
  const departures = () => [store.get().departure, store.get().path];
  void navigation.navigate('/search/start?page=2', { keepScroll: true });
  expect(departures()).toEqual([undefined, '/search/start']);
  const moved = navigation.navigate('/listing/1');
  await settle();
  expect(departures()).toEqual([2, '/search/start']);
  release('/listing/1');
  await moved;
  expect(departures()).toEqual([2, '/listing/1']);
});

test('[SHELL-102] a menu that was opened while a page was loading keeps the focus', async () => {
  const { response, release } = held();
  const { navigation, main } = site(response);
  document.body.insertAdjacentHTML(
    'afterbegin',
    '<header><a href="/listing/1">One</a><details><summary>Menu</summary></details></header>',
  );
  const [link, summary] = document.querySelectorAll<HTMLElement>('header a, summary');
  const menu = summary?.parentElement as HTMLDetailsElement;
  /** The element that has the focus once a page has come, `turn` having happened meanwhile. */
  const focusedAfter = async (href: string, turn: () => void): Promise<string | undefined> => {
    link?.focus();
    const moved = navigation.navigate(href);
    turn();
    await settle();
    release(href);
    await moved;
    expect(main).toHaveTextContent(href);
    return document.activeElement?.tagName;
  };
  const open = (): void => {
    menu.open = true;
    summary?.focus();
  };
  expect(await focusedAfter('/listing/1', open)).toBe('SUMMARY');
  menu.open = false;
  expect(await focusedAfter('/listing/2', () => undefined)).toBe('H1');
  const returned = back();
  open();
  await returned;
  release('/listing/1');
  await settle();
  expect([main.textContent, document.activeElement]).toEqual([expect.stringContaining('/listing/1'), summary]);
});

test('[A11Y-03, SRCH-21] a page starts at its own heading when it is shown, not when the one before is removed', async () => {
  Element.prototype.scrollIntoView = jest.fn();
  const removed = Promise.withResolvers<void>();
  const { navigation, main, store } = site(undefined, undefined, () => removed.promise);
  main.innerHTML = '<h1>Page not found</h1><div data-area="search"><h1 id="start">Search</h1></div>';
  store.subscribe(() => queueMicrotask(() => main.querySelector(':scope > h1')?.remove())); // as React does
  top = 400;
  const moved = navigation.navigate('/listing/1#start');
  await settle();
  expect([document.activeElement?.textContent, top]).toEqual(['/listing/1', 400]);
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  removed.resolve();
  await moved;
  expect(field).toHaveFocus();
  main.insertAdjacentHTML('afterbegin', '<h1>Page not found</h1>');
  await navigation.navigate('/search/2');
  expect(document.activeElement).toHaveTextContent('/search/2');
});

test('keepScroll leaves scroll and focus alone', async () => {
  const { navigation } = site();
  top = 300;
  await navigation.navigate('/search/filtered', { keepScroll: true });
  expect(top).toBe(300);
  expect(document.body).toHaveFocus();
});

test('redirects are followed, to other origins by a page load', async () => {
  const { navigation, shown, loads } = site((href) => {
    const { pathname } = new URL(href);
    if (pathname === '/search/old') return Promise.resolve({ status: 301, location: '/search/new' });
    if (pathname === '/search/away') return Promise.resolve({ status: 302, location: 'https://elsewhere.example/' });
    if (pathname === '/search/round') return Promise.resolve({ status: 302, location: '/search/round' });
    return Promise.resolve({ status: 200, page: pageAt(href) });
  });
  await navigation.navigate('/search/old');
  expect([shown, window.location.pathname]).toEqual([['search /search/new'], '/search/new']);
  await navigation.navigate('/search/away');
  await navigation.navigate('/search/round');
  expect(loads).toEqual(['http://localhost/search/away', 'http://localhost/search/round']);
});

test('[REL-08] what cannot be prepared in the browser becomes a page load: no area, another status, a failure', async () => {
  const { navigation, shown, loads } = site((href) =>
    href.endsWith('gone') ? Promise.resolve({ status: 410 }) : Promise.reject(new Error('broken')),
  );
  await navigation.navigate('/unowned');
  await navigation.navigate('/listing/gone');
  await navigation.navigate('/listing/broken');
  expect(loads).toEqual([
    'http://localhost/unowned',
    'http://localhost/listing/gone',
    'http://localhost/listing/broken',
  ]);
  expect(shown).toEqual([]);
});

test('[SHELL-70] an area that cannot prepare a page is reported, with its area and address, before the page load', async () => {
  const { navigation, loads, reports } = site(() => Promise.reject(new Error('broken')));
  await navigation.navigate('/listing/1?page=2');
  expect(reports).toEqual(['listing /listing/1: broken, loads: 0']);
  expect(loads).toEqual(['http://localhost/listing/1?page=2']);
});

test('[SRCH-48] after a failed navigation the page stays with its address, title and history, and reports the failure', async () => {
  const { navigation, shown, store, loads } = site((href) =>
    Promise.resolve(
      href.endsWith('lost')
        ? { status: 200, page: pageAt('http://localhost/search/a'), stays: true }
        : { status: 200, page: pageAt(href) },
    ),
  );
  await navigation.navigate('/search/a');
  const { length } = window.history;
  const before = [document.title, window.location.pathname, store.get().announcement];
  await navigation.navigate('/search/lost');
  await navigation.navigate('/search/lost', { replace: true });
  expect([document.title, window.location.pathname, store.get().announcement]).toEqual(before);
  expect(window.history).toHaveLength(length);
  expect(shown).toEqual(Array(3).fill('search /search/a'));
  expect(store.get()).toMatchObject({ path: '/search/a', busy: false });
  expect(loads).toEqual([]);
});

test('[SRCH-48] Back to a page that can’t be loaded returns to the address of the one that stays; Back again tries again', async () => {
  let fails = false;
  const { navigation, shown } = site((href) =>
    Promise.resolve(
      fails
        ? { status: 200, page: pageAt('http://localhost/search/b'), stays: true }
        : { status: 200, page: pageAt(href) },
    ),
  );
  await navigation.navigate('/search/a');
  await navigation.navigate('/search/b');
  fails = true;
  await back();
  expect(window.location.pathname).toBe('/search/b');
  expect(shown.at(-1)).toBe('search /search/b');
  fails = false;
  await back();
  expect([window.location.pathname, shown.at(-1), document.title]).toEqual([
    '/search/a',
    'search /search/a',
    'Title /search/a',
  ]);
});

test('[SHELL-02] offline, a page that cannot be loaded leaves the current one in place', async () => {
  const { navigation, loads, reports, store } = site(() => Promise.reject(new Error('offline')));
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await navigation.navigate('/listing/1');
  expect([loads, reports]).toEqual([[], []]);
  expect(store.get().announcement).toBe('You’re offline, so we can’t open that page.');
  online.mockRestore();
});

test('[SHELL-02] offline with a service worker, a navigation is a page load, which the worker serves from its cache', async () => {
  const prepared: string[] = [];
  const { navigation, loads } = site((href) => {
    prepared.push(href);
    return Promise.reject(new Error('offline'));
  });
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  await navigation.navigate('/listing/1');
  expect(loads).toEqual(['http://localhost/listing/1']);
  expect(prepared).toEqual([]);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  online.mockRestore();
});

test('[SRCH-48, SHELL-02] offline with a service worker, what is not stored is left to a page of the same area, which may stay', async () => {
  const { navigation, loads, shown } = site(
    (href) =>
      href.endsWith('lost')
        ? Promise.resolve({ status: 200, page: pageAt('http://localhost/search/start'), stays: true })
        : Promise.reject(new Error('offline')),
    (href) => Promise.resolve(href.endsWith('stored')),
  );
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  Object.defineProperty(navigator, 'serviceWorker', { value: { controller: {} }, configurable: true });
  await navigation.navigate('/search/lost');
  expect([loads, shown]).toEqual([[], ['search /search/start']]);
  await navigation.navigate('/search/stored');
  await navigation.navigate('/search/other');
  expect(loads).toEqual(['http://localhost/search/stored', 'http://localhost/search/other']);
  Reflect.deleteProperty(navigator, 'serviceWorker');
  online.mockRestore();
});

test('[SHELL-101] the progress bar shows within 100 ms of a press and disappears with the page', async () => {
  jest.useFakeTimers();
  const { response, release } = held();
  const { navigation, store } = site(response);
  const moved = navigation.navigate('/listing/1');
  jest.advanceTimersByTime(49);
  expect(store.get().busy).toBe(false);
  jest.advanceTimersByTime(1);
  expect(store.get().busy).toBe(true);
  release('/listing/1');
  jest.useRealTimers();
  await moved;
  expect(store.get().busy).toBe(false);
});

test('the event that single-spa fires for a pushed address is not treated as Back', async () => {
  const { navigation, main } = site();
  const push = window.history.pushState.bind(window.history);
  const pushed = jest.spyOn(window.history, 'pushState').mockImplementation((...given) => {
    push(...given);
    window.dispatchEvent(Object.assign(new PopStateEvent('popstate', { state: given[0] }), { singleSpa: true }));
  });
  await navigation.navigate('/listing/1');
  expect(main.querySelector('h1')).toHaveFocus();
  pushed.mockRestore();
});
