import { deferredPage } from '@verandah/areas';
import type { RentingData } from './data.ts';

/** Renting: a member's applications, the profile that they are made of, and applying for a home. */
export const rentingPage = deferredPage<RentingData>({
  name: 'renting',
  routes: ['/renting', '/renting/profile', '/renting/apply/:listing', '/renting/applications/:id'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "member-renting" */ './load.ts'),
});
