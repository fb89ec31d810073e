import { Field, TextInput, useHydrated } from '@verandah/design';
import { useState } from 'react';
import styles from './password-field.module.css';

interface PasswordFieldProps {
  readonly label: string;
  readonly name: string;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly value: string;
  readonly error?: string | undefined;
  readonly hint?: string | undefined;
  readonly autoFocus?: true;
  onChange(value: string): void;
}

/** A password field. With script the password can be shown. */
export function PasswordField({
  label,
  name,
  autoComplete,
  value,
  error,
  hint,
  onChange,
  ...rest
}: PasswordFieldProps) {
  const [shown, setShown] = useState(false);
  const hydrated = useHydrated();
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <div className={styles.line}>
          <TextInput
            {...rest}
            {...control}
            name={name}
            type={shown ? 'text' : 'password'}
            autoComplete={autoComplete}
            required
            maxLength={800}
            value={value}
            onChange={(event) => onChange(event.target.value)}
          />
          {hydrated && (
            <button
              type="button"
              className={styles.show}
              aria-pressed={shown}
              onClick={() => setShown(!shown)}
              aria-label={`Show ${label.toLowerCase()}`}
            >
              {shown ? 'Hide' : 'Show'}
            </button>
          )}
        </div>
      )}
    </Field>
  );
}
