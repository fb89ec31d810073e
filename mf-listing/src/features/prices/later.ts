import { laterView } from '@verandah/areas';
import '@verandah/design/charts.css';
import './prices.module.css';

/** History, medians and comparables; their styles come with the page, which the server draws with them. */
export const laterPrices = laterView(async () => (await import('./prices.tsx')).Prices, { near: '#prices' });
