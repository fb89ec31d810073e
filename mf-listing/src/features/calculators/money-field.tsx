import { Field, TextInput } from '@verandah/design';
import type { InputHTMLAttributes } from 'react';
import styles from './calculators.module.css';

interface MoneyFieldProps {
  readonly label: string;
  readonly unit: '$' | '%' | 'years';
  readonly error?: string | undefined;
  readonly hint?: string;
  readonly input: InputHTMLAttributes<HTMLInputElement>;
}

/** A field for an amount, with its unit beside it. */
export const MoneyField = ({ label, unit, error, hint, input }: MoneyFieldProps) => (
  <Field label={label} error={error} hint={hint}>
    {(control) => (
      <span className={styles.figure} data-unit={unit === '$' ? 'before' : 'after'}>
        <span className={styles.unit} aria-hidden="true">
          {unit}
        </span>
        <TextInput
          {...control}
          {...input}
          inputMode={unit === 'years' ? 'numeric' : 'decimal'}
          autoComplete="off"
          maxLength={20}
        />
      </span>
    )}
  </Field>
);
