import { lazyView } from '@verandah/areas';

// Styles are imported with the page: pages without results are rendered on the server too, where these views have no
// files of their own.

/** Loads the loader of the next results. The first page has its data already. */
export const fetchLoad = () => import('./load.ts');

export const lazyNoResults = lazyView(async () => (await import('./no-results.tsx')).NoResults);

/** Fetched by the server only: browsers render nothing of what is in `noscript`. */
export const lazyMapPicture = lazyView(async () => (await import('../../features/map/map-picture.tsx')).MapPicture);

export const lazyUnknownPlace = lazyView(async () => (await import('./unknown-place.tsx')).UnknownPlaceView);
