import { deferredPage } from '@verandah/areas';
import { ownHomesPath } from '@verandah/market';
import type { OwnHomesData } from './view.tsx';

/** The member's claimed homes. */
export const ownHomesPage = deferredPage<OwnHomesData>({
  name: 'own-homes',
  routes: [ownHomesPath],
  script: () => import(/* webpackChunkName: "locations-own-homes" */ './load.ts'),
});
