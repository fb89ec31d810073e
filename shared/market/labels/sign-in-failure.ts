/** What came back from a sign-in that failed, as far as it is known. */
export interface SignInAnswer {
  readonly errors?: readonly { readonly message: string }[] | undefined;
  /** Of the error itself. */
  readonly message?: string | undefined;
  /** Of the response. */
  readonly text?: string | undefined;
}

/**
 * Why signing in through a provider failed: the errors' messages joined by spaces, else the error's message, else the
 * response's text, else general words.
 */
export function signInFailure({ errors = [], message = '', text = '' }: SignInAnswer, provider: string): string {
  const told = errors
    .map((error) => error.message.trim())
    .filter(Boolean)
    .join(' ');
  return told || message.trim() || text.trim() || `unable to authenticate with ${provider}`;
}
