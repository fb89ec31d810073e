import { useRef, useState } from 'react';

/** What is wrong, by field; `form` is about the whole. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** `rejected`: nothing was written, for the reasons in problems. `failed`: the outcome is unknown. */
export type SubmissionState = 'idle' | 'sending' | 'sent' | 'rejected' | 'failed';

/** Result of mapping an error of a submission. */
export interface SubmissionFailure {
  readonly state: 'rejected' | 'failed';
  readonly problems: Problems;
  /** Leads to the sign-in page. */
  redirect?(): void;
}

interface SubmissionStatus {
  readonly state: SubmissionState;
  readonly problems: Problems;
  /** Number of failures with problems, so that focus moves to the first problem each time. */
  readonly failures: number;
}

export interface Submission extends SubmissionStatus {
  /**
   * Sends, unless a submission is in progress.
   * @param send returns the problems of a rejection, empty on success
   * @param failureOf maps what `send` throws, and reports unexpected errors
   * @returns null when nothing was sent
   */
  submit(
    send: () => Promise<Problems>,
    failureOf: (error: unknown) => SubmissionFailure,
  ): Promise<SubmissionFailure | { readonly state: 'sent'; readonly problems: Problems } | null>;
  /** Sets the state without sending: `rejected` with problems found before, `idle` for another submission. */
  settle(state: SubmissionState, problems?: Problems): void;
  /** Replaces the problems with those that remain while they are being corrected. */
  mend(left: Problems): void;
}

const isEmpty = (problems: Problems): boolean => Object.keys(problems).length === 0;

/**
 * The state machine of everything that is sent by a press: idle → sending → sent, rejected or failed. Sends once
 * however often it is pressed meanwhile.
 */
export function useSubmission({
  state = 'idle',
  problems = {},
}: Partial<Pick<SubmissionStatus, 'state' | 'problems'>> = {}): Submission {
  const [status, setStatus] = useState<SubmissionStatus>({ state, problems, failures: 0 });
  const sending = useRef(false);
  const settle = (next: SubmissionState, found: Problems = {}): void =>
    setStatus(({ failures }) => ({ state: next, problems: found, failures: failures + (isEmpty(found) ? 0 : 1) }));
  return {
    ...status,
    async submit(send, failureOf) {
      if (sending.current) return null;
      sending.current = true;
      settle('sending');
      let failure: SubmissionFailure | null = null;
      try {
        const found = await send();
        if (!isEmpty(found)) failure = { state: 'rejected', problems: found };
      } catch (error) {
        failure = failureOf(error);
      } finally {
        sending.current = false;
      }
      const outcome = failure ?? { state: 'sent' as const, problems: {} };
      settle(outcome.state, outcome.problems);
      failure?.redirect?.();
      return outcome;
    },
    settle,
    mend: (left) => setStatus((before) => ({ ...before, problems: left })),
  };
}
