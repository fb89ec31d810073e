import { lazyView } from '@verandah/areas';
import './calculators.module.css';

/** Loans, duty and rents; their styles come with the page, which the server draws with them. */
export const lazyCalculators = lazyView(async () => (await import('./calculators.tsx')).Calculators);
