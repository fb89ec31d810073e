import { lazyView } from '@verandah/areas';

// The styles above come with the page: pages without results are drawn on the server too, where these parts have no
// files of their own.

/** What the next results are found with: the first page has its data already. */
export const fetchLoad = () => import('./load.ts');

export const lazyNoResults = lazyView(async () => (await import('./no-results.tsx')).NoResults);

export const lazyUnknownPlace = lazyView(async () => (await import('./unknown-place.tsx')).UnknownPlaceView);
