import { groupDigits, plural } from '@verandah/market';
import { rejectionIn, useWriteFailure } from '@verandah/areas/actions';
import {
  Button,
  Field,
  HiddenText,
  Notice,
  TextInput,
  useHydrated,
  useProblemFocus,
  useSubmission,
} from '@verandah/design';
import { unreachable } from '@verandah/graph';
import { useServices } from '@verandah/kit';
import { useEffect, useRef, useState } from 'react';
import { AuthorRecord } from '../../features/moderation/author-record.tsx';
import { caseAddress, kindWords } from '../../features/moderation/case.ts';
import {
  bulkActions,
  bulkWords,
  choiceOf,
  judgeSeveral,
  lacksReason,
  nameOf,
  noChoice,
  noReason,
  readChoices,
  type BulkAction,
  type BulkOutcome,
} from '../../features/moderation/judge-several.ts';
import { KeysNote } from '../../features/moderation/keys-note.tsx';
import type { Entry } from '../../features/moderation/queries.ts';
import { Posted } from '../../features/words/posted.tsx';
import type { QueueData } from './data.ts';
import styles from './moderation.module.css';
import { useQueueKeys } from './use-queue-keys.ts';

interface QueueFormProps {
  readonly data: QueueData;
  /** The page's own address, to which the form posts without script. */
  readonly address: string;
}

/** The entries of the queue, several of which are judged at once, with one reason where one is needed. */
export function QueueForm({ data: { entries, outcome: outcomeBefore, refused }, address }: QueueFormProps) {
  const { graph, navigate } = useServices();
  const hydrated = useHydrated();
  const box = useRef<HTMLFormElement>(null);
  const status = useRef<HTMLDivElement>(null);
  const [chosen, setChosen] = useState<readonly string[]>(refused?.chosen ?? []);
  const [why, setWhy] = useState(refused?.why ?? '');
  const [outcome, setOutcome] = useState<BulkOutcome | null>(outcomeBefore ?? null);
  const [judged, setJudged] = useState(0);
  // What a key has prepared; a second key confirms it.
  const [prepared, setPrepared] = useState<{ readonly how: 'approve' | 'remove' } | null>(null);
  const reason = useRef<HTMLInputElement>(null);
  const approve = useRef<HTMLButtonElement>(null);
  const { failureOf } = useWriteFailure({ kind: 'moderate' });
  const { state, problems, failures, submit, settle, mend } = useSubmission({
    problems: refused ? { why: refused.problem } : {},
  });
  const busy = state === 'sending';
  useProblemFocus(box, failures, problems, ['why']);
  useEffect(() => {
    if (judged > 0) status.current?.focus();
  }, [judged]);
  useEffect(() => {
    if (prepared) (prepared.how === 'approve' ? approve : reason).current?.focus();
  }, [prepared]);

  const all = entries.map(({ case: subject }) => choiceOf(subject));
  const here = chosen.filter((each) => all.includes(each));
  const judge = async (how: BulkAction): Promise<void> => {
    if (busy) return;
    if (here.length === 0) return settle('rejected', { why: noChoice });
    if (lacksReason(how, why)) return settle('rejected', { why: noReason });
    await submit(
      async () => {
        setOutcome(await judgeSeveral(graph, entries, readChoices(here, how), why.trim()));
        setChosen([]);
        setWhy('');
        setPrepared(null);
        setJudged((before) => before + 1);
        await navigate(address, { replace: true, keepScroll: true });
        return {};
      },
      (error) => failureOf(error, { problemsOf: rejectionIn('why'), unknown: { why: unreachable } }),
    );
  };
  const keys = useQueueKeys(box, (how, current) => {
    if (here.length === 0 && current === null) return settle('rejected', { why: noChoice });
    if (here.length === 0 && current !== null) setChosen([current]);
    mend({});
    setPrepared({ how });
  });
  const hint = 'Needed to hide or remove. The authors can see this, and we’ll keep it on record.';
  return (
    <form
      ref={box}
      className={styles.several}
      method="post"
      action={address}
      noValidate
      aria-label="Queue"
      aria-busy={busy}
      onSubmit={(event) => {
        event.preventDefault();
        const pressed = (event.nativeEvent as SubmitEvent).submitter;
        const how = bulkActions.find((each) => pressed instanceof HTMLButtonElement && each === pressed.value);
        if (how) void judge(how);
      }}
    >
      {outcome && (
        <div ref={status} tabIndex={-1} role="status" className={styles.outcome}>
          {outcome.done > 0 && <Notice tone="success">{plural(outcome.done, 'item')} done.</Notice>}
          {outcome.failed.length > 0 && (
            <Notice tone="danger">
              <p>{plural(outcome.failed.length, 'item')} not changed:</p>
              <ul className={styles.failed}>
                {outcome.failed.map(({ name, problem }) => (
                  <li key={name}>
                    {name}: {problem}
                  </li>
                ))}
              </ul>
            </Notice>
          )}
        </div>
      )}
      <KeysNote keys={keys}>
        <kbd>j</kbd> next, <kbd>k</kbd> previous, <kbd>Space</kbd> select, <kbd>a</kbd> approve, <kbd>r</kbd> remove.{' '}
        <kbd>Enter</kbd> confirms.
      </KeysNote>
      <ul className={styles.list}>
        {entries.map((entry) => {
          const choice = choiceOf(entry.case);
          return (
            <QueueEntry
              key={choice}
              entry={entry}
              choice={choice}
              checked={chosen.includes(choice)}
              onChange={(checked) => {
                setChosen((before) => [...before.filter((each) => each !== choice), ...(checked ? [choice] : [])]);
                mend({});
              }}
            />
          );
        })}
      </ul>
      <div className={styles.bulk}>
        {/* Without it, Enter in the reason’s field would press the first button. */}
        <button type="submit" disabled hidden>
          No action
        </button>
        <p className={styles.chosen}>
          <span aria-live="polite">{hydrated && `${groupDigits(here.length)} selected`}</span>
          {hydrated && (
            <Button size="small" onClick={() => setChosen(here.length === all.length ? [] : all)}>
              {here.length === all.length ? 'Select none' : 'Select all'}
            </Button>
          )}
        </p>
        <div className={styles.judge}>
          <Field
            label="Reason for the selected items"
            hint={prepared?.how === 'remove' ? `Press Enter to remove ${plural(here.length, 'item')}.` : hint}
            error={problems['why']}
            id="several-why"
          >
            {(control) => (
              <TextInput
                {...control}
                ref={reason}
                name="why"
                maxLength={500}
                value={why}
                autoComplete="off"
                onChange={(event) => {
                  setWhy(event.target.value);
                  mend({});
                }}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
                  event.preventDefault();
                  if (prepared?.how === 'remove') void judge('remove');
                }}
                onBlur={() => setPrepared(null)}
                {...(refused ? { autoFocus: true } : {})}
              />
            )}
          </Field>
          <div className={styles.actions}>
            {bulkActions.map((how) => (
              <Button
                key={how}
                {...(how === 'approve' && { ref: approve })}
                type="submit"
                name="how"
                value={how}
                title={bulkWords[how].hint}
                aria-disabled={busy}
              >
                <span>
                  {bulkWords[how].label}
                  <HiddenText> selected items</HiddenText>
                </span>
              </Button>
            ))}
          </div>
        </div>
      </div>
    </form>
  );
}

interface QueueEntryProps {
  readonly entry: Entry;
  readonly choice: string;
  readonly checked: boolean;
  onChange(checked: boolean): void;
}
function QueueEntry({ entry: { reportCount, since, case: subject }, choice, checked, onChange }: QueueEntryProps) {
  const name = nameOf(subject);
  const excerpt = subject.text
    .split('\n')
    .slice(1)
    .filter((line) => line.trim() !== '')
    .join(' · ');
  return (
    <li className={styles.entry}>
      <label className={styles.choose}>
        <input
          type="checkbox"
          name="chosen"
          value={choice}
          checked={checked}
          onChange={(event) => onChange(event.target.checked)}
        />
        <HiddenText>Select “{name}”</HiddenText>
      </label>
      <h2 className={styles.words}>
        <a className={styles.link} href={caseAddress(subject.kind, subject.targetId)}>
          {name}
        </a>
      </h2>
      {excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
      <p className={styles.about}>
        <span>{[kindWords[subject.kind], subject.place].filter(Boolean).join(' · ')}</span>
        <span className={styles.author}>
          <AuthorRecord {...subject} />
        </span>
      </p>
      <p className={styles.about}>
        <span className={reportCount > 0 ? styles.reports : undefined}>
          {reportCount > 0 ? plural(reportCount, 'report') : 'Awaiting approval'}
          {subject.reports[0] && `: ${subject.reports[0].reason}`}
        </span>
        <span>
          since <Posted at={since} />
        </span>
      </p>
    </li>
  );
}
