import { definePage } from '@verandah/areas';
import { searchRoutes } from '@verandah/market';
import type { ResultsData } from './data.ts';
import { fetchLoad } from './later.ts';
import { ResultsView } from './view.tsx';

/** Results of a search for listings, in every mode and place. */
export const resultsPage = definePage<ResultsData>({ name: 'results', routes: searchRoutes, staysMounted: true, load: async (request) => (await fetchLoad()).loadResults(request), View: ResultsView });
