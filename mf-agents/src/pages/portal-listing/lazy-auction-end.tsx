import { lazyView } from '@verandah/areas';
import { Suspense, type ComponentProps } from 'react';
import type { AuctionEnd } from './auction-end.tsx';

/** The result of the auction, which few visits enter. */
const lazyEnd = lazyView(async () => (await import('./auction-end.tsx')).AuctionEnd);

export const LazyAuctionEnd = (props: ComponentProps<typeof AuctionEnd>) => (
  <Suspense>
    <lazyEnd.View {...props} />
  </Suspense>
);

/** Loads it. Call it before rendering on the server. */
export const fetchAuctionEnd = (): Promise<void> => lazyEnd.fetch();
