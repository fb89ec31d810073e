import { deferredPage } from '@verandah/areas';
import { searchRoutes } from '@verandah/market';
import type { ResultsData } from './data.ts';
import { viewedResults } from './viewed-results.ts';

/**
 * Results of a search for listings, in every mode and location. Deferred, so that the home page does without their
 * script and styles.
 */
export const resultsPage = deferredPage<ResultsData>({
  name: 'results',
  routes: searchRoutes,
  staysMounted: true,
  viewed: viewedResults,
  view: async () => (await import(/* webpackChunkName: "search-results" */ './view.tsx')).ResultsView,
  source: async () => ({ load: (await import('./load.ts')).loadResults }),
});
