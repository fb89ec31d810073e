import { useFollow, useMemberRead, type Following } from '@verandah/areas/actions';
import { useServices } from '@verandah/kit';
import { followMember, readOwn, unfollowMember, type Followed, type Profile } from './queries.ts';

interface Own extends Following {
  readonly isOwn: boolean;
  readonly isAdmin: boolean;
  /** Visible to the member and to admins. */
  readonly following: readonly Followed[] | null;
}

/** The viewer's relation to a member, requested once the session is loaded. */
export function useOwn({ id, username, name, followerCount }: Profile): Own {
  const { graph } = useServices();
  const own = useMemberRead(readOwn, { username })?.userProfile;
  const follow = useFollow({
    what: 'member',
    id,
    name,
    state: { isFollowing: own?.isFollowing ?? false, followerCount: own?.followerCount ?? followerCount },
    write: async (wanted) =>
      wanted ? (await graph.write(followMember, { id })).follow : (await graph.write(unfollowMember, { id })).unfollow,
  });
  return {
    ...follow,
    isOwn: own?.isViewingOwnProfile ?? false,
    isAdmin: own?.isCurrentUserAdmin ?? false,
    following: own?.following?.results ?? null,
  };
}
