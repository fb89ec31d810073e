import { Checkbox } from '@verandah/design';
import { useId } from 'react';
import { useFormState } from '../portal/portal-form.tsx';
import styles from '../portal/portal.module.css';
import { eventLabels } from './webhook.ts';

/** The events of a form, to be chosen. */
export function EventFields({ given }: { readonly given: readonly string[] }) {
  const form = useFormState();
  const id = useId();
  const chosen = form.values('kinds', given);
  const error = form.problem('kinds');
  return (
    <fieldset className={styles.group} aria-describedby={error ? id : undefined}>
      <legend>Events</legend>
      <div className={styles.checks}>
        {Object.entries(eventLabels).map(([kind, label]) => (
          <Checkbox
            key={kind}
            name="kinds"
            value={kind}
            label={label}
            defaultChecked={chosen.includes(kind)}
            {...(error && { 'aria-invalid': true })}
          />
        ))}
      </div>
      {error && (
        <p className={styles.error} id={id}>
          {error}
        </p>
      )}
    </fieldset>
  );
}
