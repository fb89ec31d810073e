import { rejectionIn, useWriteFailure } from '@verandah/areas/actions';
import { Button, Field, Notice, TextInput, useProblemFocus, useSubmission } from '@verandah/design';
import { unreachable } from '@verandah/graph';
import { useServices } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';
import { actionsFor, actionWords, labelOf, needsReason, undoOf, type Action, type Case } from './case.ts';
import { writeJudgement } from './queries.ts';
import styles from './judge-form.module.css';
import { KeysNote } from './keys-note.tsx';
import { useModerationKeys } from './use-moderation-keys.ts';

interface JudgeFormProps {
  readonly subject: Case;
  /** The page's own address, to which the form posts without script. */
  readonly address: string;
  /** The rejected input of a form sent without script, with its validation error. */
  readonly refused: { readonly why: string; readonly problem: string } | null;
  /** The action just taken without script. */
  readonly done: { readonly action: Action; readonly undo: Action | null } | null;
  onJudged(subject: Case): void;
}

/** A moderator's form: a reason where one is needed, and a button for each action. Most actions can be undone at once. */
export function JudgeForm({ subject, address, refused, done: doneBefore, onJudged }: JudgeFormProps) {
  const { graph } = useServices();
  const box = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const reason = useRef<HTMLInputElement>(null);
  const approve = useRef<HTMLButtonElement>(null);
  // By a key; Enter in the reason’s field confirms it.
  const [removes, setRemoves] = useState(false);
  const [why, setWhy] = useState(refused?.why ?? '');
  const { failureOf } = useWriteFailure({ kind: 'moderate' });
  const { state, problems, failures, submit, settle, mend } = useSubmission({
    problems: refused ? { why: refused.problem } : {},
  });
  const busy = state === 'sending';
  const [done, setDone] = useState(doneBefore);
  const [judged, setJudged] = useState(0);
  useProblemFocus(box, failures, problems, ['why']);
  useEffect(() => {
    if (judged > 0) status.current?.focus();
  }, [judged]);

  const judge = async (action: Action, reason: string, undoing: boolean): Promise<void> => {
    if (busy) return;
    if (needsReason(action) && reason.trim().length < 2) {
      settle('rejected', { why: 'Enter a reason. The author and other moderators can read it.' });
      return;
    }
    await submit(
      async () => {
        const { moderate } = await graph.write(writeJudgement, {
          kind: subject.kind,
          id: subject.targetId,
          action,
          why: reason.trim(),
        });
        setDone({ action, undo: undoing ? null : undoOf(action, subject.state) });
        setWhy('');
        setRemoves(false);
        setJudged((before) => before + 1);
        onJudged(moderate);
        return {};
      },
      (error) => failureOf(error, { problemsOf: rejectionIn('why'), unknown: { why: unreachable } }),
    );
  };
  const undo = done?.undo;
  const offered = actionsFor(subject);
  const keys = useModerationKeys({
    a: () => approve.current?.focus(),
    r: () => {
      if (!offered.includes('remove')) return;
      setRemoves(true);
      reason.current?.focus();
    },
  });
  return (
    <div className={styles.judge}>
      {done && (
        <div className={styles.done} ref={status} tabIndex={-1} role="status">
          <Notice tone="success">
            {actionWords[done.action].done}
            {undo && (
              <form
                className={styles.undo}
                method="post"
                action={address}
                onSubmit={(event) => {
                  event.preventDefault();
                  void judge(undo, 'Undone: done by mistake.', true);
                }}
              >
                <input type="hidden" name="why" value="Undone: done by mistake." />
                <input type="hidden" name="undo" value="yes" />
                <Button type="submit" name="action" value={undo} size="small" aria-disabled={busy}>
                  Undo
                </Button>
              </form>
            )}
          </Notice>
        </div>
      )}
      <form
        ref={box}
        className={styles.form}
        method="post"
        action={address}
        noValidate
        aria-busy={busy}
        onSubmit={(event) => {
          event.preventDefault();
          const pressed = (event.nativeEvent as SubmitEvent).submitter;
          const action =
            pressed instanceof HTMLButtonElement ? offered.find((each) => each === pressed.value) : undefined;
          if (action) void judge(action, why, false);
        }}
      >
        {/* Without it, Enter in the reason’s field would press the first button. */}
        <button type="submit" disabled hidden>
          No action
        </button>
        <Field
          label="Why?"
          hint={
            removes
              ? 'Press Enter to remove it.'
              : 'Not needed to approve. The author can see this, and we’ll keep it on record.'
          }
          error={problems['why']}
          id="judge-why"
        >
          {(control) => (
            <TextInput
              {...control}
              ref={reason}
              name="why"
              maxLength={500}
              value={why}
              list="judge-reasons"
              autoComplete="off"
              onChange={(event) => {
                setWhy(event.target.value);
                mend({});
              }}
              onKeyDown={(event) => {
                if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                event.preventDefault();
                if (removes) void judge('remove', why, false);
              }}
              onBlur={() => setRemoves(false)}
              {...(refused ? { autoFocus: true } : {})}
            />
          )}
        </Field>
        <datalist id="judge-reasons">
          {reasons.map((reason) => (
            <option key={reason} value={reason}>
              {reason}
            </option>
          ))}
        </datalist>
        <div className={styles.actions}>
          {offered.map((action) => (
            <Button
              key={action}
              {...(labelOf(action, subject.state) === actionWords.show.label && { ref: approve })}
              type="submit"
              name="action"
              value={action}
              title={actionWords[action].hint}
              aria-disabled={busy}
            >
              {labelOf(action, subject.state)}
            </Button>
          ))}
        </div>
      </form>
      <KeysNote keys={keys}>
        <kbd>a</kbd> approve, <kbd>r</kbd> remove. <kbd>Enter</kbd> confirms.
      </KeysNote>
    </div>
  );
}

const reasons = [
  'Within our rules.',
  'Advertising.',
  'Rude or hateful.',
  'Not true, and likely to harm.',
  'Contains someone’s private details.',
  'Off topic.',
];
