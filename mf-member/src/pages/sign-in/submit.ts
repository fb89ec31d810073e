import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { submitting } from '../../features/form/submitting.ts';
import type { SignInData, SignInFields } from './data.ts';
import { fetchSecondStep } from './lazy-second-step.tsx';
import { loadSignIn } from './load.ts';
import { checkStep, finishSignIn } from './second-step.ts';
import { checkSignIn, signIn } from './sign-in.ts';

/**
 * Handles sign-in without script: redirects to where the visitor came from, or returns the page with its errors or with
 * the step for a code.
 */
export async function submitSignIn(request: PageRequest, form: FormFields): Promise<Loaded<SignInData>> {
  let challenge: string | undefined;
  const response = await submitting<keyof SignInFields, SignInData>({
    load: loadSignIn,
    names: ['account', 'password', 'challenge', 'code', 'recovery'],
    secrets: ['password'],
    next: ({ returnTo }) => returnTo,
    check: (fields) => (fields.challenge ? checkStep : checkSignIn)(fields),
    send: async (rest, fields, log) => {
      const outcome = await (fields.challenge ? finishSignIn : signIn)(rest, fields, log);
      if (!outcome.taken) challenge = outcome.challenge;
      return outcome;
    },
  })(request, form);
  if (!('data' in response)) return response;
  if (response.data.fields.challenge || challenge !== undefined) await fetchSecondStep();
  return challenge === undefined
    ? response
    : {
        ...response,
        status: 200,
        data: { ...response.data, problems: {}, fields: { ...response.data.fields, challenge: challenge } },
      };
}
