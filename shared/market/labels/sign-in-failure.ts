/** Result of a failed sign-in, as far as there is any. */
export interface SignInAnswer {
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
export function signInFailure({ errors = [], message = '', text = '' }: SignInAnswer, provider: string): string {
  const messages = errors
    .map((error) => error.message.trim())
    .filter(Boolean)
    .join(' ');
  return messages || message.trim() || text.trim() || `unable to authenticate with ${provider}`;
}
