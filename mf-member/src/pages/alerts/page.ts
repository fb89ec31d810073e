import { deferredPage } from '@verandah/areas';
import type { AlertsData } from './load.ts';

/** The member's alerts. */
export const alertsPage = deferredPage<AlertsData>({
  name: 'alerts',
  routes: ['/alerts'],
  takesForms: true,
  reads: ['alerts'],
  staysMounted: true,
  script: async () => (await import(/* webpackChunkName: "member-alerts" */ './script.ts')).alertsScript,
});
