import { TextField } from '../../features/form/text-field.tsx';

interface CodeFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly hint?: string;
  onChange(value: string): void;
}

/** Field for a code of the member's app, or a recovery code if the hint says so. */
export const CodeField = ({ name, hint = 'The 6-digit code changes every 30 seconds.', ...rest }: CodeFieldProps) => (
  <TextField
    label="Code from your app"
    name={name}
    autoComplete="one-time-code"
    inputMode="numeric"
    autoCapitalize="characters"
    maxLength={60}
    required
    hint={hint}
    {...rest}
  />
);
