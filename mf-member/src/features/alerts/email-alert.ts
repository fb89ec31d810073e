import type { Rest } from '@verandah/areas';
import { sendCall, type Outcome, type Problems } from '../calls/outcome.ts';
import { emailProblem } from '../form/email.ts';
import { alertFrequencies } from './alert-frequencies.ts';

export const emailAlertFields = ['email', 'every', 'search'] as const;
export type EmailAlertFields = Readonly<Record<(typeof emailAlertFields)[number], string>>;

export function checkEmailAlert({ email, every }: EmailAlertFields): Problems {
  const wrong = emailProblem(email);
  return {
    ...(wrong && { email: wrong }),
    ...(alertFrequencies.some(({ value }) => value === every) ? {} : { every: 'Choose how often to be emailed.' }),
  };
}

/**
 * Requests the email that confirms the alert. The response is the same for every address.
 * @throws {CallFailed}
 */
export const requestEmailAlert = (
  rest: Rest,
  { email, every, search }: EmailAlertFields,
  log: (error: unknown) => void,
): Promise<Outcome> =>
  sendCall(
    rest,
    { method: 'POST', path: '/rest/member/email-alerts', body: { email: email.trim(), every, search } },
    ['email', 'every'],
    log,
  );
