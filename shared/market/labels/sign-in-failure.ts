/** Result of a failed sign-in, as far as there is any. All of it is the API's own. */
export interface FailedSignIn {
  readonly errors?: readonly { readonly message: string }[] | undefined;
  /** Of the error itself. */
  readonly message?: string | undefined;
  /** Of the response. */
  readonly text?: string | undefined;
}

/**
 * Why signing in through a provider failed: the errors' messages joined by spaces, else the error's message, else the
 * response's text, else a general message.
 */
export function signInFailure({ errors = [], message = '', text = '' }: FailedSignIn, provider: string): string {
  const messages = errors
    .map((error) => error.message.trim())
    .filter(Boolean)
    .join(' ');
  return messages || message.trim() || text.trim() || `unable to authenticate with ${provider}`;
}

const cancelled = 'You didn’t finish signing in there. Try again, or sign in another way.';
const busy = 'Your sign-in provider has a problem at the moment. Try again later, or sign in another way.';

/** By the codes that `authError` has in an address: those of OAuth and OpenID Connect, then ours. */
const reasons = {
  access_denied: cancelled,
  login_required: cancelled,
  interaction_required: cancelled,
  consent_required: cancelled,
  account_selection_required: cancelled,
  temporarily_unavailable: busy,
  server_error: busy,
  'too-late': 'The sign-in took too long or was started in another browser. Please try again.',
  throttled: 'Too many attempts. Please try again later.',
  'sign-in-first': 'Sign in first.',
  'proof-needed': 'It’s been a while since you signed in. Confirm it’s you.',
  'no-confirmed-email':
    'Your sign-in provider didn’t share a confirmed email address. Confirm it there, or sign up with your email address here.',
  'address-held':
    'The email address of your account changed a few days ago. Sign in with the new one, or choose “This wasn’t me” in our email to this address.',
  'second-factor':
    'Your account has a second factor. Sign in with your password, then link your sign-in provider in your account.',
  'linked-elsewhere': 'Your account there signs somebody else in already.',
  'not-linked': 'This is not how your account signs in.',
  'not-again': 'Your sign-in provider didn’t ask you to sign in again. Sign out there and try again.',
  suspended: 'This account is suspended. If you think this is a mistake, reply to our email.',
  failed: 'We couldn’t sign you in that way. Please try again, or sign in another way.',
} as const;
export type SignInFailureCode = keyof typeof reasons;

/** Whether a code is one that has words of its own. */
export const isSignInFailure = (code: string): code is SignInFailureCode => Object.hasOwn(reasons, code);

/**
 * Our words for a code of an address; for any other text the general ones, so that an address can't put text on the
 * page.
 */
export const signInFailureWords = (code: string): string => reasons[isSignInFailure(code) ? code : 'failed'];
