import { isSignInFailure, signInFailureWords, type SignInFailureCode } from '@verandah/market';
import { AuthorizationResponseError, ResponseBodyError } from 'openid-client';
import { Refusal, type RefusalKind } from '../../../platform/problems/public.ts';

/** A failed sign-in through a provider, with a message for its reason. */
export class SignInRefusal extends Refusal {
  readonly code: SignInFailureCode;

  constructor(code: SignInFailureCode, kind: RefusalKind = 'signed-out') {
    super(kind, signInFailureWords(code));
    this.code = code;
  }
}

/**
 * The code by which the page of a return states why a sign-in failed; never words of the provider's or of an address.
 */
export function failureCode(error: unknown): SignInFailureCode {
  if (error instanceof SignInRefusal) return error.code;
  if (error instanceof Refusal) return codeOfRefusal(error);
  if (error instanceof AuthorizationResponseError || error instanceof ResponseBodyError)
    return isSignInFailure(error.error) ? error.error : 'failed';
  return 'failed';
}

function codeOfRefusal({ kind, problems }: Refusal): SignInFailureCode {
  if (kind === 'throttled') return 'throttled';
  if (problems.some(({ field }) => field === 'proof')) return 'proof-needed';
  return kind === 'signed-out' ? 'sign-in-first' : 'failed';
}
