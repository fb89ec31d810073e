import { deferredPage } from '@verandah/areas';
import type { FinderData } from './data.ts';

/** Agents and offices by name or place. */
export const finderPage = deferredPage<FinderData>({
  name: 'finder',
  routes: ['/agent-finder'],
  staysMounted: true,
  view: async () => (await import(/* webpackChunkName: "agents-finder" */ './view.tsx')).FinderView,
  source: async () => ({ load: (await import('./load.ts')).loadFinder }),
});
