import { deferredPage } from '@verandah/areas';
import type { QueueData } from './data.ts';

/** The queue of moderators. */
export const moderationPage = deferredPage<QueueData>({
  name: 'moderation',
  routes: ['/moderation'],
  staysMounted: true,
  takesForms: true,
  script: () => import(/* webpackChunkName: "community-moderation" */ './load.ts'),
});
