import type { Rest } from '@verandah/areas';
import { sendCall, type Outcome, type Problems } from '../../features/calls/outcome.ts';
import { emailProblem, newPasswordProblem } from '../../features/form/email.ts';
import type { SignUpField } from './data.ts';

type Fields = Readonly<Record<SignUpField, string>>;

export function checkSignUp({ name, email, password }: Fields): Problems {
  const [wrongEmail, wrongPassword] = [emailProblem(email), newPasswordProblem(password)];
  return {
    ...(!name.trim()
      ? { name: 'Enter the name you want others to see.' }
      : name.trim().length > 80 && { name: 'Your name can be up to 80 characters.' }),
    ...(wrongEmail && { email: wrongEmail }),
    ...(wrongPassword && { password: wrongPassword }),
  };
}

/**
 * Signs up. An email is sent whether the address has an account or not.
 * @throws {CallFailed}
 */
export const signUp = (
  rest: Rest,
  { name, email, password }: Fields,
  log: (error: unknown) => void,
): Promise<Outcome> =>
  sendCall(
    rest,
    { method: 'POST', path: '/auth/signup', body: { name: name.trim(), email: email.trim(), password } },
    ['name', 'email', 'password'],
    log,
  );
