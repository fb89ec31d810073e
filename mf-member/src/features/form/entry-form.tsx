import type { FormHandle } from '@verandah/areas/actions';
import { Button } from '@verandah/design';
import type { ReactNode } from 'react';
import { FormProblem } from './form-problem.tsx';
import styles from './entry-form.module.css';

interface EntryFormProps {
  readonly sent: Pick<FormHandle<Readonly<Record<string, string>>>, 'form' | 'submit' | 'busy' | 'problems'>;
  /** The page's own address, to which the form posts without script. */
  readonly action: string;
  readonly label: string;
  /** The button's label while the form is being sent. */
  readonly busyLabel: string;
  readonly children: ReactNode;
}

/** A small form with one button. */
export function EntryForm({
  sent: { form, submit, busy, problems },
  action,
  label,
  busyLabel,
  children,
}: EntryFormProps) {
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={action}
      noValidate
      onSubmit={submit}
      aria-busy={busy}
    >
      <FormProblem>{problems['form']}</FormProblem>
      {children}
      <Button type="submit" kind="primary" wide aria-disabled={busy}>
        {busy ? busyLabel : label}
      </Button>
    </form>
  );
}
