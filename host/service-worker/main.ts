// The service worker: visited pages, saved collections and the shell, readable without a network, and notifications.
import { ExpirationPlugin } from 'workbox-expiration';
import type { WorkboxPlugin } from 'workbox-core/types.js';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { StoredPages } from './stored-pages.ts';
import { cacheNames, type WorkerMessage } from './names.ts';
import { openPush, showPush } from './push-messages.ts';
import { renewPush } from './renew-push.ts';
import { dropOthers, mayTakeOver } from './replacing.ts';
import { isOtherLoad, isPage, isPicture, isReleaseFile } from './rules.ts';
import { scope } from './scope.ts';

/** Seconds to wait for the network before a cached page is used. */
const patience = 5;

const storedPages = new StoredPages({
  caches: scope.caches,
  fetch: (...given) => fetch(...given),
  now: () => Date.now(),
  log: (line) => console.info(line),
  memberId: async () =>
    scope.cookieStore
      ? (((await scope.cookieStore.get('__Host-session')) ?? (await scope.cookieStore.get('session')))?.value ?? null)
      : undefined,
});

// stored-pages.ts stores the pages, with their files. The strategy only chooses between it and the network.
registerRoute(
  isPage,
  new NetworkFirst({
    cacheName: cacheNames.pages,
    networkTimeoutSeconds: patience,
    plugins: [
      {
        cacheWillUpdate: async ({ request, response }) => {
          await storedPages.handleResponse(request.url, response);
          return null;
        },
        cachedResponseWillBeUsed: ({ request }) => storedPages.find(request.url),
        // Firefox reports a missing network by a response, which ends the strategy before it reads the cache.
        handlerDidError: async ({ request }) => (await storedPages.find(request.url)) ?? storedPages.offlinePage(),
      },
    ],
  }),
);
// The browser has already sent the request while the worker started. A second request would repeat one-time actions
// such as a provider's return.
registerRoute(
  isOtherLoad,
  async ({ event, request }) =>
    ((await (event as FetchEvent).preloadResponse) as Response | undefined) ?? fetch(request),
);
const onlyWhole = {
  cacheWillUpdate: async ({ response }: { readonly response: Response }) => (response.status === 200 ? response : null),
};
registerRoute(
  isReleaseFile,
  new CacheFirst({ cacheName: cacheNames.files, matchOptions: { ignoreVary: true }, plugins: [onlyWhole] }),
);
const pictures = new CacheFirst({
  cacheName: cacheNames.pictures,
  matchOptions: { ignoreVary: true },
  plugins: [
    onlyWhole,
    new ExpirationPlugin({ maxEntries: 150, maxAgeSeconds: 30 * 86_400, purgeOnQuotaError: true }) as WorkboxPlugin,
  ],
});
registerRoute(isPicture, pictures);

scope.addEventListener('install', (event) =>
  event.waitUntil(mayTakeOver(scope.caches).then((may) => (may ? scope.skipWaiting() : undefined))),
);
scope.addEventListener('activate', (event) =>
  event.waitUntil(
    Promise.all([
      dropOthers(scope.caches),
      scope.clients.claim(),
      // Pages are requested while the worker starts, so it delays no page.
      scope.registration.navigationPreload?.enable(),
    ]),
  ),
);
scope.addEventListener('message', (event) => {
  const message = event.data as WorkerMessage;
  if (message.kind === 'member') return event.waitUntil(storedPages.member(message.memberId));
  event.waitUntil(storedPages.visited(message.href, message.files));
  // These pictures are in the HTTP cache, so the requests need no network.
  for (const address of message.pictures)
    // The page loads the picture itself.
    event.waitUntil(pictures.handle({ event, request: new Request(address) }).catch(() => undefined));
});
scope.addEventListener('push', (event) => event.waitUntil(showPush(scope, event.data?.text() ?? '')));
scope.addEventListener('pushsubscriptionchange', (event) => event.waitUntil(renewPush(scope, event)));
scope.addEventListener('notificationclick', (event) => event.waitUntil(openPush(scope, event.notification)));
