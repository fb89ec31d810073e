import { deferredPage } from '@verandah/areas';
import type { OffersData } from './data.ts';

/** A member's offers to buy, and making one. */
export const offersPage = deferredPage<OffersData>({
  name: 'offers',
  routes: ['/offers', '/offers/new/:listing', '/offers/:id'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "member-offers" */ './load.ts'),
});
