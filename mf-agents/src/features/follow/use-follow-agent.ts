import { useFollow, useMemberRead, type Following } from '@verandah/areas/actions';
import { useServices } from '@verandah/kit';
import { graphql } from '../../graphql.ts';

export const readFollowed = graphql(
  `query AgentFollowed($username: String!) { agentProfile(username: $username) { isFollowed followers } }`,
  [],
  { reads: ['following'] },
);
export const followAgent = graphql(
  `mutation FollowAgent($id: ID!) { follow(kind: agent, targetId: $id) { isFollowing followerCount } }`,
  [],
  { changes: ['following'] },
);
export const unfollowAgent = graphql(
  `mutation UnfollowAgent($id: ID!) { unfollow(kind: agent, targetId: $id) { isFollowing followerCount } }`,
  [],
  { changes: ['following'] },
);

interface FollowedAgent {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly followers: number;
}

/** Whether this visitor follows an agent. Loaded with the session. */
export function useFollowAgent({ id, username, name, followers }: FollowedAgent): Following {
  const { graph } = useServices();
  const own = useMemberRead(readFollowed, { username })?.agentProfile;
  return useFollow({
    what: 'agent',
    id,
    name,
    state: { isFollowing: own?.isFollowed ?? false, followerCount: own?.followers ?? followers },
    write: async (follow) =>
      follow ? (await graph.write(followAgent, { id })).follow : (await graph.write(unfollowAgent, { id })).unfollow,
  });
}
