import { document, isSignedOut } from '@verandah/graph';
import { useAskToSignIn, useServices, useSession } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';

interface State { readonly isFollowing: boolean; readonly followerCount: number }

export const readFollowed = document<{ agentProfile: { readonly isFollowed: boolean; readonly followers: number } | null }, { username: string }>(
  'query AgentFollowed($username: String!) { agentProfile(username: $username) { isFollowed followers } }');
export const followAgent = document<{ follow: State }, { id: string }>('mutation FollowAgent($id: ID!) { follow(kind: agent, targetId: $id) { isFollowing followerCount } }');
export const unfollowAgent = document<{ unfollow: State }, { id: string }>('mutation UnfollowAgent($id: ID!) { unfollow(kind: agent, targetId: $id) { isFollowing followerCount } }');

export interface Follow {
  readonly following: boolean;
  readonly count: number;
  readonly busy: boolean;
  toggle(): void;
}

interface FollowedAgent { readonly id: string; readonly username: string; readonly name: string; readonly followers: number }

/**
 * Whether this visitor follows an agent: asked once it is known who they are. A press shows at once, and is put back with a
 * message when it fails; a visitor without an account is asked to sign in, and follows then.
 */
export function useFollow({ id, username, name, followers }: FollowedAgent): Follow {
  const { graph, bus, report } = useServices();
  const { known, signedIn, memberId } = useSession();
  const askToSignIn = useAskToSignIn();
  const [state, setState] = useState<State>({ isFollowing: false, followerCount: followers });
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);

  useEffect(() => {
    if (!known || !signedIn) return;
    let latest = true;
    // Without an answer the button offers to follow; following twice changes nothing.
    graph.read(readFollowed, { username }).then(({ agentProfile }) => {
      if (latest && agentProfile && !pressed.current) setState({ isFollowing: agentProfile.isFollowed, followerCount: agentProfile.followers });
    }, () => undefined);
    return () => { latest = false; };
  }, [graph, known, signedIn, memberId, username]);

  const toggle = async (): Promise<void> => {
    const pending = { kind: 'follow', what: 'agent', id } as const;
    if (known && !signedIn) { askToSignIn({ reason: 'follow', pending }); return; }
    const before = state;
    const wanted = !before.isFollowing;
    pressed.current = true;
    setBusy(true);
    setState({ isFollowing: wanted, followerCount: Math.max(0, before.followerCount + (wanted ? 1 : -1)) });
    try {
      setState(wanted ? (await graph.write(followAgent, { id })).follow : (await graph.write(unfollowAgent, { id })).unfollow);
    } catch (error) {
      setState(before);
      if (isSignedOut(error)) askToSignIn({ reason: 'follow', pending });
      else {
        report(error, 'follow');
        bus.publish('notifications', { kind: 'error', text: wanted ? `We couldn’t follow ${name} for you. Try again.` : `You still follow ${name}: ending it failed. Try again.` });
      }
    } finally {
      setBusy(false);
    }
  };
  return { following: state.isFollowing, count: state.followerCount, busy, toggle: () => { void toggle(); } };
}
