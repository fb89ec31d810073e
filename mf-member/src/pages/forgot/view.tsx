import { Notice } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { useState } from 'react';
import { browserRest } from '@verandah/areas';
import { useForm } from '@verandah/areas/actions';
import { callForm, whenTaken } from '../../features/form/call-form.ts';
import { EntryForm } from '../../features/form/entry-form.tsx';
import { EntryPage } from '../../features/form/entry-page.tsx';
import { TextField } from '../../features/form/text-field.tsx';
import { checkForgot, requestReset } from './forgot.ts';
import type { FormData } from '../../features/form/submitting.ts';

export interface ForgotData extends FormData<'email'> {
  readonly sent: boolean;
}

/** One field; the response is the same for every address. */
export function ForgotView({ data }: { readonly data: ForgotData }) {
  const { report } = useServices();
  const [sentTo, setSentTo] = useState<string | null>(data.sent ? '' : null);
  const sent = useForm({
    ...callForm,
    start: { fields: data.fields, problems: data.problems },
    check: checkForgot,
    send: async (typed) =>
      whenTaken(await requestReset(browserRest, typed, (error) => report(error, 'forgot password')), () =>
        setSentTo(typed.email.trim()),
      ),
  });
  const others = (
    <p>
      <a href="/sign-in">Back to sign in</a>
    </p>
  );
  if (sentTo !== null) {
    return (
      <EntryPage title="Check your inbox" others={others}>
        <Notice tone="success" live>
          If {sentTo || 'the address you entered'} has an account, we’ve sent a link to reset your password. The link
          expires in one hour.
        </Notice>
      </EntryPage>
    );
  }
  const { fields, problems, change, startAt } = sent;
  return (
    <EntryPage
      title="Forgot your password?"
      lead="Enter your email address and we’ll send you a link to set a new password."
      others={others}
    >
      <EntryForm sent={sent} action="/sign-in/forgot" label="Send link" busyLabel="Sending…">
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
      </EntryForm>
    </EntryPage>
  );
}
