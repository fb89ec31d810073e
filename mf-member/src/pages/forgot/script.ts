import type { Loaded, PageRequest, PageScript } from '@verandah/areas';
import { submitting } from '../../features/form/submitting.ts';
import type { ForgotData } from './data.ts';
import { checkForgot, forgot } from './forgot.ts';
import { ForgotView } from './view.tsx';

const load = ({ url }: PageRequest): Promise<Loaded<ForgotData>> =>
  Promise.resolve({
    status: 200,
    data: { fields: { email: '' }, problems: {}, sent: url.searchParams.has('sent') },
    head: { title: 'Forgot your password? | Verandah', canonical: '/sign-in/forgot', noIndex: true },
  });

export const forgotScript: PageScript<ForgotData> = {
  load,
  View: ForgotView,
  submit: submitting<'email', ForgotData>({
    load,
    names: ['email'],
    check: checkForgot,
    send: forgot,
    next: () => '/sign-in/forgot?sent=1',
  }),
};
