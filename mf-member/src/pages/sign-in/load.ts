import type { FormFields, Head, Loaded, PageRequest } from '@verandah/areas';
import { readProviders } from '../../features/calls/providers.ts';
import { restOf } from '@verandah/areas';
import { renewAddress, signInFailureWords } from '@verandah/market';
import { ownPath } from '../../features/form/own-path.ts';
import { noFields, type SignInData, type SignInFields } from './data.ts';
import { continueHref, landingOf } from '../../features/session/landing.ts';
import { fetchSecondStep } from './lazy-second-step.tsx';
import { reasons, type Reason } from './reasons.ts';
import { checkStep, finishSignIn, heldChallenge } from './second-step.ts';
import { submitting } from '../../features/form/submitting.ts';
import { checkSignIn, signIn } from './sign-in.ts';

export { SignInView as View } from './view.tsx';

const signInHead: Head = {
  title: 'Sign in | Verandah',
  description: 'Sign in to Verandah to see your collections, alerts and the people and places you follow.',
  canonical: '/sign-in',
  noIndex: true,
};

/** Whether the member's session is still valid. An access token outlives a session that was ended elsewhere: private
 * pages lead
 * its owner here, and without script they must not be led back at once.
 */
async function sessionGoesOn(request: PageRequest): Promise<boolean> {
  const {
    browser,
    session: { memberId },
  } = request;
  // With script the page itself learns that it is signed out.
  if (browser !== undefined || memberId === undefined) return true;
  return (await restOf(request)({ method: 'GET', path: `/rest/member/${memberId}/sessions` })).status !== 401;
}

/**
 * Loads the sign-in page. A signed-in member is redirected to where they were going; one whose session has ended, to
 * the renewal that clears its cookies and leads back here.
 */
export async function load(request: PageRequest): Promise<Loaded<SignInData>> {
  const {
    url: { searchParams, pathname, search },
    session,
  } = request;
  const returnTo = ownPath(searchParams.get('return'));
  if (session.signedIn && session.known && searchParams.has('return'))
    return {
      status: 302,
      location: (await sessionGoesOn(request)) ? landingOf(returnTo, session.roles) : renewAddress(pathname + search),
    };
  const [reason, providerName, authCode, authError] = ['reason', 'providerName', 'authCode', 'authError'].map(
    (name) => searchParams.get(name) || null,
  ) as [string | null, string | null, string | null, string | null];
  const requiresCode = searchParams.get('step') === 'code';
  if (requiresCode) await fetchSecondStep();
  const data: SignInData = {
    returnTo,
    reason: reason !== null && Object.hasOwn(reasons, reason) ? (reason as Reason) : null,
    providers: await readProviders(restOf(request)),
    already: session.signedIn ? (session.name ?? session.username ?? 'a member') : null,
    fields: { ...noFields, ...(requiresCode && { challenge: heldChallenge }) },
    returning: providerName !== null && authCode !== null ? { providerName, authCode } : null,
    problems: authError === null ? {} : { form: signInFailureWords(authError) },
  };
  return { status: 200, data, head: signInHead };
}

/**
 * Handles sign-in without script: redirects to where the visitor came from, or returns the page with its errors or with
 * the step for a code.
 */
export async function submit(request: PageRequest, form: FormFields): Promise<Loaded<SignInData>> {
  let challenge: string | undefined;
  const response = await submitting<keyof SignInFields, SignInData>({
    load,
    names: ['account', 'password', 'challenge', 'code', 'recovery'],
    secrets: ['password'],
    // The next request knows who has signed in.
    next: ({ returnTo }) => (returnTo === '/' ? continueHref(returnTo) : returnTo),
    check: (fields) => (fields.challenge ? checkStep : checkSignIn)(fields),
    send: async (rest, fields, log) => {
      const outcome = await (fields.challenge ? finishSignIn : signIn)(rest, fields, log);
      if (!outcome.taken) challenge = outcome.challenge;
      return outcome;
    },
  })(request, form);
  if (!('data' in response)) return response;
  if (response.data.fields.challenge || challenge !== undefined) await fetchSecondStep();
  return challenge === undefined
    ? response
    : {
        ...response,
        status: 200,
        data: { ...response.data, problems: {}, fields: { ...response.data.fields, challenge: challenge } },
      };
}
