import { lazyView } from '@verandah/areas';

/** Loans, duty and rents; the server draws them with the page. */
export const lazyCalculators = lazyView(async () => (await import('./calculators.tsx')).Calculators);
