import { useId, type ReactNode } from 'react';
import { Icon } from '../base/icon.tsx';
import { WarningIcon } from '../icons/warning.tsx';
import styles from './field.module.css';

/** Attributes that connect a control to its label, hint and error. */
export interface ControlWiring {
  readonly id: string;
  readonly 'aria-describedby'?: string;
  readonly 'aria-invalid'?: true;
}

interface FieldProps {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong and what to do. */
  readonly error?: ReactNode;
  /** Shows "optional" after the label; required fields have no asterisk. */
  readonly optional?: boolean;
  /** Fixes the control's id, for links that lead to it. */
  readonly id?: string;
  children(control: ControlWiring): ReactNode;
}

/**
 * A labelled control with hint and error. `<Field label="Name">{(control) => <TextInput {...control} name="name"
 * />}</Field>`
 */
export function Field({ label, hint, error, optional = false, id: givenId, children }: FieldProps) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-error`].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        ...(describedBy && { 'aria-describedby': describedBy }),
        ...(error ? { 'aria-invalid': true as const } : {}),
      })}
      {error && (
        <p id={`${id}-error`} className={styles.error}>
          <Icon shape={WarningIcon} />
          {error}
        </p>
      )}
    </div>
  );
}
