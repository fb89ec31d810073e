import { lazyView } from '@verandah/areas';

/** Loan, duty and rent calculators; the server renders them with the page. */
export const lazyCalculators = lazyView(async () => (await import('./calculators.tsx')).Calculators);
