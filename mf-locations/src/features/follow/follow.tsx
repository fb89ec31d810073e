import { FollowButton } from '@verandah/design';
import { GraphError } from '@verandah/graph';
import { useAskToSignIn, useServices, useSession } from '@verandah/kit';
import { locationAddress } from '@verandah/market';
import { useContext, useState } from 'react';
import { OwnContext } from '../own/own.ts';
import { followLocation, unfollowLocation, type FollowState } from './queries.ts';
import styles from './follow.module.css';

interface FollowProps { readonly place: { readonly id: string; readonly slug: string; readonly name: string; readonly followerCount: number } }

/** Follows a suburb: shown at once, put back with a message when it fails. Visitors are asked to sign in, and follow then. */
export function Follow({ place: { id, slug, name, followerCount } }: FollowProps) {
  const { graph, report } = useServices();
  const own = useContext(OwnContext);
  const { known, signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const [changed, setChanged] = useState<FollowState | null>(null);
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const now = changed ?? (own ? { isFollowing: own.isFollowing, followerCount: own.followerCount } : { isFollowing: false, followerCount });

  const toggle = async () => {
    const ask = () => askToSignIn({ reason: 'follow', pending: { kind: 'follow', what: 'location', id } });
    if (known && !signedIn) { ask(); return; }
    const before = changed;
    const wanted = !now.isFollowing;
    setBusy(true);
    setFailed('');
    setChanged({ isFollowing: wanted, followerCount: Math.max(0, now.followerCount + (wanted ? 1 : -1)) });
    try {
      setChanged(wanted ? (await graph.write(followLocation, { id })).follow : (await graph.write(unfollowLocation, { id })).unfollow);
    } catch (error) {
      setChanged(before);
      if (error instanceof GraphError && error.code === 'SIGNED_OUT') { ask(); return; }
      report(error, 'follow');
      setFailed(`${name} could not be ${wanted ? 'followed' : 'unfollowed'} just now. Try again.`);
    } finally {
      setBusy(false);
    }
  };
  return (
    <div className={styles.follow}>
      <FollowButton what={name} following={now.isFollowing} count={now.followerCount} busy={busy} onToggle={() => { void toggle(); }} action={locationAddress(slug)} />
      <p className={styles.failed} role="alert">{failed}</p>
    </div>
  );
}
