import { deferredPage } from '@verandah/areas';
import type { NotificationsData } from './view.tsx';

/** What happened for the member. */
export const notificationsPage = deferredPage<NotificationsData>({
  name: 'notifications',
  routes: ['/notifications'],
  takesForms: true,
  staysMounted: true,
  script: () => import(/* webpackChunkName: "member-notifications" */ './load.ts'),
});
