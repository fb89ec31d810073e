import { isSignedOut, refusalText } from '@verandah/graph';
import { useAskToSignIn, useServices, useSession } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../posting/new-key.ts';
import { writeVote, type VoteKind } from '../thread/queries.ts';
import type { VoteOnPostMutation } from '../../graphql.ts';

/** The votes, and the viewer's own: 1 for, -1 against, 0 for none. */
export type VoteCount = VoteOnPostMutation['voteOnPost'];

/** The count after a press: the same vote again removes it, the other one replaces it. */
export function afterVote({ votes, viewerVote }: VoteCount, value: 1 | -1): VoteCount {
  const next = viewerVote === value ? 0 : value;
  return { votes: votes - viewerVote + next, viewerVote: next };
}

/**
 * A vote that shows at once and is reverted if it fails. Presses during a request are sent after it, in order. After an
 * unknown outcome the waiting presses are dropped. The same press again then reuses its key, so that the API returns a
 * vote that did arrive instead of removing it.
 */
export function useVote({
  kind,
  postId,
  votes,
  viewerVote,
}: VoteCount & { readonly kind: VoteKind; readonly postId: string }) {
  const { graph, report } = useServices();
  const { known, signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const [shown, setShown] = useState<VoteCount>({ votes, viewerVote });
  const [problem, setProblem] = useState('');
  const queue = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  /** The latest count from the API. */
  const certain = useRef<VoteCount>({ votes, viewerVote });
  /** A press with an unknown outcome. */
  const unsure = useRef<{ readonly value: 1 | -1; readonly key: string } | null>(null);
  /** The API's response to a vote is newer than data that the page loads at the same time. */
  const hasVoted = useRef(false);
  // Applies the viewer's data that the page loads after hydration.
  useEffect(() => {
    if (waiting.current > 0 || hasVoted.current) return;
    certain.current = { votes, viewerVote };
    setShown(certain.current);
  }, [votes, viewerVote]);

  const send = async (value: 1 | -1, key: string): Promise<void> => {
    try {
      if (unsure.current && unsure.current.key !== key) return;
      certain.current = (await graph.write(writeVote, { kind, postId, value, key })).voteOnPost;
      unsure.current = null;
      hasVoted.current = true;
    } catch (error) {
      unsure.current = null;
      if (isSignedOut(error)) askToSignIn({ reason: 'vote' });
      else {
        const message = refusalText(error);
        if (message === null) {
          report(error, 'vote');
          unsure.current = { value, key };
        }
        setProblem(message ?? 'We couldn’t connect. Check your internet connection and try again.');
      }
    } finally {
      waiting.current -= 1;
      if (waiting.current === 0) setShown(certain.current);
    }
  };
  return {
    shown,
    problem,
    cast(value: 1 | -1): Promise<void> {
      if (known && !signedIn) {
        askToSignIn({ reason: 'vote' });
        return Promise.resolve();
      }
      setProblem('');
      setShown((before) => afterVote(before, value));
      if (waiting.current === 0 && unsure.current?.value !== value) unsure.current = null;
      const key = waiting.current === 0 && unsure.current ? unsure.current.key : newKey();
      waiting.current += 1;
      queue.current = queue.current.then(() => send(value, key));
      return queue.current;
    },
  };
}
