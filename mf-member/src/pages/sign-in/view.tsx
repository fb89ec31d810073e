import { ButtonLink } from '@verandah/design';
import { keepIntent, useBusValue, useServices, useSession } from '@verandah/kit';
import { useEffect } from 'react';
import { browserRest } from '../../features/calls/rest.ts';
import { EntryForm } from '../../features/form/entry-form.tsx';
import { EntryPage } from '../../features/form/entry-page.tsx';
import { PasswordField } from '../../features/form/password-field.tsx';
import { TextField } from '../../features/form/text-field.tsx';
import { useForm } from '../../features/form/use-form.ts';
import { useArrive } from '../../features/session/use-arrive.ts';
import type { SignInData } from './data.ts';
import { Providers } from './providers.tsx';
import { reasons } from './reasons.ts';
import { Returning } from './returning.tsx';
import { checkSignIn, signIn } from './sign-in.ts';

/** Signing in. Works without script; with it nobody leaves the page before they are in. */
export function SignInView({ data }: { readonly data: SignInData }) {
  const { navigate } = useServices();
  const { known, signedIn } = useSession();
  const told = useBusValue('session');
  const { returnTo, reason, providers, already, returning } = data;
  // Signed in by a provider's return, or in another tab meanwhile.
  useEffect(() => {
    if (already === null && signedIn) void navigate(returnTo, { replace: true });
  }, [already, signedIn, navigate, returnTo]);
  if (already !== null && (signedIn || !known)) {
    return (
      <EntryPage title="You are signed in" lead={`You are here as ${already}.`}>
        <ButtonLink kind="primary" wide href={returnTo}>{returnTo === '/' ? 'Go to the home page' : 'Go on'}</ButtonLink>
        <ButtonLink wide href="/account">Your account</ButtonLink>
        <ButtonLink wide href="/sign-out">Sign out</ButtonLink>
      </EntryPage>
    );
  }
  // Until the host has exchanged what the provider said, and tells who is here.
  if (returning && told?.signedIn !== false) return <Returning {...returning} returnTo={returnTo} />;
  const query = returnTo === '/' ? '' : `?${new URLSearchParams({ return: returnTo }).toString()}`;
  return (
    <EntryPage
      title="Sign in" lead={reason && reasons[reason]}
      others={(
        <>
          <p>New here? <a href={`/sign-up${query}`}>Make an account</a></p>
          <p><a href="/sign-in/forgot">I forgot my password</a></p>
        </>
      )}
    >
      <SignInForm data={data} action={`/sign-in${query}`} />
      <Providers providers={providers} returnTo={returnTo} onLeave={(type) => keepIntent({ mode: 2, type, position: reason ?? 'sign-in' })} />
    </EntryPage>
  );
}

function SignInForm({ data: { fields: first, problems: told, returnTo, reason }, action }: { readonly data: SignInData; readonly action: string }) {
  const { report } = useServices();
  const arrive = useArrive(returnTo);
  const sent = useForm({
    fields: first, problems: told, check: checkSignIn,
    send: (typed) => {
      keepIntent({ mode: 2, type: 'email', position: reason ?? 'sign-in' });
      return signIn(browserRest, typed, (error) => report(error, 'sign in'));
    },
    taken: ({ location }) => arrive(location),
  });
  const { fields, problems, change, startAt } = sent;
  return (
    <EntryForm sent={sent} action={action} label="Sign in" busyLabel="Signing in…">
      <TextField
        label="E-mail or username" name="account" {...startAt('account')} autoComplete="username" autoCapitalize="off" autoCorrect="off" spellCheck={false} maxLength={254} required value={fields.account} error={problems.account}
        onChange={(value) => change('account', value)}
      />
      <PasswordField label="Password" name="password" {...startAt('password')} autoComplete="current-password" value={fields.password} error={problems.password} onChange={(value) => change('password', value)} />
    </EntryForm>
  );
}
