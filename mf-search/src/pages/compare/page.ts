import { definePage } from '@verandah/areas';
import { compareHomesPath } from '@verandah/market';
import type { CompareData } from './data.ts';
import { CompareView } from './view.tsx';

/** Two to four homes side by side. */
export const comparePage = definePage<CompareData>({
  name: 'compare',
  routes: [compareHomesPath],
  staysMounted: true,
  load: async (request) => (await import('./load.ts')).loadCompare(request),
  View: CompareView,
});
