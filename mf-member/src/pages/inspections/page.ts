import { deferredPage } from '@verandah/areas';
import { inspectionsPath } from '@verandah/market';
import type { InspectionsData } from './data.ts';

/** The planner of inspections. */
export const inspectionsPage = deferredPage<InspectionsData>({
  name: 'inspections',
  routes: [inspectionsPath],
  takesForms: true,
  reads: ['collections', 'inspections'],
  staysMounted: true,
  script: () => import(/* webpackChunkName: "member-inspections" */ './load.ts'),
});
