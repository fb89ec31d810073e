import { Field, TextInput } from '@verandah/design';
import type { ComponentProps } from 'react';

interface TextFieldProps extends Omit<ComponentProps<typeof TextInput>, 'onChange'> {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly error?: string | undefined;
  readonly hint?: string;
  onChange(value: string): void;
}

/** A labelled text field with its error. */
export const TextField = ({ label, error, hint, onChange, ...rest }: TextFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => <TextInput {...rest} {...control} onChange={(event) => onChange(event.target.value)} />}
  </Field>
);
