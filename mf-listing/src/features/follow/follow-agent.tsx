import { FollowButton } from '@verandah/design';
import { signInHref, useAskToSignIn, useServices, useSession } from '@verandah/kit';
import { useEffect, useState } from 'react';
import type { ListingAgent } from '../../pages/listing/listing.ts';

// Fetched when a member is here, or with the first press.
const loadCalls = () => import('./follow-calls.ts');

/** Follows the agent from the page. A visitor is asked to sign in first; then it is done. */
export function FollowAgent({ agent: { id, username, name } }: { readonly agent: ListingAgent }) {
  const { graph, bus, report, isLive } = useServices();
  const { known, signedIn, agentId } = useSession();
  const askToSignIn = useAskToSignIn();
  const [followed, setFollowing] = useState(false);
  const following = signedIn && followed;
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (!signedIn) return;
    let late = false;
    loadCalls().then(({ isFollowed }) => isFollowed(graph, username)).then((now) => { if (!late) setFollowing(now); }, (error: unknown) => report(error, 'follow'));
    return () => { late = true; };
  }, [signedIn, graph, username, report]);

  const toggle = async (): Promise<void> => {
    if (!signedIn) { askToSignIn({ reason: 'follow', pending: { kind: 'follow', what: 'agent', id } }); return; }
    const wanted = !following;
    setBusy(true);
    setFollowing(wanted);
    try {
      setFollowing(await (await loadCalls()).setFollowed(graph, id, wanted));
    } catch (error) {
      report(error, 'follow');
      setFollowing(!wanted);
      bus.publish('notifications', { kind: 'error', text: wanted ? `Following ${name} did not work. Please try again.` : `You still follow ${name}: ending it did not work. Please try again.` });
    } finally {
      setBusy(false);
    }
  };
  // Nobody follows themselves, and without a place to sign in nobody can follow.
  if ((known && agentId === id) || (!signedIn && !isLive(signInHref('/', 'follow')))) return null;
  return <FollowButton what={name} following={following} busy={busy} onToggle={() => void toggle()} />;
}
