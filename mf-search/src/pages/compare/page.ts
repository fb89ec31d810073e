import { definePage } from '@verandah/areas';
import { comparePath } from '../../features/compare/compare-address.ts';
import type { CompareData } from './data.ts';
import { CompareView } from './view.tsx';

/** Two to four homes side by side. */
export const comparePage = definePage<CompareData>({
  name: 'compare',
  routes: [comparePath],
  staysMounted: true,
  load: async (request) => (await import('./load.ts')).loadCompare(request),
  View: CompareView,
});
