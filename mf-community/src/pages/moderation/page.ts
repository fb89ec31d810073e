import { deferredPage } from '@verandah/areas';
import type { QueueData } from './data.ts';

/** What waits for moderators. */
export const moderationPage = deferredPage<QueueData>({
  name: 'moderation',
  routes: ['/moderation'],
  staysMounted: true,
  script: () => import(/* webpackChunkName: "community-moderation" */ './script.ts'),
});
