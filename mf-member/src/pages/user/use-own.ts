import { useAskToSignIn, useServices, useSession } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';
import { followMember, readOwn, unfollowMember, type Followed, type Profile } from './queries.ts';

interface Own {
  readonly isOwn: boolean;
  readonly isAdmin: boolean;
  readonly isFollowing: boolean;
  readonly followerCount: number;
  /** Told to the member and to admins. */
  readonly following: readonly Followed[] | null;
}

/** How the reader stands to a member: asked once it is known who reads. Following shows at once, and is put back when it fails. */
export function useOwn({ id, username, name, followerCount }: Profile): Own & { readonly busy: boolean; toggle(): void } {
  const { graph, bus, report } = useServices();
  const { known, signedIn, memberId } = useSession();
  const askToSignIn = useAskToSignIn();
  const nobody: Own = { isOwn: false, isAdmin: false, isFollowing: false, followerCount, following: null };
  const [own, setOwn] = useState(nobody);
  const [busy, setBusy] = useState(false);
  const pressed = useRef(false);

  useEffect(() => {
    if (!known || !signedIn) return undefined;
    let here = true;
    graph.read(readOwn, { username }).then(({ userProfile }) => {
      if (!here || !userProfile || pressed.current) return;
      const { isViewingOwnProfile, isCurrentUserAdmin, isFollowing, followerCount: count, following } = userProfile;
      setOwn({ isOwn: isViewingOwnProfile, isAdmin: isCurrentUserAdmin, isFollowing, followerCount: count, following: following?.results ?? null });
    }, (error: unknown) => report(error, 'own profile'));
    return () => { here = false; };
  }, [known, signedIn, memberId, username, graph, report]);

  const toggle = (): void => {
    if (!signedIn) return askToSignIn({ reason: 'follow', pending: { kind: 'follow', what: 'member', id } });
    if (busy) return;
    pressed.current = true;
    const before = own;
    const next = !before.isFollowing;
    setBusy(true);
    setOwn({ ...before, isFollowing: next, followerCount: before.followerCount + (next ? 1 : -1) });
    (next ? graph.write(followMember, { id }).then(({ follow }) => follow) : graph.write(unfollowMember, { id }).then(({ unfollow }) => unfollow))
      .then((state) => setOwn({ ...before, ...state }), (error: unknown) => {
        report(error, 'follow member');
        setOwn(before);
        bus.publish('notifications', { kind: 'error', text: next ? `We couldn’t follow ${name} for you. Try again.` : `We couldn’t stop following ${name} for you. Try again.` });
      })
      .finally(() => setBusy(false));
  };
  return { ...(signedIn ? own : nobody), busy, toggle };
}
