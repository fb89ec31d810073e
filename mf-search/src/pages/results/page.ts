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
  view: async () => {
    const [{ ResultsView }, { fetchQuickFilters }] = await Promise.all([
      import(/* webpackChunkName: "search-results" */ './view.tsx'),
      import(/* webpackChunkName: "search-results" */ '../../features/filters/lazy-quick-filters.tsx'),
    ]);
    // Before the page is hydrated. Without them it does until they can be had.
    await fetchQuickFilters().catch(() => undefined);
    return ResultsView;
  },
  source: async () => ({ load: (await import('./load.ts')).loadResults }),
});
