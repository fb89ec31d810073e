import { Notice } from '@verandah/design';
import { storeIntent, signInHref, useServices } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';
import { browserRest } from '@verandah/areas';
import { useForm } from '@verandah/areas/actions';
import { callForm, whenTaken } from '../../features/form/call-form.ts';
import { EntryForm } from '../../features/form/entry-form.tsx';
import { EntryPage } from '../../features/form/entry-page.tsx';
import { PasswordField } from '../../features/form/password-field.tsx';
import { TextField } from '../../features/form/text-field.tsx';
import { storeReturn } from '../../features/session/return-place.ts';
import { Providers } from '../sign-in/providers.tsx';
import type { SignUpData } from './data.ts';
import { checkSignUp, signUp } from './sign-up.ts';
import styles from './sign-up.module.css';

/** The form to create an account. */
export function SignUpView({ data }: { readonly data: SignUpData }) {
  const { returnTo, providers } = data;
  const [sentTo, setSentTo] = useState<string | null>(data.sent ? '' : null);
  if (sentTo !== null) return <MailSent to={sentTo} />;
  return (
    <EntryPage
      title="Create account"
      lead="Save homes, hear about new listings first, follow suburbs and agents, and ask the locals."
      others={
        <p>
          Already have an account? <a href={signInHref(returnTo)}>Sign in</a>
        </p>
      }
    >
      <SignUpForm data={data} onSent={setSentTo} />
      <Providers
        providers={providers}
        returnTo={returnTo}
        onLeave={(type) => storeIntent({ mode: 1, type, position: 'sign-up' })}
      />
    </EntryPage>
  );
}

function SignUpForm({
  data: { fields: first, problems: initialProblems, returnTo },
  onSent,
}: {
  readonly data: SignUpData;
  readonly onSent: (email: string) => void;
}) {
  const { report } = useServices();
  const sent = useForm({
    ...callForm,
    start: { fields: first, problems: initialProblems },
    check: checkSignUp,
    send: async (typed) => {
      storeIntent({ mode: 1, type: 'email', position: 'sign-up' });
      storeReturn(returnTo);
      return whenTaken(await signUp(browserRest, typed, (error) => report(error, 'sign up')), () =>
        onSent(typed.email.trim()),
      );
    },
  });
  const { fields, problems, change, startAt } = sent;
  return (
    <EntryForm
      sent={sent}
      action={returnTo === '/' ? '/sign-up' : `/sign-up?${new URLSearchParams({ return: returnTo }).toString()}`}
      label="Create account"
      busyLabel="One moment…"
    >
      <TextField
        label="Name"
        hint="This appears with your questions and reviews."
        name="name"
        {...startAt('name')}
        autoComplete="name"
        maxLength={80}
        required
        value={fields.name}
        error={problems.name}
        onChange={(value) => change({ name: value })}
      />
      <TextField
        label="Email"
        name="email"
        {...startAt('email')}
        type="email"
        autoComplete="email"
        maxLength={254}
        required
        value={fields.email}
        error={problems.email}
        onChange={(value) => change({ email: value })}
      />
      <PasswordField
        label="Password"
        name="password"
        {...startAt('password')}
        autoComplete="new-password"
        hint="At least 8 characters. Three or four unrelated words are easy to remember."
        value={fields.password}
        error={problems.password}
        onChange={(value) => change({ password: value })}
      />
      <p className={styles.agreement}>
        By creating an account you agree to our <a href="/about/terms">terms of use</a>. We use your details to sign you
        in, show your name beside what you write, and send the emails you ask for. Our{' '}
        <a href="/about/privacy">privacy page</a> explains what we store and how to delete it.
      </p>
    </EntryForm>
  );
}

function MailSent({ to }: { readonly to: string }) {
  const text = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (to) text.current?.focus();
  }, [to]);
  return (
    <EntryPage
      title="Check your inbox"
      others={
        <p>
          Can’t find it? Check your spam folder or{' '}
          <a href="/sign-up" data-reload="">
            try again
          </a>
          .
        </p>
      }
    >
      <div ref={text} tabIndex={-1}>
        <Notice tone="success" live>
          We’ve sent an email to {to || 'the address you entered'}. Open the link in it to finish creating your account.
          The link expires in two days.
        </Notice>
      </div>
    </EntryPage>
  );
}
