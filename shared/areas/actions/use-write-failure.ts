import type { Problems, SubmissionFailure } from '@verandah/design';
import { isSignedOut } from '@verandah/graph';
import { useAskToSignIn, useServices, useSession, type SignInAsk } from '@verandah/kit';

/** How visitors are led to the sign-in page. */
export interface SignInRule extends SignInAsk {
  /** Shown by the form meanwhile. */
  readonly message?: string;
}

interface WriteFailureRules {
  /** Of errors that are reported: 'enquiry'. */
  readonly kind: string;
  /** Of writes that only members may do. */
  readonly signIn?: SignInRule | undefined;
}

interface FailureWords {
  /** The problems of a rejection, in the words of the form; empty when the outcome is unknown. */
  problemsOf?(error: unknown): Problems;
  /** Shown of an unknown outcome, where the form has no notice of its own. */
  readonly unknown?: Problems;
  /** Whether whoever sent it has reported the error. */
  readonly isReported?: ((error: unknown) => boolean) | undefined;
}

export interface WriteFailure {
  /** Nobody is signed in. */
  readonly isVisitor: boolean;
  readonly signedOut: Required<SubmissionFailure>;
  failureOf(error: unknown, words?: FailureWords): SubmissionFailure;
}

/**
 * What the errors of a write come to, on every page: signed out → the sign-in page, rejected → its problems, anything
 * else → reported, outcome unknown.
 */
export function useWriteFailure({ kind, signIn }: WriteFailureRules): WriteFailure {
  const { report } = useServices();
  const { known, signedIn } = useSession();
  const askToSignIn = useAskToSignIn();
  const { message, ...ask } = signIn ?? {};
  const signedOut: Required<SubmissionFailure> = {
    state: 'rejected',
    problems: message === undefined ? {} : { form: message },
    redirect: () => askToSignIn(ask),
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
