import type { Rest } from '@verandah/areas';
import { sendCall, type Outcome, type Problems } from '../../features/calls/outcome.ts';
import type { SignInFields } from './data.ts';

type StepFields = Pick<SignInFields, 'challenge' | 'code' | 'recovery'>;

/** Stands in for a challenge that pages never see: after a provider's sign-in it is in a cookie. */
export const heldChallenge = 'held';

export const checkStep = ({ code, recovery }: StepFields): Problems =>
  code.trim() || recovery.trim() ? {} : { code: 'Enter the code from your authenticator app.' };

/**
 * Completes a sign-in with a code of the app or a recovery code. `location` of the outcome names the member.
 * @throws {CallFailed}
 */
export async function finishSignIn(
  rest: Rest,
  { challenge, code, recovery }: StepFields,
  log: (error: unknown) => void,
): Promise<Outcome> {
  const outcome = await sendCall(
    rest,
    {
      method: 'POST',
      path: '/auth/second-factor',
      body: { ...(challenge !== heldChallenge && { challenge }), code: recovery.trim() || code.trim() },
    },
    ['code'],
    log,
  );
  if (outcome.taken || !recovery.trim()) return outcome;
  const { code: wrong, ...others } = outcome.problems;
  return { ...outcome, problems: { ...others, ...(wrong !== undefined && { recovery: wrong }) } };
}
