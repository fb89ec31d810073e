import { act, screen, within } from '@testing-library/react';
import { createBus } from '@verandah/bus';
import type { WorkerMessage } from '../../service-worker/names.ts';
import { followOffline, type OfflineParts } from './follow-offline.ts';
import { showOfflineList } from './offline-list.tsx';
import { removeWorker } from './worker-link.ts';

const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));
const bus = () =>
  createBus({
    report: (error) => {
      throw error;
    },
  });

/** A browser's service workers: records what is registered and posted. */
function workers(controlled: boolean, refuses = false) {
  const [registered, messages, unregistered]: [string[], WorkerMessage[], string[]] = [[], [], []];
  const container = {
    controller: controlled ? {} : null,
    register: (url: string, options: RegistrationOptions) => {
      if (refuses) return Promise.reject(new DOMException('no', 'SecurityError'));
      registered.push(`${url} ${options.scope} ${options.updateViaCache}`);
      return Promise.resolve({});
    },
    ready: Promise.resolve({ active: { postMessage: (message: WorkerMessage) => messages.push(message) } }),
    getRegistration: () =>
      Promise.resolve({
        unregister: () => {
          unregistered.push('gone');
          return Promise.resolve(true);
        },
      }),
  } as unknown as ServiceWorkerContainer;
  return { container, registered, messages, unregistered };
}
const parts = (given: Partial<OfflineParts>): OfflineParts => ({
  bus: bus(),
  allowed: true,
  mayStore: ({ pathname }) => pathname !== '/account',
  savesData: () => false,
  container: undefined,
  idle: (start) => start(),
  ...given,
});
const resources = jest.fn(() => [] as { name: string }[]);
beforeAll(() => Object.assign(performance, { getEntriesByType: resources }));

test('[SHELL-02] the worker is registered on an idle page and receives each page with its files, and the member', async () => {
  const { container, registered, messages } = workers(false);
  resources.mockReturnValueOnce([
    { name: 'http://localhost/r/search/1.0.0/web/a.js' },
    { name: 'http://localhost/media/a/320.avif' },
    { name: 'http://localhost/graphql' },
    { name: 'https://tiles.example/r/1' },
  ]);
  const own = bus();
  let start = (): void => undefined;
  followOffline(
    parts({
      container,
      bus: own,
      idle: (begin) => {
        start = begin;
      },
    }),
  );
  expect(registered).toEqual([]);
  start();
  await settled();
  expect(registered).toEqual(['/service-worker.js / none']);
  expect(messages).toEqual([
    {
      kind: 'visited',
      href: 'http://localhost/',
      files: ['/r/search/1.0.0/web/a.js'],
      pictures: ['/media/a/320.avif'],
    },
  ]);
  own.publish('navigation', { area: 'listing', page: 'listing', href: '/property/a-1?from=map#prices' });
  own.publish('navigation', { area: 'member', page: 'account', href: '/account' });
  own.publish('session', { signedIn: true, memberId: '12', roles: ['member'] });
  own.publish('session', { signedIn: false, roles: [] });
  await settled();
  expect(messages.slice(1)).toEqual([
    { kind: 'visited', href: 'http://localhost/property/a-1?from=map', files: [], pictures: [] },
    { kind: 'member', memberId: '12' },
    { kind: 'member', memberId: null },
  ]);
});

test('a page that the worker served is not fetched again, and no page while the visitor saves data', async () => {
  const controlled = workers(true);
  followOffline(parts({ container: controlled.container }));
  const saving = workers(false);
  followOffline(parts({ container: saving.container, savesData: () => true }));
  await settled();
  expect([controlled.messages, saving.messages]).toEqual([[], []]);
  expect(saving.registered).toHaveLength(1);
});

test('without support for workers nothing happens', async () => {
  followOffline(parts({ container: undefined }));
  const { container, messages } = workers(false, true);
  followOffline(parts({ container }));
  await settled();
  expect(messages).toEqual([]);
});

test('when switched off, the worker of an earlier visit is removed and its caches are deleted', async () => {
  const { container, unregistered } = workers(true);
  const deleted: string[] = [];
  await removeWorker(container, {
    keys: () => Promise.resolve(['verandah-kept-1-pages', 'other']),
    delete: (name) => {
      deleted.push(name);
      return Promise.resolve(true);
    },
  });
  expect([unregistered, deleted]).toEqual([['gone'], ['verandah-kept-1-pages']]);
});

test('[SHELL-02, LIST-30] the offline page lists cached pages, newest first, as page loads, and reloads when online', async () => {
  const entry = (path: string, title: string, at: number) =>
    [
      { url: `http://localhost${path}` },
      {
        headers: new Map([
          ['x-kept-title', encodeURIComponent(title)],
          ['x-kept-at', String(at)],
        ]),
      },
    ] as const;
  const at = new Date(2026, 10, 21, 17, 10).getTime();
  const stores = {
    'verandah-kept-1-pages': [
      entry('/offline', 'You’re offline', at),
      entry('/for-sale?page=2', 'Homes | Verandah', at),
      entry('/property/a-1', '1 Fern Street – for sale', at + 60_000),
    ],
    'verandah-kept-1-member': [entry('/collections', 'Collections | Verandah', at)],
  } as Record<string, (readonly [{ url: string }, object])[]>;
  Object.assign(window, {
    caches: {
      has: (name: string) => Promise.resolve(name in stores),
      open: (name: string) =>
        Promise.resolve({
          keys: () => Promise.resolve(stores[name]?.map(([request]) => request)),
          match: (request: object) => Promise.resolve(stores[name]?.find(([one]) => one === request)?.[1]),
        }),
    },
  });
  const place = document.body.appendChild(document.createElement('div'));
  const reload = jest.fn();
  await act(() => showOfflineList(place, reload));
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', 'http://localhost/');
  const pages = within(screen.getByRole('region', { name: 'Recently viewed pages' })).getAllByRole('link');
  expect(pages.map((link) => [link.getAttribute('href'), link.textContent, link.dataset['reload']])).toEqual([
    ['/property/a-1', '1 Fern Street – for saleAs it was on Sat 21 Nov, 5:11\u00A0pm', ''],
    ['/for-sale?page=2', 'HomesAs it was on Sat 21 Nov, 5:10\u00A0pm', ''],
  ]);
  expect(within(screen.getByRole('region', { name: 'Your collections' })).getByRole('link')).toHaveAttribute(
    'href',
    '/collections',
  );

  jest.useFakeTimers();
  const online = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  window.dispatchEvent(new Event('online'));
  jest.runAllTimers();
  expect(reload).not.toHaveBeenCalled(); // the network went away again
  online.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
  window.dispatchEvent(new Event('beforeunload'));
  window.dispatchEvent(new Event('online'));
  jest.runAllTimers();
  expect(reload).toHaveBeenCalledTimes(1);
  jest.useRealTimers();
});
