import type { Loaded, PageScript } from '@verandah/areas';
import { checkLink } from '../../features/form/link-form.tsx';
import { submitting, type FormData } from '../../features/form/submitting.ts';
import { confirmedHref, confirmEmail } from './confirm.ts';
import { EmailConfirmView } from './view.tsx';

const load = (): Promise<Loaded<FormData<'token'>>> =>
  Promise.resolve({
    status: 200,
    data: { fields: { token: '' }, problems: {} },
    head: { title: 'Confirm your new email address | Verandah', noIndex: true },
  });

export const emailConfirmScript: PageScript<FormData<'token'>> = {
  load,
  View: EmailConfirmView,
  submit: submitting<'token', FormData<'token'>>({
    load,
    names: ['token'],
    check: checkLink,
    send: confirmEmail,
    next: () => confirmedHref,
  }),
};
