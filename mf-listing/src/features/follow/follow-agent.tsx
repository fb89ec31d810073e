import { useFollow, useMemberRead } from '@verandah/areas/actions';
import { FollowButton } from '@verandah/design';
import { signInHref, useServices, useSession } from '@verandah/kit';
import type { ListingAgent } from '../../pages/listing/listing.ts';
import { followAgent, readFollowed, unfollowAgent } from './queries.ts';

/**
 * Follow button for the agent. A signed-out visitor signs in first, and then follows the agent.
 */
export function FollowAgent({ agent: { id, username, name } }: { readonly agent: ListingAgent }) {
  const { graph, isLive } = useServices();
  const { known, signedIn, agentId } = useSession();
  const own = useMemberRead(readFollowed, { username })?.agentProfile;
  const { isFollowing, busy, toggle } = useFollow({
    what: 'agent',
    id,
    name,
    state: { isFollowing: own?.isFollowed ?? false, followerCount: own?.followers ?? 0 },
    write: async (follow) =>
      follow ? (await graph.write(followAgent, { id })).follow : (await graph.write(unfollowAgent, { id })).unfollow,
  });
  // Agents cannot follow themselves, and without a sign-in page signed-out visitors cannot follow anyone.
  if ((known && agentId === id) || (!signedIn && !isLive(signInHref('/', 'follow')))) return null;
  return <FollowButton what={name} following={isFollowing} busy={busy} size="small" onToggle={toggle} />;
}
