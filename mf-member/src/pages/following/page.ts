import { deferredPage } from '@verandah/areas';
import type { FollowingData } from './load.ts';

/** What the member follows. */
export const followingPage = deferredPage<FollowingData>({
  name: 'following',
  routes: ['/following', '/following/:group'],
  takesForms: true,
  reads: ['following'],
  staysMounted: true,
  script: async () => (await import(/* webpackChunkName: "member-following" */ './script.ts')).followingScript,
});
