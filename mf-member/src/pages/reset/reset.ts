import type { Rest } from '@verandah/areas';
import { sendCall, type Outcome, type Problems } from '../../features/calls/outcome.ts';
import { newPasswordProblem } from '../../features/form/email.ts';
import { linkToken } from '../../features/form/link-token.ts';

type Fields = Readonly<Record<'token' | 'password', string>>;

export function checkReset({ token, password }: Fields): Problems {
  const wrong = newPasswordProblem(password);
  return { ...(!linkToken(token) && { token: 'Paste the link from our email.' }), ...(wrong && { password: wrong }) };
}

/** The sign-in page with the message that the password is set and a code is required. */
export const setHref = '/sign-in?reason=password';

/**
 * Sets a new password with the secret of an email's link. This browser is signed in, all others are signed out. If the
 * outcome has a `challenge`, the password is set too, and a code completes the sign-in.
 * @throws {CallFailed}
 */
export const resetPassword = (
  rest: Rest,
  { token, password }: Fields,
  log: (error: unknown) => void,
): Promise<Outcome> =>
  sendCall(
    rest,
    { method: 'POST', path: '/auth/reset', body: { token: linkToken(token), password } },
    ['token', 'password'],
    log,
  );
