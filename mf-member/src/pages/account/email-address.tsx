import { Button, Notice } from '@verandah/design';
import { TextField } from '../../features/form/text-field.tsx';
import styles from './account.module.css';
import type { AccountData } from './data.ts';
import { Part, SectionForm } from './section.tsx';

/** The member's email address, its change, and the change that awaits confirmation. */
export function EmailAddress({ data }: { readonly data: AccountData }) {
  const {
    settings: { email, awaitedEmail },
    done,
  } = data;
  const shown = done?.startsWith('email') === true ? done : undefined;
  return (
    <Part
      id="email"
      title="Email address"
      lead={
        <>
          You sign in with <strong className={styles.address}>{email}</strong> and we send emails there.
        </>
      }
      done={shown !== undefined}
      doneForm={shown}
    >
      {awaitedEmail && (
        <>
          <Notice tone="info">
            Open the link that we sent to <strong className={styles.address}>{awaitedEmail.email}</strong> to confirm
            that address. Until then, nothing changes. The link works for 24 hours.
          </Notice>
          <div className={styles.buttons}>
            <SectionForm data={data} section="email-resend" place="email" fields={{}} label="Send the link again">
              {({ busy }) => (
                <Button type="submit" aria-disabled={busy}>
                  Send the link again
                </Button>
              )}
            </SectionForm>
            <SectionForm data={data} section="email-cancel" place="email" fields={{}} label="Cancel the change">
              {({ busy }) => (
                <Button type="submit" aria-disabled={busy}>
                  Cancel the change
                </Button>
              )}
            </SectionForm>
          </div>
        </>
      )}
      <SectionForm data={data} section="email" fields={{ email: '' }} label="Email address">
        {({ fields, problems, busy, change }) => (
          <>
            <TextField
              label="New email address"
              name="email"
              type="email"
              autoComplete="email"
              maxLength={254}
              required
              value={fields['email'] ?? ''}
              error={problems['email']}
              onChange={(value) => change('email', value)}
            />
            <Button type="submit" aria-disabled={busy} kind={awaitedEmail ? 'secondary' : 'primary'}>
              Change email address
            </Button>
          </>
        )}
      </SectionForm>
    </Part>
  );
}
