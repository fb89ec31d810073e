import { useRef, useState } from 'react';

/** What is wrong, by field; `form` is about the whole. */
export type Problems = Readonly<Partial<Record<string, string>>>;

/** `rejected`: nothing was written, problems say why. `failed`: the outcome is unknown. */
export type SubmissionState = 'idle' | 'sending' | 'sent' | 'rejected' | 'failed';

/** What an error of a submission comes to. */
export interface SubmissionFailure {
  readonly state: 'rejected' | 'failed';
  readonly problems: Problems;
  /** Leads to the sign-in page. */
  redirect?(): void;
}

interface SubmissionStatus {
  readonly state: SubmissionState;
  readonly problems: Problems;
  /** Counts failures with problems, so that focus moves to the first problem each time. */
  readonly failures: number;
}

export interface Submission extends SubmissionStatus {
  /**
   * Sends, unless something is being sent.
   * @param send returns the problems of a rejection, empty when it was written
   * @param failureOf maps what `send` throws, and reports it where nobody expects it
   * @returns null when nothing was sent
   */
  submit(
    send: () => Promise<Problems>,
    failureOf: (error: unknown) => SubmissionFailure,
  ): Promise<SubmissionFailure | { readonly state: 'sent'; readonly problems: Problems } | null>;
  /** Without sending: `rejected` with problems found before, `idle` for another submission. */
  settle(state: SubmissionState, problems?: Problems): void;
  /** Shows what is left of the problems while they are being mended. */
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
