import { deferredPage } from '@verandah/areas';
import type { NotificationsData } from './load.ts';

/** What happened for the member. */
export const notificationsPage = deferredPage<NotificationsData>({
  name: 'notifications',
  routes: ['/notifications'],
  takesForms: true,
  staysMounted: true,
  script: async () => (await import(/* webpackChunkName: "member-notifications" */ './script.ts')).notificationsScript,
});
