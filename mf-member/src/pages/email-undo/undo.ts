import type { Rest } from '@verandah/areas';
import { sendCall, type Outcome } from '../../features/calls/outcome.ts';
import { linkToken } from '../../features/form/link-token.ts';

/** Reverts a change of the email address with the secret of the link.
 * @throws {CallFailed}
 */
export const undoEmail = (
  rest: Rest,
  { token }: { readonly token: string },
  log: (error: unknown) => void,
): Promise<Outcome> =>
  sendCall(rest, { method: 'POST', path: '/auth/email/undo', body: { token: linkToken(token) } }, ['token'], log);
