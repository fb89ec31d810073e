import { unreachable } from '@verandah/graph';
import type { Pending, SignInReason } from '@verandah/kit';
import { useState } from 'react';
import { rejectionIn } from './rejection-in.ts';
import { useWriteFailure } from './use-write-failure.ts';

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
  /** Does it. @returns the new state @throws {GraphError} */
  write(): Promise<State>;
  /** Shown of an unknown outcome. */
  readonly failed?: string;
}

export interface ActionState<State> {
  /** What is shown: the page's state, or the result of actions. */
  readonly now: State;
  readonly busy: boolean;
  /** Why the last one was not done, for who pressed; '' otherwise. */
  readonly problem: string;
  /** @returns the problem, '' when there was none */
  act(act: MemberAction<State>): Promise<string>;
}

/**
 * What only members do with a press: one at a time, shown at once and reverted when it fails. Visitors are led to the
 * sign-in page, a rejection is shown in the API's words, anything else is reported.
 */
export function useAction<State extends object | boolean>({
  reason,
  pending,
  state,
  problem: start = '',
}: ActionRules<State>): ActionState<State> {
  const { isVisitor, signedOut, failureOf } = useWriteFailure({
    kind: reason,
    signIn: { reason, pending },
  });
  const [changed, setChanged] = useState<State | null>(null);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState(start);
  return {
    now: isVisitor ? state : (changed ?? state),
    busy,
    problem,
    async act({ guess = changed ?? state, write, failed = unreachable }) {
      let message = '';
      if (isVisitor) signedOut.redirect();
      else if (!busy) {
        setBusy(true);
        setProblem('');
        setChanged(guess);
        try {
          setChanged(await write());
        } catch (error) {
          setChanged(changed);
          const { problems, redirect } = failureOf(error, {
            problemsOf: rejectionIn('form'),
            unknown: { form: failed },
          });
          redirect?.();
          setProblem((message = problems['form'] ?? ''));
        }
        setBusy(false);
      }
      return message;
    },
  };
}
