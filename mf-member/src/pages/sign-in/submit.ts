import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { submitting } from '../../features/form/submitting.ts';
import type { SignInData, SignInFields } from './data.ts';
import { fetchSecondStep } from './lazy-second-step.tsx';
import { loadSignIn } from './load.ts';
import { checkStep, finishSignIn } from './second-step.ts';
import { checkSignIn, signIn } from './sign-in.ts';

/**
 * Signing in without script: to where the visitor came from, the same page with what is wrong, or the step that
 * requires for a code.
 */
export async function submitSignIn(request: PageRequest, form: FormFields): Promise<Loaded<SignInData>> {
  let asked: string | undefined;
  const answer = await submitting<keyof SignInFields, SignInData>({
    load: loadSignIn,
    names: ['account', 'password', 'challenge', 'code', 'recovery'],
    secrets: ['password'],
    next: ({ returnTo }) => returnTo,
    check: (fields) => (fields.challenge ? checkStep : checkSignIn)(fields),
    send: async (rest, fields, log) => {
      const outcome = await (fields.challenge ? finishSignIn : signIn)(rest, fields, log);
      if (!outcome.taken) asked = outcome.challenge;
      return outcome;
    },
  })(request, form);
  if (!('data' in answer)) return answer;
  if (answer.data.fields.challenge || asked !== undefined) await fetchSecondStep();
  return asked === undefined
    ? answer
    : {
        ...answer,
        status: 200,
        data: { ...answer.data, problems: {}, fields: { ...answer.data.fields, challenge: asked } },
      };
}
