import { isSignedOut, refusalText, unreachable } from '@verandah/graph';
import { useAskToSignIn, useServices, useSession, type Pending, type SignInReason } from '@verandah/kit';
import { useState } from 'react';

export interface ActionRules<State> {
  readonly reason: SignInReason;
  /** Done once a visitor has signed in. */
  readonly pending?: Pending;
  /** As far as the page knows. */
  readonly state: State;
  /** What was wrong as the page came. */
  readonly problem?: string;
}

export interface MemberAction<State> {
  /** Shown before it is done. */
  readonly guess?: State;
  /** Does it. @returns what is so then @throws {GraphError} */
  write(): Promise<State>;
  /** Said when it is not known whether it was done. */
  readonly failed?: string;
}

export interface ActionState<State> {
  /** What is shown: the page's state, or what came of acts. */
  readonly now: State;
  readonly busy: boolean;
  /** Why the last one was not done, for who pressed; '' otherwise. */
  readonly problem: string;
  /** @returns the problem, '' when there was none */
  act(act: MemberAction<State>): Promise<string>;
}

/**
 * What only members do with a press: one at a time, shown at once and put back when it fails. Visitors are asked to
 * sign in, a refusal is said in the service's words, anything else is reported.
 */
export function useAction<State extends object | boolean>({
  reason,
  pending,
  state,
  problem: start = '',
}: ActionRules<State>): ActionState<State> {
  const { report } = useServices();
  const { known, signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const [changed, setChanged] = useState<State | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(start);
  const isVisitor = known && !signedIn;
  const ask = (): string => {
    askToSignIn({ reason, ...(pending && { pending }) });
    return '';
  };
  return {
    now: isVisitor ? state : (changed ?? state),
    busy,
    problem,
    async act({ guess = changed ?? state, write, failed = unreachable }) {
      if (busy) return '';
      if (isVisitor) return ask();
      setBusy(true);
      setProblem('');
      setChanged(guess);
      try {
        setChanged(await write());
        return '';
      } catch (error) {
        setChanged(changed);
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
