import { Button } from '@verandah/design';
import { PasswordField } from '../../features/form/password-field.tsx';
import { TextField } from '../../features/form/text-field.tsx';
import styles from './account.module.css';
import type { AccountData } from './data.ts';
import { Part, SectionForm } from './section.tsx';

export interface DeleteAccountProps {
  readonly data: AccountData;
}

/** The last section: the account is deleted with its password, or by typing the username. */
export function DeleteAccount({ data }: DeleteAccountProps) {
  const { hasPassword, username } = data.settings;
  return (
    <Part id="delete" title="Delete account" lead="You can’t undo this.">
      <details className={styles.danger} open={data.refused?.section === 'delete'}>
        <summary>I want to delete my account</summary>
        <SectionForm data={data} section="delete" fields={{ password: '', username: '' }} label="Delete account">
          {({ fields, problems, busy, change }) => (
            <>
              <p>
                We’ll delete your collections, alerts, drafts and follows straight away. Your questions, answers and
                reviews stay on Verandah without your name. Once your account is deleted, we can’t restore it.
              </p>
              {hasPassword ? (
                <PasswordField
                  label="Your password"
                  name="password"
                  autoComplete="current-password"
                  value={fields['password'] ?? ''}
                  error={problems['password']}
                  onChange={(value) => change('password', value)}
                />
              ) : (
                <TextField
                  label={`Your username (${username})`}
                  name="username"
                  autoComplete="off"
                  autoCapitalize="off"
                  maxLength={100}
                  required
                  value={fields['username'] ?? ''}
                  error={problems['username']}
                  onChange={(value) => change('username', value)}
                />
              )}
              <Button type="submit" kind="danger" aria-disabled={busy}>
                Permanently delete my account
              </Button>
            </>
          )}
        </SectionForm>
      </details>
    </Part>
  );
}
