import { definePage } from '@verandah/areas';
import type { SignInData } from './data.ts';
import { loadSignIn } from './load.ts';
import { submitSignIn } from './submit.ts';
import { SignInView } from './view.tsx';

/** Signing in, with a password or through a provider. */
export const signInPage = definePage<SignInData>({ name: 'sign-in', routes: ['/sign-in'], load: loadSignIn, submit: submitSignIn, View: SignInView });
