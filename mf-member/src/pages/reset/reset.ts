import type { Rest } from '@verandah/areas';
import { send, type Outcome, type Problems } from '../../features/calls/outcome.ts';
import { newPasswordProblem } from '../../features/form/email.ts';
import { linkToken } from '../../features/form/link-token.ts';

type Fields = Readonly<Record<'token' | 'password', string>>;

export function checkReset({ token, password }: Fields): Problems {
  const wrong = newPasswordProblem(password);
  return { ...(!linkToken(token) && { token: 'Paste the link of our mail.' }), ...(wrong && { password: wrong }) };
}

/** The page that says that the password is set, and requires a code, too. */
export const setHref = '/sign-in?reason=password';

/**
 * Sets a new password by a mail's link: this browser is signed in, all others out. One with a `challenge` is set, too:
 * it signs in by a code.
 * @throws {CallFailed}
 */
export const reset = (rest: Rest, { token, password }: Fields, log: (error: unknown) => void): Promise<Outcome> =>
  send(
    rest,
    { method: 'POST', path: '/auth/reset', body: { token: linkToken(token), password } },
    ['token', 'password'],
    log,
  );
