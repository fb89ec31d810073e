import { isSignedOut, refusalText, unreachable } from '@verandah/graph';
import { useAskToSignIn, useServices, useSession, type Pending, type SignInReason } from '@verandah/kit';
import { useState } from 'react';

export interface ActRules {
  readonly reason: SignInReason;
  /** Done once a visitor has signed in. */
  readonly pending?: Pending;
  /** What was wrong as the page came. */
  readonly problem?: string;
}

export interface Act {
  /** Shows it as done, before it is. */
  show?(): void;
  /** Does it, and shows what the service says of it. @throws {GraphError} */
  write(): Promise<void>;
  /** Shows it as before: it was not done. */
  putBack?(): void;
  /** Said when it is not known whether it was done. */
  readonly failed?: string;
}

export interface Acting {
  readonly busy: boolean;
  /** Why the last one was not done, for who pressed; '' otherwise. */
  readonly problem: string;
  /** @returns the problem, '' when there was none */
  act(act: Act): Promise<string>;
}

/**
 * What only members do with a press: one at a time, shown at once and put back when it fails. Visitors are asked to sign in,
 * a refusal is said in the service's words, anything else is reported.
 */
export function useAct({ reason, pending, problem: start = '' }: ActRules): Acting {
  const { report } = useServices();
  const { known, signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(start);
  const ask = (): string => { askToSignIn({ reason, ...(pending && { pending }) }); return ''; };
  return {
    busy, problem,
    async act({ show, write, putBack, failed = unreachable }) {
      if (busy) return '';
      if (known && !signedIn) return ask();
      setBusy(true);
      setProblem('');
      show?.();
      try {
        await write();
        return '';
      } catch (error) {
        putBack?.();
        if (isSignedOut(error)) return ask();
        const refusal = refusalText(error);
        if (refusal === null) report(error, reason);
        setProblem(refusal ?? failed);
        return refusal ?? failed;
      } finally {
        setBusy(false);
      }
    },
  };
}
