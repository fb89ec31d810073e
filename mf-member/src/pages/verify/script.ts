import type { Loaded, PageScript } from '@verandah/areas';
import { submitting } from '../../features/form/submitting.ts';
import type { VerifyData } from './data.ts';
import { checkVerify, verifiedHref, verify } from './verify.ts';
import { VerifyView } from './view.tsx';

const load = (): Promise<Loaded<VerifyData>> =>
  Promise.resolve({
    status: 200,
    data: { fields: { token: '', password: '' }, problems: {} },
    head: { title: 'Confirm your email address | Verandah', noIndex: true },
  });

export const verifyScript: PageScript<VerifyData> = {
  load,
  View: VerifyView,
  submit: submitting<'token' | 'password', VerifyData>({
    load,
    names: ['token', 'password'],
    secrets: ['password'],
    check: checkVerify,
    send: verify,
    next: () => verifiedHref,
  }),
};
