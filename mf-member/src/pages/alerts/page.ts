import { deferredPage } from '@verandah/areas';
import type { AlertsData } from './view.tsx';

/** The member's alerts. */
export const alertsPage = deferredPage<AlertsData>({
  name: 'alerts',
  routes: ['/alerts'],
  takesForms: true,
  reads: ['alerts'],
  staysMounted: true,
  script: () => import(/* webpackChunkName: "member-alerts" */ './load.ts'),
});
