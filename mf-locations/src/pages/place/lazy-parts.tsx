import { memo, Suspense } from 'react';
import { lazyAround } from '../../features/places/lazy-around.ts';
import { lazyPrices } from '../../features/prices/lazy.ts';
import { lazyStrips } from '../../features/strips/lazy.ts';
import type { PlacePage } from './data.ts';

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
    <lazyStrips.View place={page.place} buy={page.buy} rent={page.rent} sold={page.sold} />
  </Suspense>
));

/** Loads all lazy views. Call it before rendering on the server, and before showing the page after a navigation. */
export const fetchParts = async (): Promise<void> => {
  await Promise.all([lazyPrices, lazyAround, lazyStrips].map((view) => view.fetch()));
};
