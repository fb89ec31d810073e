import type { Head, Loaded, PageRequest } from '@verandah/areas';
import { providers } from '../../features/calls/providers.ts';
import { restOf } from '@verandah/areas';
import { ownPath } from '../../features/form/own-path.ts';
import { noFields, type SignInData } from './data.ts';
import { fetchSecondStep } from './lazy-second-step.tsx';
import { reasons, type Reason } from './reasons.ts';
import { heldChallenge } from './second-step.ts';

export const signInHead: Head = {
  title: 'Sign in | Verandah',
  description: 'Sign in to Verandah to see your saved homes, alerts and the people and places you follow.',
  canonical: '/sign-in',
  noIndex: true,
};

/** Loads the sign-in page. A signed-in member is redirected to where they were going. */
export async function loadSignIn(request: PageRequest): Promise<Loaded<SignInData>> {
  const {
    url: { searchParams },
    session,
  } = request;
  const returnTo = ownPath(searchParams.get('return'));
  if (session.signedIn && session.known && searchParams.has('return')) return { status: 302, location: returnTo };
  const [reason, providerName, authCode, authError] = ['reason', 'providerName', 'authCode', 'authError'].map(
    (name) => searchParams.get(name) || null,
  ) as [string | null, string | null, string | null, string | null];
  const asksCode = searchParams.get('step') === 'code';
  if (asksCode) await fetchSecondStep();
  const data: SignInData = {
    returnTo,
    reason: reason !== null && Object.hasOwn(reasons, reason) ? (reason as Reason) : null,
    providers: await providers(restOf(request)),
    already: session.signedIn ? (session.name ?? session.username ?? 'a member') : null,
    fields: { ...noFields, ...(asksCode && { challenge: heldChallenge }) },
    returning: providerName !== null && authCode !== null ? { providerName, authCode } : null,
    problems: authError === null ? {} : { form: authError.slice(0, 300) },
  };
  return { status: 200, data, head: signInHead };
}
