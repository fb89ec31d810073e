import { useAskToSignIn, useServices, useSession } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';
import { isSignedOut, refusalText, unreachable } from '../posting/problem.ts';
import { newKey } from '../posting/new-key.ts';
import { writeVote, type VoteKind } from '../thread/queries.ts';


export interface VoteCount { readonly votes: number; readonly viewerVote: number }

/** What a press makes of the count: the same way again takes the vote back, the other way changes it. */
export function afterVote({ votes, viewerVote }: VoteCount, value: 1 | -1): VoteCount {
  const next = viewerVote === value ? 0 : value;
  return { votes: votes - viewerVote + next, viewerVote: next };
}

/** A vote that shows at once and is put back when it could not be cast. */
export function useVote({ kind, postId, votes, viewerVote }: VoteCount & { readonly kind: VoteKind; readonly postId: string }) {
  const { graph, report } = useServices();
  const { known, signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const [shown, setShown] = useState<VoteCount>({ votes, viewerVote });
  const [problem, setProblem] = useState('');
  const underWay = useRef(false);
  // What the page learns of the viewer after it was drawn.
  useEffect(() => { if (!underWay.current) setShown({ votes, viewerVote }); }, [votes, viewerVote]);
  return {
    shown, problem,
    async cast(value: 1 | -1): Promise<void> {
      if (underWay.current) return;
      if (known && !signedIn) { askToSignIn({ reason: 'vote' }); return; }
      underWay.current = true;
      const before = shown;
      setProblem('');
      setShown(afterVote(before, value));
      try {
        setShown((await graph.write(writeVote, { kind, postId, value, key: newKey() })).voteOnPost);
      } catch (error) {
        setShown(before);
        if (isSignedOut(error)) askToSignIn({ reason: 'vote' });
        else {
          const said = refusalText(error);
          if (said === null) report(error, 'vote');
          setProblem(said ?? unreachable);
        }
      } finally {
        underWay.current = false;
      }
    },
  };
}
