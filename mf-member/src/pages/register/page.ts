import { deferredPage } from '@verandah/areas';
import type { RegisterData } from './view.tsx';

/** Registration for the inspections of a home. */
export const registerPage = deferredPage<RegisterData>({
  name: 'register',
  // One script with the planner: each chunk costs every page of the area a hash.
  chunk: 'member-inspections',
  routes: ['/inspections/:uri'],
  takesForms: true,
  reads: ['inspections'],
  staysMounted: true,
  script: () => import(/* webpackChunkName: "member-inspections" */ './load.ts'),
});
