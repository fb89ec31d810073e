import { deferredPage } from '@verandah/areas';
import type { SignUpData } from './data.ts';

/** Making an account: a mail's link finishes it. */
export const signUpPage = deferredPage<SignUpData>({
  name: 'sign-up',
  routes: ['/sign-up'],
  takesForms: true,
  script: async () => (await import(/* webpackChunkName: "member-sign-up" */ './script.ts')).signUpScript,
});
