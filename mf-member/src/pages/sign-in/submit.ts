import { submitting } from '../../features/form/submitting.ts';
import type { SignInData } from './data.ts';
import { loadSignIn } from './load.ts';
import { checkSignIn, signIn } from './sign-in.ts';

/** Signing in without script: to where the visitor came from, or the same page with what is wrong. */
export const submitSignIn = submitting<'account' | 'password', SignInData>({
  load: loadSignIn, names: ['account', 'password'], secrets: ['password'], check: checkSignIn, send: signIn, next: ({ returnTo }) => returnTo,
});
