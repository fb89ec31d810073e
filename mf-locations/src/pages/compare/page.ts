import { deferredPage } from '@verandah/areas';
import { comparePath } from '../../features/compare/compare-address.ts';
import type { CompareData } from './data.ts';

/** Two or three suburbs side by side. */
export const comparePage = deferredPage<CompareData>({
  name: 'compare',
  routes: [comparePath],
  view: async () => (await import(/* webpackChunkName: "locations-compare" */ './view.tsx')).CompareView,
  source: async () => ({ load: (await import('./load.ts')).loadCompare }),
});
