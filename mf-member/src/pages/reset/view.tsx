import { useServices } from '@verandah/kit';
import { useEffect } from 'react';
import { browserRest } from '@verandah/areas';
import { useForm } from '@verandah/areas/actions';
import { callForm, whenTaken } from '../../features/form/call-form.ts';
import { EntryForm } from '../../features/form/entry-form.tsx';
import { EntryPage } from '../../features/form/entry-page.tsx';
import { PasswordField } from '../../features/form/password-field.tsx';
import { TextField } from '../../features/form/text-field.tsx';
import { useLinkToken } from '../../features/form/use-link-token.ts';
import { useArrive } from '../../features/session/use-arrive.ts';
import { checkReset, resetPassword, setHref } from './reset.ts';
import type { FormData } from '../../features/form/submitting.ts';

export type ResetData = FormData<'token' | 'password'>;

/** The form for a new password. The link's secret fills its field, which is then hidden. */
export function ResetView({ data }: { readonly data: ResetData }) {
  const { report, navigate } = useServices();
  const token = useLinkToken();
  const arrive = useArrive('/');
  const sent = useForm({
    ...callForm,
    start: { fields: data.fields, problems: data.problems },
    check: checkReset,
    send: async (typed) => {
      const outcome = await resetPassword(browserRest, typed, (error) => report(error, 'reset password'));
      if (outcome.taken || outcome.challenge === undefined)
        return whenTaken(outcome, ({ location }) => arrive(location));
      await navigate(setHref, { replace: true });
      return {};
    },
  });
  const { fields, problems, change, startAt } = sent;
  useEffect(() => {
    if (token !== null) change({ token: token });
    // Runs once per link.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [token]);
  const hidden = token !== null && !problems.token;
  return (
    <EntryPage
      title="Set a new password"
      lead="You’ll be signed in here and signed out on all other devices."
      others={
        <>
          <p>
            Link expired? <a href="/sign-in/forgot">Request a new one</a>
          </p>
          <p>
            <a href="/sign-in">Sign in</a>
          </p>
        </>
      }
    >
      <EntryForm sent={sent} action="/sign-in/reset" label="Set password" busyLabel="One moment…">
        {hidden ? (
          <input type="hidden" name="token" value={fields.token} />
        ) : (
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
        )}
        <PasswordField
          label="New password"
          name="password"
          {...startAt('password')}
          autoComplete="new-password"
          hint="At least 8 characters. Three or four unrelated words are easy to remember."
          value={fields.password}
          error={problems.password}
          onChange={(value) => change({ password: value })}
        />
      </EntryForm>
    </EntryPage>
  );
}
