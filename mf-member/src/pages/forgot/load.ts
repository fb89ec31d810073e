import type { Loaded, PageRequest } from '@verandah/areas';
import { submitting } from '../../features/form/submitting.ts';
import type { ForgotData } from './view.tsx';
import { checkForgot, requestReset } from './forgot.ts';

export { ForgotView as View } from './view.tsx';

export const load = ({ url }: PageRequest): Promise<Loaded<ForgotData>> =>
  Promise.resolve({
    status: 200,
    data: { fields: { email: '' }, problems: {}, sent: url.searchParams.has('sent') },
    head: { title: 'Forgot your password? | Verandah', canonical: '/sign-in/forgot', noIndex: true },
  });

/** Handles the form sent without script. */
export const submit = submitting<'email', ForgotData>({
  load,
  names: ['email'],
  check: checkForgot,
  send: requestReset,
  next: () => '/sign-in/forgot?sent=1',
});
