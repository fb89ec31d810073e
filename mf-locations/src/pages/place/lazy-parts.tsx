import { lazyView } from '@verandah/areas';
import { memo, Suspense } from 'react';
import type { PlacePage } from './data.ts';

/** Prices with their chart, below the fold; the server renders them with the page. */
const lazyPrices = lazyView(async () => (await import('../../features/prices/prices.tsx')).Prices);

/** Agents, streets, schools and nearby suburbs: links that need no script. */
const lazyAround = lazyView(async () => (await import('../../features/places/around.tsx')).Around);

/** Listing cards at the end of a page; the server renders them with the page. */
const lazyStrips = lazyView(async () => (await import('../../features/strips/strips.tsx')).Strips);

// Each view is memoised, so that renders before its script is loaded leave the server's HTML unchanged.

export const LazyPrices = memo(({ page }: { readonly page: PlacePage }) => (
  <Suspense>
    <lazyPrices.View name={page.place.name} market={page.market} />
  </Suspense>
));
export const LazyAround = memo(({ page }: { readonly page: PlacePage }) => (
  <Suspense>
    <lazyAround.View page={page} />
  </Suspense>
));
export const LazyStrips = memo(({ page }: { readonly page: PlacePage }) => (
  <Suspense>
    <lazyStrips.View place={page.place} nearby={page.nearby} buy={page.buy} rent={page.rent} sold={page.sold} />
  </Suspense>
));

/** Loads all lazy views. Call it before rendering on the server, and before showing the page after a navigation. */
export const fetchParts = async (): Promise<void> => {
  await Promise.all([lazyPrices, lazyAround, lazyStrips].map((view) => view.fetch()));
};
