import { ButtonLink } from '@verandah/design';
import { storeIntent, useBusValue, useServices, useSession } from '@verandah/kit';
import { useEffect, useState } from 'react';
import { browserRest } from '@verandah/areas';
import { useForm } from '@verandah/areas/actions';
import { callForm, whenTaken } from '../../features/form/call-form.ts';
import { EntryForm } from '../../features/form/entry-form.tsx';
import { EntryPage } from '../../features/form/entry-page.tsx';
import { PasswordField } from '../../features/form/password-field.tsx';
import { TextField } from '../../features/form/text-field.tsx';
import { landingOf } from '../../features/session/landing.ts';
import { useArrive } from '../../features/session/use-arrive.ts';
import type { SignInData } from './data.ts';
import { fetchSecondStep, LazySecondStep } from './lazy-second-step.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import { Providers } from './providers.tsx';
import { reasons } from './reasons.ts';
import { Returning } from './returning.tsx';
import { checkSignIn, signIn } from './sign-in.ts';

/** The sign-in form. Works without script. With script the page stays until the visitor is signed in. */
export function SignInView({ data }: { readonly data: SignInData }) {
  const { navigate, isLive } = useServices();
  const { known, signedIn, roles } = useSession();
  const published = useBusValue('session');
  const { returnTo, reason, providers, already, returning } = data;
  const landing = landingOf(returnTo, roles, isLive);
  const [challenge, setChallenge] = useState(data.fields.challenge);
  // Signed in through a provider, or in another tab meanwhile.
  useEffect(() => {
    if (already === null && signedIn) void navigate(landing, { replace: true });
  }, [already, signedIn, navigate, landing]);
  if (already !== null && (signedIn || !known)) {
    return (
      <EntryPage title="You’re signed in" lead={`You’re signed in as ${already}.`}>
        <ButtonLink kind="primary" wide href={returnTo}>
          {returnTo === '/' ? 'Go to home page' : 'Continue'}
        </ButtonLink>
        <ButtonLink wide href="/account">
          Your account
        </ButtonLink>
        <ButtonLink wide href="/sign-out">
          Sign out
        </ButtonLink>
      </EntryPage>
    );
  }
  // Until the host has exchanged the provider's code and published the session.
  if (returning && published?.signedIn !== false) return <Returning {...returning} returnTo={returnTo} />;
  const query = returnTo === '/' ? '' : `?${new URLSearchParams({ return: returnTo }).toString()}`;
  if (challenge) return <LazySecondStep data={data} challenge={challenge} action={`/sign-in${query}`} />;
  return (
    <EntryPage
      title="Sign in"
      lead={reason && reasons[reason]}
      others={
        <>
          <p>
            New to Verandah? <a href={`/sign-up${query}`}>Create account</a>
          </p>
          <p>
            <a href="/sign-in/forgot">Forgot your password?</a>
          </p>
        </>
      }
    >
      <SignInForm data={data} action={`/sign-in${query}`} onChallenge={setChallenge} />
      <PasskeyButton returnTo={returnTo} position={reason ?? 'sign-in'} />
      <Providers
        providers={providers}
        returnTo={returnTo}
        onLeave={(type) => storeIntent({ mode: 2, type, position: reason ?? 'sign-in' })}
      />
    </EntryPage>
  );
}

interface SignInFormProps {
  readonly data: SignInData;
  readonly action: string;
  onChallenge(challenge: string): void;
}
function SignInForm({
  data: { fields: first, problems: initialProblems, returnTo, reason },
  action,
  onChallenge,
}: SignInFormProps) {
  const { report } = useServices();
  const arrive = useArrive(returnTo);
  const sent = useForm({
    ...callForm,
    start: { fields: { account: first.account, password: first.password }, problems: initialProblems },
    check: checkSignIn,
    send: async (typed) => {
      storeIntent({ mode: 2, type: 'email', position: reason ?? 'sign-in' });
      const outcome = await signIn(browserRest, typed, (error) => report(error, 'sign in'));
      if (outcome.taken || outcome.challenge === undefined)
        return whenTaken(outcome, ({ location }) => arrive(location));
      await fetchSecondStep();
      onChallenge(outcome.challenge);
      return {};
    },
  });
  const { fields, problems, change, startAt } = sent;
  return (
    <EntryForm sent={sent} action={action} label="Sign in" busyLabel="Signing in…">
      <TextField
        label="Email or username"
        name="account"
        {...startAt('account')}
        autoComplete="username webauthn"
        maxLength={254}
        required
        value={fields.account}
        error={problems.account}
        onChange={(value) => change({ account: value })}
      />
      <PasswordField
        label="Password"
        name="password"
        {...startAt('password')}
        autoComplete="current-password"
        value={fields.password}
        error={problems.password}
        onChange={(value) => change({ password: value })}
      />
    </EntryForm>
  );
}
