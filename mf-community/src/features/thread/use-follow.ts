import { isSignedOut, refusalText, unreachable } from '@verandah/graph';
import { useAskToSignIn, useServices, useSession } from '@verandah/kit';
import { useState } from 'react';
import { followQuestion, unfollowQuestion } from './queries.ts';
import type { Thread } from './thread.ts';

/** Follows a question: shown at once, put back when it failed; asked of a visitor it is done once they are signed in. */
export function useFollow({ postId, isFollowing, followerCount }: Thread, change: (changed: Partial<Thread>) => void) {
  const { graph, report } = useServices();
  const { known, signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  const ask = (): void => askToSignIn({ reason: 'follow', pending: { kind: 'follow', what: 'question', id: postId } });
  return {
    busy, problem,
    async toggle(): Promise<void> {
      if (busy) return;
      if (known && !signedIn) { ask(); return; }
      setBusy(true);
      setProblem('');
      change({ isFollowing: !isFollowing, followerCount: followerCount + (isFollowing ? -1 : 1) });
      try {
        change(isFollowing ? (await graph.write(unfollowQuestion, { id: postId })).unfollow : (await graph.write(followQuestion, { id: postId })).follow);
      } catch (error) {
        change({ isFollowing, followerCount });
        if (isSignedOut(error)) ask();
        else {
          const said = refusalText(error);
          if (said === null) report(error, 'follow');
          setProblem(said ?? unreachable);
        }
      } finally {
        setBusy(false);
      }
    },
  };
}
