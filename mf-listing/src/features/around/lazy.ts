import { lazyView } from '@verandah/areas';

/** The place around a home; the server draws it with the page. */
export const lazyAround = lazyView(async () => (await import('./around.tsx')).Around);
