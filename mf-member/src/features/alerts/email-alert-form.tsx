import { browserRest } from '@verandah/areas';
import { useForm } from '@verandah/areas/actions';
import { Field, Notice, Select } from '@verandah/design';
import { useServices } from '@verandah/kit';
import { emailAlertPath } from '@verandah/market';
import { useState } from 'react';
import type { Problems } from '../calls/outcome.ts';
import { callForm, whenTaken } from '../form/call-form.ts';
import { EntryForm } from '../form/entry-form.tsx';
import { TextField } from '../form/text-field.tsx';
import { alertFrequencies } from './alert-frequencies.ts';
import { checkEmailAlert, requestEmailAlert, type EmailAlertFields } from './email-alert.ts';

interface EmailAlertFormProps {
  readonly fields: EmailAlertFields;
  readonly problems?: Problems;
  /** Whether the form was already sent, without script. */
  readonly sent?: boolean;
}

/** An alert for an email address without an account; the address is confirmed by a link in an email. */
export function EmailAlertForm({ fields: start, problems: found = {}, sent: done = false }: EmailAlertFormProps) {
  const { report } = useServices();
  const [sentTo, setSentTo] = useState<string | null>(done ? '' : null);
  const sent = useForm({
    ...callForm,
    start: { fields: start, problems: found },
    check: checkEmailAlert,
    send: async (typed) =>
      whenTaken(await requestEmailAlert(browserRest, typed, (error) => report(error, 'email alert')), () =>
        setSentTo(typed.email.trim()),
      ),
  });
  if (sentTo !== null)
    return (
      <Notice tone="success" live>
        Check your inbox: we’ve sent {sentTo || 'the address you entered'} a link to confirm this alert. It starts once
        you’ve confirmed, and the link expires in two days.
      </Notice>
    );
  const { fields, problems, change, startAt } = sent;
  return (
    <EntryForm sent={sent} action={emailAlertPath} label="Email me new homes" busyLabel="Sending…">
      <input type="hidden" name="search" value={fields.search} />
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
        onChange={(email) => change({ email })}
      />
      <Field label="How often" error={problems.every}>
        {(control) => (
          <Select
            {...control}
            name="every"
            options={alertFrequencies}
            value={fields.every}
            onChange={({ target }) => change({ every: target.value })}
          />
        )}
      </Field>
    </EntryForm>
  );
}
