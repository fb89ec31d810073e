import type { Problems, SubmissionFailure } from '@verandah/design';
import { isSignedOut } from '@verandah/graph';
import { useAskToSignIn, useServices, useSession, type SignInAsk } from '@verandah/kit';

/** How visitors are sent to the sign-in page. */
export interface SignInRule extends SignInAsk {
  /** Shown by the form while the sign-in page is loading. */
  readonly message?: string;
}

interface WriteFailureRules {
  /** Kind of the errors that are reported: 'enquiry'. */
  readonly kind: string;
  /** For writes that only members can perform. */
  readonly signIn?: SignInRule | undefined;
}

interface FailureWords {
  /** Problems of a rejection, in the form's own wording; empty when the outcome is unknown. */
  problemsOf?(error: unknown): Problems;
  /** Message for an unknown outcome, where the form shows no notice of its own. */
  readonly unknown?: Problems;
  /** Whether the sender has already reported the error. */
  readonly isReported?: ((error: unknown) => boolean) | undefined;
}

export interface WriteFailure {
  /** Whether the visitor is signed out. */
  readonly isVisitor: boolean;
  readonly signedOut: Required<SubmissionFailure>;
  failureOf(error: unknown, words?: FailureWords): SubmissionFailure;
}

/**
 * Maps the errors of a write, the same on every page: signed out → the sign-in page, rejected → its problems, anything
 * else → reported, outcome unknown.
 */
export function useWriteFailure({ kind, signIn }: WriteFailureRules): WriteFailure {
  const { report } = useServices();
  const { known, signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const { message, ...signInOptions } = signIn ?? {};
  const signedOut: Required<SubmissionFailure> = {
    state: 'rejected',
    problems: message === undefined ? {} : { form: message },
    redirect: () => askToSignIn(signInOptions),
  };
  return {
    isVisitor: known && !signedIn,
    signedOut,
    failureOf(error, { problemsOf, unknown = {}, isReported } = {}) {
      if (signIn && isSignedOut(error)) return signedOut;
      const problems = problemsOf?.(error) ?? {};
      if (Object.keys(problems).length > 0) return { state: 'rejected', problems };
      if (!isReported?.(error)) report(error, kind);
      return { state: 'failed', problems: unknown };
    },
  };
}
