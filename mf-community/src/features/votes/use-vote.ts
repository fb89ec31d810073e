import { isSignedOut, refusalText } from '@verandah/graph';
import { useAskToSignIn, useServices, useSession } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../posting/new-key.ts';
import { writeVote, type VoteKind } from '../thread/queries.ts';

export interface VoteCount {
  readonly votes: number;
  readonly viewerVote: number;
}

/** What a press makes of the count: the same way again takes the vote back, the other way changes it. */
export function afterVote({ votes, viewerVote }: VoteCount, value: 1 | -1): VoteCount {
  const next = viewerVote === value ? 0 : value;
  return { votes: votes - viewerVote + next, viewerVote: next };
}

/**
 * A vote that shows at once and is put back when it could not be cast. Presses while one is on its way follow it in
 * their order. After an unknown outcome those behind it are given up with it, and the same press
 * again carries its key: a vote that did arrive is then returned, and not taken back.
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
  const line = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  /** As the service said last. */
  const certain = useRef<VoteCount>({ votes, viewerVote });
  /** A press with an unknown outcome. */
  const unsure = useRef<{ readonly value: 1 | -1; readonly key: string } | null>(null);
  /** What the service answered to a vote is newer than what the page reads at the same time. */
  const hasVoted = useRef(false);
  // What the page learns of the viewer after it was drawn.
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
        const said = refusalText(error);
        if (said === null) {
          report(error, 'vote');
          unsure.current = { value, key };
        }
        setProblem(said ?? 'We couldn’t reach the server. Try again.');
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
      line.current = line.current.then(() => send(value, key));
      return line.current;
    },
  };
}
