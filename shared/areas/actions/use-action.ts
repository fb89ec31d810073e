import { unreachable } from '@verandah/graph';
import type { Pending, SignInReason } from '@verandah/kit';
import { useState } from 'react';
import { rejectionIn } from './rejection-in.ts';
import { useWriteFailure } from './use-write-failure.ts';

export interface ActionRules<State> {
  readonly reason: SignInReason;
  /** Performed after the visitor has signed in. */
  readonly pending?: Pending;
  /** The state that the page was rendered with. */
  readonly state: State;
  /** The problem that the page was rendered with. */
  readonly problem?: string;
}

export interface MemberAction<State> {
  /** State to show until the write has finished. */
  readonly guess?: State;
  /**
   * Performs the write.
   * @returns the new state
   * @throws {GraphError}
   */
  write(): Promise<State>;
  /** Message for an unknown outcome. */
  readonly failed?: string;
}

export interface ActionState<State> {
  /** The state to show: the page's own, or the result of the last action. */
  readonly now: State;
  readonly busy: boolean;
  /** Why the last action failed, as a message for the visitor; '' otherwise. */
  readonly problem: string;
  /** @returns the problem, '' when there was none */
  act(act: MemberAction<State>): Promise<string>;
}

/**
 * An action that only members can perform: one at a time, shown at once and reverted when it fails. Visitors are sent
 * to the sign-in page, a rejection is shown in the API's wording, and any other error is reported.
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
