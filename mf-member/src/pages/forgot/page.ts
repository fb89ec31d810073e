import { definePage, type Loaded, type PageRequest } from '@verandah/areas';
import { submitting, type FormData } from '../../features/form/submitting.ts';
import { checkForgot, forgot } from './forgot.ts';
import { ForgotView } from './view.tsx';

export interface ForgotData extends FormData<'email'> { readonly sent: boolean }

const load = ({ url }: PageRequest): Promise<Loaded<ForgotData>> => Promise.resolve({
  status: 200, data: { fields: { email: '' }, problems: {}, sent: url.searchParams.has('sent') }, head: { title: 'A new password | Verandah', canonical: '/sign-in/forgot', noIndex: true },
});

/** Asking for a mail with a link for a new password. */
export const forgotPage = definePage<ForgotData>({
  name: 'forgot', routes: ['/sign-in/forgot'], load, View: ForgotView,
  submit: submitting<'email', ForgotData>({ load, names: ['email'], check: checkForgot, send: forgot, next: () => '/sign-in/forgot?sent=1' }),
});
