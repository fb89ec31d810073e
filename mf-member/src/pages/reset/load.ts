import type { FormFields, Loaded, PageRequest } from '@verandah/areas';
import { submitting } from '../../features/form/submitting.ts';
import type { ResetData } from './view.tsx';
import { checkReset, resetPassword, setHref } from './reset.ts';

export { ResetView as View } from './view.tsx';

export const load = (): Promise<Loaded<ResetData>> =>
  Promise.resolve({
    status: 200,
    data: { fields: { token: '', password: '' }, problems: {} },
    head: { title: 'Set a new password | Verandah', noIndex: true },
  });

/** Handles the form without script: redirects to the home page or, if a code is required, to the sign-in page. */
export async function submit(request: PageRequest, form: FormFields): Promise<Loaded<ResetData>> {
  let needsCode = false;
  const response = await submitting<'token' | 'password', ResetData>({
    load,
    names: ['token', 'password'],
    secrets: ['password'],
    check: checkReset,
    next: () => '/',
    send: async (...given) => {
      const outcome = await resetPassword(...given);
      needsCode = !outcome.taken && outcome.challenge !== undefined;
      return outcome;
    },
  })(request, form);
  return needsCode ? { status: 303, location: setHref } : response;
}
