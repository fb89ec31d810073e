import { Button, ButtonLink, Field, TextInput } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { browserRest } from '../../features/calls/rest.ts';
import { EntryPage } from '../../features/form/entry-page.tsx';
import { FormProblem } from '../../features/form/form-problem.tsx';
import { PasswordField } from '../../features/form/password-field.tsx';
import { useForm } from '../../features/form/use-form.ts';
import { useArrive } from '../../features/session/use-arrive.ts';
import type { SignInData } from './data.ts';
import { Providers } from './providers.tsx';
import { reasons } from './reasons.ts';
import { checkSignIn, signIn } from './sign-in.ts';

/** Signing in. Works without script; with it nobody leaves the page before they are in. */
export function SignInView({ data }: { readonly data: SignInData }) {
  const { isLive } = useServices();
  const { returnTo, reason, providers, already } = data;
  if (already !== null) {
    return (
      <EntryPage title="You are signed in" lead={`You are here as ${already}.`}>
        <ButtonLink kind="primary" wide href={returnTo}>{returnTo === '/' ? 'Go to the home page' : 'Go on'}</ButtonLink>
        {isLive('/sign-out') && <form method="post" action="/sign-out"><Button type="submit" wide>Sign out</Button></form>}
      </EntryPage>
    );
  }
  const query = returnTo === '/' ? '' : `?${new URLSearchParams({ return: returnTo }).toString()}`;
  return (
    <EntryPage
      title="Sign in" lead={reason && reasons[reason]}
      others={(
        <>
          {isLive('/sign-up') && <p>New here? <a href={`/sign-up${query}`}>Make an account</a></p>}
          {isLive('/sign-in/forgot') && <p><a href="/sign-in/forgot">I forgot my password</a></p>}
        </>
      )}
    >
      <SignInForm data={data} action={`/sign-in${query}`} />
      <Providers providers={providers} returnTo={returnTo} />
    </EntryPage>
  );
}

function SignInForm({ data: { fields: first, problems: told, returnTo }, action }: { readonly data: SignInData; readonly action: string }) {
  const { report } = useServices();
  const arrive = useArrive(returnTo);
  const { fields, problems, busy, form, change, submit } = useForm({
    fields: first, problems: told, check: checkSignIn, send: (typed) => signIn(browserRest, typed, (error) => report(error, 'sign in')), taken: ({ location }) => arrive(location),
  });
  return (
    <form ref={form} method="post" action={action} noValidate onSubmit={submit} aria-busy={busy} style={{ display: 'grid', gap: 'var(--v-space-4)' }}>
      <FormProblem>{problems.form}</FormProblem>
      <Field label="E-mail or username" error={problems.account}>
        {(control) => <TextInput {...control} name="account" autoComplete="username" autoCapitalize="off" autoCorrect="off" spellCheck={false} maxLength={254} required value={fields.account} onChange={(event) => change('account', event.target.value)} />}
      </Field>
      <PasswordField label="Password" name="password" autoComplete="current-password" value={fields.password} error={problems.password} onChange={(value) => change('password', value)} />
      <Button type="submit" kind="primary" wide aria-disabled={busy}>{busy ? 'Signing in…' : 'Sign in'}</Button>
    </form>
  );
}
