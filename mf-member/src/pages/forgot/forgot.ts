import type { Rest } from '@verandah/areas';
import { sendCall, type Outcome, type Problems } from '../../features/calls/outcome.ts';
import { emailProblem } from '../../features/form/email.ts';

export function checkForgot({ email }: { readonly email: string }): Problems {
  const wrong = emailProblem(email);
  return wrong ? { email: wrong } : {};
}

/**
 * Requests the email. The response is the same whether the address has an account or not.
 * @throws {CallFailed}
 */
export const requestReset = (
  rest: Rest,
  { email }: { readonly email: string },
  log: (error: unknown) => void,
): Promise<Outcome> =>
  sendCall(rest, { method: 'POST', path: '/auth/forgot', body: { email: email.trim() } }, ['email'], log);
