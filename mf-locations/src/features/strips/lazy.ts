import { lazyView } from '@verandah/areas';

/** Cards of homes at the end of a page; the server draws them with the page. */
export const lazyStrips = lazyView(async () => (await import('./strips.tsx')).Strips);
