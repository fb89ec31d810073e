import { lazyView } from '@verandah/areas';

/** The table, which no page of results needs. */
export const lazyCompare = lazyView(async () => (await import('./compare.tsx')).Compare);
