import { useForm } from '@verandah/areas/actions';
import { useEffect } from 'react';
import type { Outcome, Problems } from '../calls/outcome.ts';
import { callForm, whenTaken } from './call-form.ts';
import { EntryForm } from './entry-form.tsx';
import { linkToken } from './link-token.ts';
import type { FormData } from './submitting.ts';
import { TextField } from './text-field.tsx';
import { useLinkToken } from './use-link-token.ts';

type Fields = Readonly<Record<'token', string>>;

export const checkLink = ({ token }: Fields): Problems =>
  linkToken(token) ? {} : { token: 'Paste the link from our email.' };

interface LinkFormProps {
  readonly data: FormData<'token'>;
  /** The page's own address. */
  readonly action: string;
  /** Label of the button. */
  readonly label: string;
  send(fields: Fields): Promise<Outcome>;
  taken(): void | Promise<void>;
}

/** A button that uses an email's link. The link's secret fills its field, which is then hidden. */
export function LinkForm({ data, action, label, send, taken }: LinkFormProps) {
  const token = useLinkToken();
  const sent = useForm<Fields>({
    ...callForm,
    start: { fields: data.fields, problems: data.problems },
    check: checkLink,
    send: async (typed) => whenTaken(await send(typed), taken),
  });
  const { fields, problems, change } = sent;
  useEffect(() => {
    if (token !== null) change({ token });
    // Runs once per link.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [token]);
  return (
    <EntryForm sent={sent} action={action} label={label} busyLabel="One moment…">
      {token !== null && !problems.token ? (
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
    </EntryForm>
  );
}
