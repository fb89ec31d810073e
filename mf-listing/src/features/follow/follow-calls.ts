import { document, type Graph } from '@verandah/graph';

type Followed = { readonly isFollowing: boolean };

export const readFollowed = document<{ readonly agentProfile: { readonly isFollowed: boolean } | null }, { username: string }>(`
  query ListingAgentFollowed($username: String!) { agentProfile(username: $username) { isFollowed } }`);
export const followAgent = document<{ readonly follow: Followed }, { id: string }>(`
  mutation ListingFollowAgent($id: ID!) { follow(kind: agent, targetId: $id) { isFollowing } }`);
export const unfollowAgent = document<{ readonly unfollow: Followed }, { id: string }>(`
  mutation ListingUnfollowAgent($id: ID!) { unfollow(kind: agent, targetId: $id) { isFollowing } }`);

/** Whether the member follows an agent. */
export const isFollowed = async (graph: Graph, username: string): Promise<boolean> => (await graph.read(readFollowed, { username })).agentProfile?.isFollowed ?? false;

/** Follows an agent, or ends it. @returns whether the member follows now @throws {GraphError} */
export const setFollowed = async (graph: Graph, id: string, follow: boolean): Promise<boolean> => (
  follow ? (await graph.write(followAgent, { id })).follow.isFollowing : (await graph.write(unfollowAgent, { id })).unfollow.isFollowing
);
