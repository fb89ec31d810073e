import type { Rest } from '@verandah/areas';
import { send, type Outcome, type Problems } from '../../features/calls/outcome.ts';
import { newPasswordProblem } from '../../features/form/email.ts';
import { linkToken } from '../../features/form/link-token.ts';

type Fields = Readonly<Record<'token' | 'password', string>>;

export function checkReset({ token, password }: Fields): Problems {
  const wrong = newPasswordProblem(password);
  return { ...(!linkToken(token) && { token: 'Paste the link of our mail.' }), ...(wrong && { password: wrong }) };
}

/** Sets a new password by a mail's link: this browser is signed in, all others out. @throws {CallFailed} */
export async function reset(rest: Rest, { token, password }: Fields, log: (error: unknown) => void): Promise<Outcome> {
  const outcome = await send(rest, { method: 'POST', path: '/auth/reset', body: { token: linkToken(token), password } }, ['token', 'password'], log);
  if (outcome.taken || outcome.challenge === undefined) return outcome;
  return { ...outcome, problems: { form: 'Your new password is set. Sign in with it now: your account asks for a code of your app, too.' } };
}
