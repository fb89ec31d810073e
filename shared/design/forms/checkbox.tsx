import { useId, type InputHTMLAttributes, type ReactNode } from 'react';
import { groupDigits } from '@verandah/market';
import styles from './checkbox.module.css';

type ChoiceProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className'> & {
  readonly label: ReactNode;
  /** Number of results; read as part of its name. */
  readonly count?: number | undefined;
  readonly hint?: ReactNode;
};

function Choice({
  type,
  label,
  count,
  hint,
  id: givenId,
  ...rest
}: ChoiceProps & { readonly type: 'checkbox' | 'radio' }) {
  const ownId = useId();
  const id = givenId ?? ownId;
  return (
    <span className={styles.choice}>
      <input className={styles.box} type={type} id={id} {...(hint && { 'aria-describedby': `${id}-hint` })} {...rest} />
      <label className={styles.label} htmlFor={id}>
        {label}
        {count !== undefined && <span className={styles.count}> {groupDigits(count)}</span>}
      </label>
      {hint && (
        <span id={`${id}-hint`} className={styles.hint}>
          {hint}
        </span>
      )}
    </span>
  );
}

/** A checkbox with its label and, beside it, its number of results. */
export const Checkbox = (props: ChoiceProps) => <Choice type="checkbox" {...props} />;

/** One of several options; put them in a `fieldset` with a `legend`. */
export const Radio = (props: ChoiceProps) => <Choice type="radio" {...props} />;
