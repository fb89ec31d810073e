import { useState, type ReactNode } from 'react';
import { Button } from '../base/button.tsx';
import { Field } from '../forms/field.tsx';
import { Select } from '../forms/select.tsx';
import { TextArea } from '../forms/text-input.tsx';
import { Notice } from '../state/notice.tsx';
import styles from './report-form.module.css';

export interface ReportFormProps {
  /** What is reported, in a word: 'review'. */
  readonly what: string;
  /** Address that the form posts to without script. */
  readonly address: string;
  /** Identifies what is reported, for the form without script: posted with `do=report`, `reason` and `detail`. */
  readonly hidden?: Readonly<Record<string, string>>;
  readonly reasons: readonly string[];
  readonly state: 'open' | 'sending' | 'sent';
  readonly problem: string;
  /** The reason chosen and the text written before, when the page is shown again. */
  readonly reason?: string;
  readonly detail?: string;
  /** Opens the form in place; without it the form is there. */
  readonly opener?: ReactNode;
  onSend(form: FormData): void;
}

/** Reports something to the moderators. Works without script. */
export function ReportForm({
  what,
  address,
  hidden = {},
  reasons,
  state,
  problem,
  reason = '',
  detail = '',
  opener,
  onSend,
}: ReportFormProps) {
  // A page that is shown again shows its problem. After that the visitor opens and closes the form.
  const [isOpenAtFirst] = useState(problem !== '');
  if (state === 'sent')
    return (
      <div className={styles.sent}>
        <Notice tone="success" live>
          Thank you. Our moderators will look at this {what}.
        </Notice>
      </div>
    );
  const form = (
    <form
      className={styles.form}
      method="post"
      action={address}
      onSubmit={(event) => {
        event.preventDefault();
        onSend(new FormData(event.currentTarget));
      }}
    >
      <input type="hidden" name="do" value="report" />
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Field label="What’s wrong?">
        {(control) => (
          <Select
            {...control}
            name="reason"
            defaultValue={reason || undefined}
            options={reasons.map((each) => ({ value: each, label: each }))}
          />
        )}
      </Field>
      <Field label="Anything moderators should know?" optional>
        {(control) => <TextArea {...control} name="detail" rows={2} maxLength={2000} defaultValue={detail} />}
      </Field>
      {problem && (
        <Notice tone="danger" live>
          {problem}
        </Notice>
      )}
      <div>
        <Button type="submit" size="small" aria-disabled={state === 'sending'}>
          {state === 'sending' ? 'Sending…' : 'Send report'}
        </Button>
      </div>
    </form>
  );
  return opener === undefined ? (
    form
  ) : (
    <details className={styles.report} open={isOpenAtFirst || undefined}>
      <summary className={styles.opener}>{opener}</summary>
      {form}
    </details>
  );
}
