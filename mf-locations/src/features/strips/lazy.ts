import { lazyView } from '@verandah/areas';

/** Listing cards at the end of a page; the server renders them with the page. */
export const lazyStrips = lazyView(async () => (await import('./strips.tsx')).Strips);
