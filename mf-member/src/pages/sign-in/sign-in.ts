import type { Rest } from '@verandah/areas';
import { sendCall, type Outcome, type Problems } from '../../features/calls/outcome.ts';
import type { SignInFields } from './data.ts';

/** Validation errors; empty if there are none. */
export function checkSignIn({ account, password }: Pick<SignInFields, 'account' | 'password'>): Problems {
  return {
    ...(!account.trim() && { account: 'Enter your email address or your username.' }),
    ...(!password && { password: 'Enter your password.' }),
  };
}

/**
 * Signs in. `location` of the outcome names the member.
 * @throws {CallFailed}
 */
export const signIn = (
  rest: Rest,
  { account, password }: Pick<SignInFields, 'account' | 'password'>,
  log: (error: unknown) => void,
): Promise<Outcome> =>
  sendCall(
    rest,
    {
      method: 'POST',
      path: '/auth/signin',
      body: { [account.includes('@') ? 'email' : 'username']: account.trim(), password },
    },
    ['password'],
    log,
  );
