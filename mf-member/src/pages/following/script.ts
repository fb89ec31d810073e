import type { PageScript } from '@verandah/areas';
import { submitBy } from '../../features/actions/action.ts';
import { actOnFollowing } from './action.ts';
import { loadFollowing, type FollowingData } from './load.ts';
import { FollowingView } from './view.tsx';

export const followingScript: PageScript<FollowingData> = {
  load: loadFollowing,
  View: FollowingView,
  submit: (request, form) =>
    submitBy(loadFollowing, actOnFollowing(request.url.pathname + request.url.search))(request, form),
};
