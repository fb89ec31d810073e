import { lazyView } from '@verandah/areas';
import { memo, Suspense, type ComponentProps } from 'react';
import type { AuctionEnd } from './auction-end.tsx';
import type { Preview } from './preview.tsx';

/** The result of the auction, which few visits enter. */
const lazyEnd = lazyView(async () => (await import('./auction-end.tsx')).AuctionEnd);
/** The card of search results, whose script the form does without. */
const lazyPreview = lazyView(async () => (await import('./preview.tsx')).Preview);

export const LazyAuctionEnd = memo((props: ComponentProps<typeof AuctionEnd>) => (
  <Suspense>
    <lazyEnd.View {...props} />
  </Suspense>
));

export const LazyPreview = memo((props: ComponentProps<typeof Preview>) => (
  <Suspense>
    <lazyPreview.View {...props} />
  </Suspense>
));

/** Loads them. Call it before rendering on the server. */
export const fetchParts = async (): Promise<void> => {
  await Promise.all([lazyEnd.fetch(), lazyPreview.fetch()]);
};
