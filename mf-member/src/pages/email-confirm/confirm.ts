import type { Rest } from '@verandah/areas';
import { sendCall, type Outcome } from '../../features/calls/outcome.ts';
import { linkToken } from '../../features/form/link-token.ts';

/** The account page with the message that the address has changed. */
export const confirmedHref = '/account?done=email-confirm#email';

/**
 * Changes the email address of the signed-in member with the secret of the link.
 * @throws {CallFailed}
 */
export const confirmEmail = (
  rest: Rest,
  { token }: { readonly token: string },
  log: (error: unknown) => void,
): Promise<Outcome> =>
  sendCall(rest, { method: 'POST', path: '/auth/email/confirm', body: { token: linkToken(token) } }, ['token'], log);
