import { useFollow } from '@verandah/areas/actions';
import { FollowButton } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { locationAddress } from '@verandah/market';
import { useContext } from 'react';
import { OwnContext } from '../own/own.ts';
import { followLocation, unfollowLocation } from './queries.ts';
import styles from './follow.module.css';

interface FollowProps {
  readonly place: { readonly id: string; readonly slug: string; readonly name: string; readonly followerCount: number };
}

/**
 * Follow button of a suburb. A signed-out visitor signs in first, and then follows the suburb.
 */
export function Follow({ place: { id, slug, name, followerCount } }: FollowProps) {
  const { graph } = useServices();
  const own = useContext(OwnContext);
  const follow = useFollow({
    what: 'location',
    id,
    name,
    state: own ?? { isFollowing: false, followerCount },
    saysProblem: true,
    write: async (wanted) =>
      wanted
        ? (await graph.write(followLocation, { id })).follow
        : (await graph.write(unfollowLocation, { id })).unfollow,
  });
  return (
    <div className={styles.follow}>
      <FollowButton
        what={name}
        following={follow.isFollowing}
        count={follow.followerCount}
        busy={follow.busy}
        onToggle={follow.toggle}
        action={locationAddress(slug)}
      />
      <p className={styles.failed} role="alert">
        {follow.problem}
      </p>
    </div>
  );
}
