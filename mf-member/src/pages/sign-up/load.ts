import type { Head, Loaded, PageRequest } from '@verandah/areas';
import { readProviders } from '../../features/calls/providers.ts';
import { restOf } from '@verandah/areas';
import { ownPath } from '../../features/form/own-path.ts';
import type { SignUpData, SignUpField } from './data.ts';
import { submitting } from '../../features/form/submitting.ts';
import { checkSignUp, signUp } from './sign-up.ts';

export { SignUpView as View } from './view.tsx';

const head: Head = {
  title: 'Create account | Verandah',
  description: 'Create a Verandah account to save homes, hear about new ones and ask locals.',
  canonical: '/sign-up',
  noIndex: true,
};

/** Loads the sign-up page. A signed-in member is redirected. */
export async function load(request: PageRequest): Promise<Loaded<SignUpData>> {
  const {
    url: { searchParams },
    session,
  } = request;
  const returnTo = ownPath(searchParams.get('return'));
  if (session.signedIn && session.known) return { status: 302, location: returnTo };
  const sent = searchParams.has('sent');
  return {
    status: 200,
    head,
    data: {
      returnTo,
      sent,
      providers: sent ? [] : await readProviders(restOf(request)),
      fields: { name: '', email: '', password: '' },
      problems: {},
    },
  };
}

/** Handles the form sent without script. */
export const submit = submitting<SignUpField, SignUpData>({
  load,
  names: ['name', 'email', 'password'],
  secrets: ['password'],
  check: checkSignUp,
  send: signUp,
  next: ({ returnTo }) =>
    `/sign-up?${new URLSearchParams({ sent: '1', ...(returnTo !== '/' && { return: returnTo }) }).toString()}`,
});
