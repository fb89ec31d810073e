import { useServices } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';
import { CallFailed, unreachable, type Outcome } from '../../features/calls/outcome.ts';
import { browserRest } from '@verandah/areas';
import { useForm } from '@verandah/areas/actions';
import { callForm, whenTaken } from '../../features/form/call-form.ts';
import { EntryForm } from '../../features/form/entry-form.tsx';
import { EntryPage } from '../../features/form/entry-page.tsx';
import { PasswordField } from '../../features/form/password-field.tsx';
import { TextField } from '../../features/form/text-field.tsx';
import { useLinkToken } from '../../features/form/use-link-token.ts';
import { confirmedText } from '../../features/session/confirmed-text.ts';
import { takeReturn } from '../../features/session/return-place.ts';
import { useArrive } from '../../features/session/use-arrive.ts';
import { checkVerify, verifyEmail } from './verify.ts';
import type { FormData } from '../../features/form/submitting.ts';

export type VerifyData = FormData<'token' | 'password'>;

/**
 * Confirms at once if the address holds the link's secret; otherwise shows a field for it. In another browser than the
 * one that signed up it needs the password of the sign-up.
 */
export function VerifyView({ data }: { readonly data: VerifyData }) {
  const { report, bus } = useServices();
  const token = useLinkToken();
  const [returnTo, setReturnTo] = useState('/');
  const arrive = useArrive(returnTo);
  const [refused, setRefused] = useState<string | null>(null);
  const begun = useRef(false);
  const [needsPassword, setNeedsPassword] = useState(data.problems['password'] !== undefined);
  const confirm = async (typed: VerifyData['fields']): Promise<Outcome> => {
    const outcome = await verifyEmail(browserRest, typed, (error) => report(error, 'verify'));
    if (!outcome.taken && outcome.problems['password'] !== undefined) setNeedsPassword(true);
    return outcome;
  };
  const confirmed = (location: string | null): void => {
    bus.publish('notifications', { kind: 'success', text: confirmedText });
    setReturnTo(takeReturn());
    arrive(location);
  };
  const sent = useForm({
    ...callForm,
    start: { fields: data.fields, problems: data.problems },
    check: checkVerify,
    send: async (typed) => whenTaken(await confirm(typed), ({ location }) => confirmed(location)),
  });

  useEffect(() => {
    if (token === null || begun.current) return;
    begun.current = true;
    confirm({ token, password: '' }).then(
      (outcome) => {
        if (outcome.taken) return confirmed(outcome.location);
        sent.change({ token });
        setRefused(outcome.problems.form ?? outcome.problems.token ?? '');
      },
      (error: unknown) => {
        sent.change({ token });
        setRefused(error instanceof CallFailed ? unreachable : String(error));
      },
    );
    // Runs once per link, whatever else changes.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [token]);

  if (token !== null && refused === null)
    return (
      <EntryPage title="Confirming your address">
        <p role="status">Signing you in…</p>
      </EntryPage>
    );
  const { fields, change } = sent;
  const problems = refused ? { form: refused, ...sent.problems } : sent.problems;
  return (
    <EntryPage
      title="Confirm your email address"
      lead={
        needsPassword
          ? 'You signed up in another browser. Enter the password you chose there to finish creating your account.'
          : 'Open the link in our email or paste it here.'
      }
      others={
        <>
          <p>
            Already confirmed your address? <a href="/sign-in">Sign in</a>
          </p>
          <p>
            Link expired, or someone else signed up with your address? <a href="/sign-up">Create your account again</a>
          </p>
        </>
      }
    >
      <EntryForm
        sent={{ ...sent, problems }}
        action="/sign-up/verify"
        label="Confirm email address"
        busyLabel="Confirming…"
      >
        {token === null || !needsPassword ? (
          <TextField
            label="Link from the email"
            name="token"
            autoComplete="off"
            inputMode="url"
            maxLength={1000}
            required
            value={fields.token}
            error={problems.token}
            onChange={(value) => change({ token: value })}
          />
        ) : (
          <input type="hidden" name="token" value={token} />
        )}
        {needsPassword && (
          <PasswordField
            label="Password"
            name="password"
            autoComplete="current-password"
            value={fields.password}
            error={problems.password}
            onChange={(value) => change({ password: value })}
          />
        )}
      </EntryForm>
    </EntryPage>
  );
}
