import type { Rest } from '@verandah/areas';
import { sendCall, type Outcome, type Problems } from '../../features/calls/outcome.ts';
import { linkToken } from '../../features/form/link-token.ts';

/** The password is that of the sign-up; empty in the browser that signed up. */
type Verification = Readonly<Record<'token' | 'password', string>>;

/** The account page with the message that the address is confirmed, for browsers without script. */
export const verifiedHref = '/account?done=email-verify#email';

export const checkVerify = ({ token }: Verification): Problems =>
  linkToken(token) ? {} : { token: 'Paste the link from our email.' };

/**
 * Confirms an address with the secret of its email's link, and signs in.
 * @throws {CallFailed}
 */
export const verifyEmail = (
  rest: Rest,
  { token, password }: Verification,
  log: (error: unknown) => void,
): Promise<Outcome> =>
  sendCall(
    rest,
    {
      method: 'POST',
      path: '/auth/verify',
      body: { token: linkToken(token), ...(password !== '' && { password }) },
    },
    ['token', 'password'],
    log,
  );
