import { definePage, type Loaded } from '@verandah/areas';
import { submitting, type FormData } from '../../features/form/submitting.ts';
import { checkVerify, verify } from './verify.ts';
import { VerifyView } from './view.tsx';

export type VerifyData = FormData<'token'>;

const load = (): Promise<Loaded<VerifyData>> => Promise.resolve({
  status: 200, data: { fields: { token: '' }, problems: {} }, head: { title: 'Confirm your e-mail address | Verandah', noIndex: true },
});

/** Where the mail of a sign-up leads. Its secret stands behind the #, which no server sees: without script it is pasted. */
export const verifyPage = definePage<VerifyData>({
  name: 'verify', routes: ['/sign-up/verify'], load, View: VerifyView,
  submit: submitting<'token', VerifyData>({ load, names: ['token'], check: checkVerify, send: verify, next: () => '/' }),
});
