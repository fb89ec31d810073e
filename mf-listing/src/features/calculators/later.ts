import { laterView } from '@verandah/areas';
import './calculators.module.css';

/** Loans, duty and rents; their styles come with the page, which the server draws with them. */
export const laterCalculators = laterView(async () => (await import('./calculators.tsx')).Calculators);
