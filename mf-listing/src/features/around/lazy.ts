import { lazyView } from '@verandah/areas';

/** The surroundings of a property; the server renders them with the page. */
export const lazyAround = lazyView(async () => (await import('./around.tsx')).Around);
