import { lazyView } from '@verandah/areas';

/** Prices with their chart, below the fold; the server renders them with the page. */
export const lazyPrices = lazyView(async () => (await import('./prices.tsx')).Prices);
