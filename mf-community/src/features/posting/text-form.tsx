import { useForm, visitDraft } from '@verandah/areas/actions';
import { Button, Field, Notice, TextArea } from '@verandah/design';
import { signInHref, type SignInReason } from '@verandah/kit';
import { groupDigits } from '@verandah/market';
import { fieldProblems } from './problem.ts';
import styles from './text-form.module.css';

/** A rejected text, returned with the page when the form was sent without script. */
export interface RefusedText {
  readonly text: string;
  readonly problem: string;
  readonly signedOut: boolean;
}

interface TextFormProps {
  /** Key of the draft: 'answer.7'. */
  readonly place: string;
  readonly label: string;
  readonly hint?: string;
  readonly button: string;
  readonly reason: SignInReason;
  readonly most: number;
  readonly rows: number;
  /** Without script: the page's own address, and the hidden fields to post. */
  readonly address: string;
  readonly hidden: Readonly<Record<string, string>>;
  readonly refused?: RefusedText | undefined;
  /** Sends the text. The key ensures that it is written once. */
  send(text: string, key: string): Promise<void>;
  /** Called when the text is written, so that the page can show it. */
  onSent(): void;
}

const names = ['text'] as const;
const check =
  (most: number) =>
  ({ text }: { readonly text: string }): { text?: string } => {
    const length = text.trim().length;
    return length < 2
      ? { text: 'Write at least a few words.' }
      : length > most
        ? {
            text: `Use up to ${groupDigits(most)} characters. You’ve used ${groupDigits(length)}.`,
          }
        : {};
  };

/** Form for a text to post. The draft is stored while typing, survives signing in, and is sent once. Works without
 * script.
 */
export function TextForm({
  place,
  label,
  hint,
  button,
  reason,
  most,
  rows,
  address,
  hidden,
  refused,
  send,
  onSent,
}: TextFormProps) {
  const { fields, problems, state, busy, form, change, submit, again } = useForm({
    kind: place.split('.')[0] ?? place,
    draft: visitDraft(place),
    signIn: { reason, message: 'Sign in to post this. We’ve saved what you wrote.' },
    check: check(most),
    start: {
      fields: { text: refused?.text ?? '' },
      problems: refused && !refused.signedOut ? { text: refused.problem } : {},
    },
    async send({ text }, mark) {
      await send(text, `${reason}-${mark}`);
      return {};
    },
    problemsOf: (error) => fieldProblems(error, names),
    onSent: () => {
      again({ text: '' });
      onSent();
    },
  });
  return (
    <form
      ref={form}
      className={styles.form}
      method="post"
      action={address}
      noValidate
      aria-busy={busy}
      onSubmit={submit}
    >
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {problems.form && (
        <div tabIndex={-1} role="alert">
          <Notice tone="danger">{problems.form}</Notice>
        </div>
      )}
      {refused?.signedOut && (
        <Notice tone="warning">
          You’ve been signed out, but what you wrote is still here.{' '}
          <a href={signInHref(address.split('#')[0] ?? '/', reason)} target="_blank" rel="noreferrer">
            Sign in in a new tab
          </a>
          , then post it.
        </Notice>
      )}
      <Field label={label} hint={hint} error={problems.text} id={`text-of-${place.replace('.', '-')}`}>
        {(control) => (
          <TextArea
            {...control}
            name="text"
            rows={rows}
            maxLength={most + 500}
            required
            value={fields.text}
            onChange={(event) => change({ text: event.target.value })}
            {...(refused ? { autoFocus: true } : {})}
          />
        )}
      </Field>
      {state === 'failed' && (
        <Notice tone="danger" live>
          We couldn’t confirm this was posted. What you wrote is still here. Try again and we’ll only post it once.
        </Notice>
      )}
      <div className={styles.actions}>
        <Button type="submit" kind="primary" aria-disabled={busy}>
          {busy ? 'Posting…' : state === 'failed' ? 'Try again' : button}
        </Button>
      </div>
    </form>
  );
}
