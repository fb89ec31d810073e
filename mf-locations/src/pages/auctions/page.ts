import { deferredPage } from '@verandah/areas';
import { auctionsPath } from './address.ts';
import type { AuctionsData } from './data.ts';

/** Auction results by city and week. */
export const auctionsPage = deferredPage<AuctionsData>({
  name: 'auctions',
  routes: [auctionsPath, `${auctionsPath}/:city`, `${auctionsPath}/:city/:week`],
  staysMounted: true,
  view: async () => (await import(/* webpackChunkName: "locations-auctions" */ './view.tsx')).AuctionsView,
  source: async () => ({ load: (await import('./load.ts')).loadAuctions }),
});
