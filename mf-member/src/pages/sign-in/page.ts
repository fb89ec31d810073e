import { deferredPage } from '@verandah/areas';
import type { SignInData } from './data.ts';

/** Signing in, with a password or through a provider. */
export const signInPage = deferredPage<SignInData>({
  name: 'sign-in',
  routes: ['/sign-in'],
  takesForms: true,
  script: () => import(/* webpackChunkName: "member-sign-in" */ './load.ts'),
});
