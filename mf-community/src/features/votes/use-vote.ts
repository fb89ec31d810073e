import { isSignedOut, refusalText } from '@verandah/graph';
import { useAskToSignIn, useServices, useSession } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';
import { newKey } from '../posting/new-key.ts';
import { writeVote, type VoteKind } from '../thread/queries.ts';


export interface VoteCount { readonly votes: number; readonly viewerVote: number }

/** What a press makes of the count: the same way again takes the vote back, the other way changes it. */
export function afterVote({ votes, viewerVote }: VoteCount, value: 1 | -1): VoteCount {
  const next = viewerVote === value ? 0 : value;
  return { votes: votes - viewerVote + next, viewerVote: next };
}

/** A vote that shows at once and is put back when it could not be cast. Presses while one is on its way follow it in their order. */
export function useVote({ kind, postId, votes, viewerVote }: VoteCount & { readonly kind: VoteKind; readonly postId: string }) {
  const { graph, report } = useServices();
  const { known, signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const [shown, setShown] = useState<VoteCount>({ votes, viewerVote });
  const [problem, setProblem] = useState('');
  const line = useRef<Promise<void>>(Promise.resolve());
  const waiting = useRef(0);
  /** As the service said last. */
  const certain = useRef<VoteCount>({ votes, viewerVote });
  // What the page learns of the viewer after it was drawn.
  useEffect(() => {
    if (waiting.current > 0) return;
    certain.current = { votes, viewerVote };
    setShown(certain.current);
  }, [votes, viewerVote]);

  const send = async (value: 1 | -1): Promise<void> => {
    try {
      certain.current = (await graph.write(writeVote, { kind, postId, value, key: newKey() })).voteOnPost;
    } catch (error) {
      if (isSignedOut(error)) askToSignIn({ reason: 'vote' });
      else {
        const said = refusalText(error);
        if (said === null) report(error, 'vote');
        setProblem(said ?? 'We couldn’t reach the server. Try again.');
      }
    } finally {
      waiting.current -= 1;
      if (waiting.current === 0) setShown(certain.current);
    }
  };
  return {
    shown, problem,
    cast(value: 1 | -1): Promise<void> {
      if (known && !signedIn) { askToSignIn({ reason: 'vote' }); return Promise.resolve(); }
      setProblem('');
      setShown((before) => afterVote(before, value));
      waiting.current += 1;
      line.current = line.current.then(() => send(value));
      return line.current;
    },
  };
}
