import type { Rest } from '@verandah/areas';
import { send, type Outcome, type Problems } from '../../features/calls/outcome.ts';
import { linkToken } from '../../features/form/link-token.ts';

export const checkVerify = ({ token }: { readonly token: string }): Problems =>
  linkToken(token) ? {} : { token: 'Paste the link from our email.' };

/**
 * Confirms an address with the secret of its email's link, and signs in.
 * @throws {CallFailed}
 */
export const verify = (
  rest: Rest,
  { token }: { readonly token: string },
  log: (error: unknown) => void,
): Promise<Outcome> =>
  send(rest, { method: 'POST', path: '/auth/verify', body: { token: linkToken(token) } }, ['token'], log);
