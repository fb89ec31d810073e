import { deferredPage } from '@verandah/areas';
import { locationTabs } from '@verandah/market';
import type { BrowseData } from './data.ts';

/** Index of locations by state, region and suburb, and of streets. */
export const browsePage = deferredPage<BrowseData>({
  name: 'browse',
  routes: locationTabs.flatMap(({ path }) => [path, `${path}/:types`, `${path}/:types/:place`]),
  view: async () => (await import(/* webpackChunkName: "locations-browse" */ './view.tsx')).BrowseView,
  source: async () => ({ load: (await import('./load.ts')).loadBrowse }),
});
