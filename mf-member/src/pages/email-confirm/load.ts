import type { Loaded } from '@verandah/areas';
import { checkLink } from '../../features/form/link-form.tsx';
import { submitting, type FormData } from '../../features/form/submitting.ts';
import { confirmedHref, confirmEmail } from './confirm.ts';

export { EmailConfirmView as View } from './view.tsx';

export const load = (): Promise<Loaded<FormData<'token'>>> =>
  Promise.resolve({
    status: 200,
    data: { fields: { token: '' }, problems: {} },
    head: { title: 'Confirm your new email address | Verandah', noIndex: true },
  });

/** Handles the form sent without script. */
export const submit = submitting<'token', FormData<'token'>>({
  load,
  names: ['token'],
  check: checkLink,
  send: confirmEmail,
  next: () => confirmedHref,
});
