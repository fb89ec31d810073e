import { laterPage } from '@verandah/areas';
import type { FollowingData } from './load.ts';

/** What the member follows. */
export const followingPage = laterPage<FollowingData>({
  name: 'following',
  routes: ['/following', '/following/:group'],
  takesForms: true,
  staysMounted: true,
  script: async () => (await import(/* webpackChunkName: "member-following" */ './script.ts')).followingScript,
});
