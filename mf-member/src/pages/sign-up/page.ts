import { deferredPage } from '@verandah/areas';
import type { SignUpData } from './data.ts';

/** Creates an account. The link in an email completes it. */
export const signUpPage = deferredPage<SignUpData>({
  name: 'sign-up',
  routes: ['/sign-up'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "member-sign-up" */ './load.ts'),
});
