import { cacheNames } from '../../service-worker/names.ts';

/** Whether the service worker has stored the page at a URL, for everybody or for the signed-in member. */
export async function isStored(href: string): Promise<boolean> {
  const address = href.replace(/#.*/, '');
  const found = await Promise.all(
    [cacheNames.pages, cacheNames.member].map((cacheName) =>
      window.caches.match(address, { cacheName, ignoreVary: true }),
    ),
  );
  return found.some((response) => response !== undefined);
}
