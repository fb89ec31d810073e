import { lazyView } from '@verandah/areas';

/** Prices with their chart: below the fold; the server draws them with the page. */
export const lazyPrices = lazyView(async () => (await import('./prices.tsx')).Prices);
