import type { PageScript } from '@verandah/areas';
import { submitting } from '../../features/form/submitting.ts';
import type { SignUpData, SignUpField } from './data.ts';
import { loadSignUp } from './load.ts';
import { checkSignUp, signUp } from './sign-up.ts';
import { SignUpView } from './view.tsx';

export const signUpScript: PageScript<SignUpData> = {
  load: loadSignUp,
  View: SignUpView,
  submit: submitting<SignUpField, SignUpData>({
    load: loadSignUp,
    names: ['name', 'email', 'password'],
    secrets: ['password'],
    check: checkSignUp,
    send: signUp,
    next: ({ returnTo }) =>
      `/sign-up?${new URLSearchParams({ sent: '1', ...(returnTo !== '/' && { return: returnTo }) }).toString()}`,
  }),
};
