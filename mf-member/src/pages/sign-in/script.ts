import type { PageScript } from '@verandah/areas';
import type { SignInData } from './data.ts';
import { loadSignIn } from './load.ts';
import { submitSignIn } from './submit.ts';
import { SignInView } from './view.tsx';

export const signInScript: PageScript<SignInData> = { load: loadSignIn, submit: submitSignIn, View: SignInView };
