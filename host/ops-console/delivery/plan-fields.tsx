import { useEffect, useId, useRef } from 'react';
import { Button, Checkbox, Field, HiddenText, TextInput } from '@verandah/design';
import { listWords } from '../client/session.ts';
import { audiencesOf, fieldKey, isLast, type DraftedStep, type PlanProblems, type StepField } from './drafted-step.ts';
import { draftOf, presets } from './plan-presets.ts';
import styles from './plan-fields.module.css';

interface PlanFieldsProps {
  readonly steps: readonly DraftedStep[];
  /** What is wrong, once it has been tried to begin. */
  readonly problems: PlanProblems | null;
  /** Something is live that the release can be compared with. */
  readonly canRehearse: boolean;
  onChange(steps: readonly DraftedStep[]): void;
}

const mostSteps = 20;
const textOf = (steps: readonly DraftedStep[]): string => JSON.stringify(steps.map(({ id: _, ...rest }) => rest));

/** The steps of a delivery plan: usual ones, and each with its visitors, minutes and page views. */
export function PlanFields({ steps, problems, canRehearse, onChange }: PlanFieldsProps) {
  const ids = useId();
  const list = useRef<HTMLDivElement>(null);
  /** The position of the step that gets the focus, once it is there. */
  const focused = useRef<number | null>(null);
  const nextId = Math.max(-1, ...steps.map(({ id }) => id)) + 1;
  // Who adds or removes a step by keyboard goes on from the step that is there now.
  useEffect(() => {
    if (focused.current === null) return;
    const items = list.current?.querySelectorAll('[data-step]') ?? [];
    const item = items[Math.min(focused.current, items.length - 1)];
    (item?.querySelector('input') ?? item?.querySelector('button'))?.focus();
    focused.current = null;
  }, [steps]);
  const change = (id: number, changed: Partial<DraftedStep>): void =>
    onChange(steps.map((one) => (one.id === id ? { ...one, ...changed } : one)));
  const [first] = steps;
  const rehearsal: DraftedStep = {
    ...{ id: nextId, rehearse: true, percent: '', minutes: '', views: '' },
    ...{ staff: false, members: false, others: '' },
  };
  /** Before the step that ends the plan with all visitors. */
  function add(step: DraftedStep): void {
    const at = steps.findIndex(isLast);
    const place = at < 0 ? steps.length : at;
    focused.current = place;
    onChange(steps.toSpliced(place, 0, step));
  }
  return (
    <div ref={list} className={styles.plan}>
      <div className={styles.presets} role="group" aria-label="Usual plans">
        {presets.map((preset) => {
          const draft = draftOf(preset, nextId).filter(({ rehearse }) => canRehearse || !rehearse);
          return (
            <Button
              key={preset.name}
              size="small"
              aria-pressed={textOf(draft) === textOf(steps)}
              onClick={() => onChange(draft)}
            >
              {preset.name}
            </Button>
          );
        })}
      </div>
      {canRehearse && (
        <Checkbox
          label="Rehearse it first"
          hint="Compares the pages opened most with the live release. Nobody gets it meanwhile; if it is worse, the plan is held."
          checked={first?.rehearse === true}
          onChange={({ target }) => onChange(target.checked ? [rehearsal, ...steps] : steps.slice(1))}
        />
      )}
      <p className={styles.hint}>
        A step ends after its minutes and page views, unless the release is worse. Leave page views empty for as many as
        the health monitor needs.
      </p>
      {steps.map((step, at) => (
        // No fieldset: in WebKit its legend is on the border, beside nothing.
        <div key={step.id} className={styles.step} role="group" aria-labelledby={`${ids}-${step.id}`} data-step>
          <h3 className={styles.name} id={`${ids}-${step.id}`}>
            Step {at + 1}
          </h3>
          {steps.length > 1 && (
            <Button
              size="small"
              kind="quiet"
              onClick={() => {
                focused.current = Math.max(0, at - 1);
                onChange(steps.filter(({ id }) => id !== step.id));
              }}
            >
              Remove<HiddenText> step {at + 1}</HiddenText>
            </Button>
          )}
          {step.rehearse ? (
            <p className={styles.rehearsal}>A rehearsal; nobody new gets it.</p>
          ) : (
            <StepFields step={step} problems={problems} onChange={(changed) => change(step.id, changed)} />
          )}
        </div>
      ))}
      {steps.length < mostSteps && (
        <div className={styles.presets}>
          <Button size="small" onClick={() => add({ ...rehearsal, rehearse: false, minutes: '10' })}>
            Add a step
          </Button>
          {canRehearse && (
            <Button size="small" onClick={() => add(rehearsal)}>
              Add a rehearsal
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

function StepFields({
  step,
  problems,
  onChange,
}: {
  readonly step: DraftedStep;
  readonly problems: PlanProblems | null;
  onChange(changed: Partial<DraftedStep>): void;
}) {
  const problemOf = (field: StepField, subject: string): string | undefined => {
    const problem = problems?.fields.get(fieldKey(step.id, field));
    return problem && `${subject} ${problem}.`;
  };
  const number = (field: Exclude<StepField, 'others'>, label: string) => (
    <Field label={label} error={problemOf(field, label)}>
      {(control) => (
        <TextInput
          autoComplete="off"
          {...control}
          name={fieldKey(step.id, field)}
          inputMode="numeric"
          maxLength={7}
          value={step[field]}
          onChange={(event) => onChange({ [field]: event.target.value })}
        />
      )}
    </Field>
  );
  const othersProblem = problemOf('others', 'Each');
  const audiences = audiencesOf(step);
  return (
    <>
      <div className={styles.numbers}>
        {number('percent', 'Per cent')}
        {isLast(step) ? (
          <p className={styles.rehearsal}>All visitors get it: it is promoted.</p>
        ) : (
          <>
            {number('minutes', 'Minutes')}
            {number('views', 'Page views')}
          </>
        )}
      </div>
      {!isLast(step) && (
        <details className={styles.audiences} open={othersProblem ? true : undefined}>
          <summary>Audiences: {audiences.length > 0 ? listWords(audiences) : 'none'}</summary>
          <p className={styles.hint}>They get it whatever the percentage.</p>
          <div className={styles.groups}>
            <Checkbox
              label="Staff"
              checked={step.staff}
              onChange={({ target }) => onChange({ staff: target.checked })}
            />
            <Checkbox
              label="Members"
              checked={step.members}
              onChange={({ target }) => onChange({ members: target.checked })}
            />
          </div>
          <Field
            label="Regions and headers"
            optional
            hint="Such as region:vic, header:x-tester=yes"
            error={othersProblem}
          >
            {(control) => (
              <TextInput
                autoComplete="off"
                autoCapitalize="none"
                autoCorrect="off"
                spellCheck={false}
                {...control}
                name={fieldKey(step.id, 'others')}
                maxLength={300}
                value={step.others}
                onChange={(event) => onChange({ others: event.target.value })}
              />
            )}
          </Field>
        </details>
      )}
    </>
  );
}
