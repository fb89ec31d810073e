import { deferredPage } from '@verandah/areas';
import type { FollowingData } from './view.tsx';

/** What the member follows. */
export const followingPage = deferredPage<FollowingData>({
  name: 'following',
  routes: ['/following', '/following/:group'],
  takesForms: true,
  reads: ['following'],
  staysMounted: true,
  script: () => import(/* webpackChunkName: "member-following" */ './load.ts'),
});
