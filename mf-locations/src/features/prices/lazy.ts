import { lazyView } from '@verandah/areas';
import '@verandah/design/charts.css';
import './prices.module.css';

/** Prices with their chart: below the fold; their styles come with the page, which the server draws with them. */
export const lazyPrices = lazyView(async () => (await import('./prices.tsx')).Prices);
