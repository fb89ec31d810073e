import type { Loaded } from '@verandah/areas';
import { submitting } from '../../features/form/submitting.ts';
import type { VerifyData } from './view.tsx';
import { checkVerify, verifiedHref, verifyEmail } from './verify.ts';

export { VerifyView as View } from './view.tsx';

export const load = (): Promise<Loaded<VerifyData>> =>
  Promise.resolve({
    status: 200,
    data: { fields: { token: '', password: '' }, problems: {} },
    head: { title: 'Confirm your email address | Verandah', noIndex: true },
  });

/** Handles the form sent without script. */
export const submit = submitting<'token' | 'password', VerifyData>({
  load,
  names: ['token', 'password'],
  secrets: ['password'],
  check: checkVerify,
  send: verifyEmail,
  next: () => verifiedHref,
});
