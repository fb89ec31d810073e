import { RestoredNotice, useUnsaved } from '@verandah/areas/actions';
import { Button, Field, Notice, type ButtonProps, type ControlWiring } from '@verandah/design';
import { createContext, Fragment, useContext, useEffect, useId, useRef, useState, type ReactNode } from 'react';
import { formFields, textOf, valuesOf } from './form-values.ts';
import { usePortal } from './portal-context.ts';
import styles from './portal.module.css';

const FormContext = createContext('');

interface FormProps {
  /** Unique among the forms of its page. */
  readonly name: string;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  readonly label?: string;
  /** Needed when several forms share the name. */
  readonly id?: string;
}

/**
 * A form of the page. Without script it posts to the page's own address; with script it is sent in place. What was
 * typed stays when it is rejected and when another form of the page is saved; leaving the page needs a confirmation.
 */
export function PortalForm({ name, children, className = styles.form, label, id = name }: FormProps) {
  const { path, key, refusals, round, unsaved: staying, follow, sending, send } = usePortal();
  const form = useRef<HTMLFormElement>(null);
  const mine = refusals[name] ?? null;
  // New data remount the fields, so that they start with them, unless they hold unsaved input.
  const [filled, setFilled] = useState({ round, since: round });
  if (filled.round !== round) setFilled({ round, since: staying.has(id) ? filled.since : round });
  const unsaved = useUnsaved(form, {
    place: `${path} ${id}`,
    isRejected: mine !== null,
    version: String(filled.since),
    round,
  });
  const latest = useRef(unsaved);
  useEffect(() => {
    latest.current = unsaved;
  });
  useEffect(() => follow(id, { name, isChanged: () => latest.current.isChanged() }), [follow, id, name]);
  useEffect(() => {
    if (mine)
      (
        form.current?.querySelector<HTMLElement>('[aria-invalid="true"]') ??
        form.current?.querySelector<HTMLElement>('[data-problem]')
      )?.focus();
  }, [mine]);
  return (
    <form
      ref={form}
      id={id}
      method="post"
      action={`${path}#${id}`}
      noValidate
      className={className}
      aria-label={label}
      aria-busy={sending === name || undefined}
      onSubmit={(event) => {
        event.preventDefault();
        const { submitter } = event.nativeEvent as SubmitEvent;
        send(name, formFields(event.currentTarget, submitter), unsaved.settle);
      }}
    >
      <input type="hidden" name="form" value={name} />
      <input type="hidden" name="key" value={key} />
      {mine?.message && (
        <div tabIndex={-1} data-problem>
          <Notice tone="danger" live>
            {mine.message}
          </Notice>
        </div>
      )}
      <RestoredNotice unsaved={unsaved} />
      <FormContext value={name}>
        <Fragment key={filled.since}>{children}</Fragment>
      </FormContext>
    </form>
  );
}

export interface FormState {
  /** The typed value, else the value of the page. */
  value(name: string, given?: string): string;
  values(name: string, given: readonly string[]): readonly string[];
  problem(name: string): string | undefined;
  /** A page returned without script focuses the first error. */
  isFirst(name: string): boolean;
}

/** State of the surrounding form. */
export function useFormState(): FormState {
  const form = useContext(FormContext);
  const mine = usePortal().refusals[form] ?? null;
  return {
    value: (name, given = '') => (mine && name in mine.fields ? textOf(mine.fields, name) : given),
    values: (name, given) => (mine ? valuesOf(mine.fields, name) : given),
    problem: (name) => mine?.problems[name],
    isFirst: (name) => Object.keys(mine?.problems ?? {})[0] === name,
  };
}

interface FormFieldProps {
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  readonly optional?: boolean;
  /** Value of the page; a typed value takes precedence. */
  readonly given?: string | undefined;
  children(
    control: ControlWiring & { readonly name: string; readonly defaultValue: string; readonly autoFocus?: boolean },
  ): ReactNode;
}

/** A labelled control of the surrounding form, with its validation error. */
export function FormField({ name, label, hint, optional = false, given = '', children }: FormFieldProps) {
  const form = useFormState();
  const id = useId();
  const error = form.problem(name);
  return (
    <Field label={label} hint={hint} optional={optional} error={error} id={`${name}${id}`}>
      {(control) =>
        children({
          ...control,
          name,
          defaultValue: form.value(name, given),
          ...(form.isFirst(name) ? { autoFocus: true } : {}),
        })
      }
    </Field>
  );
}

/** Submits the surrounding form. */
export function SendButton({ children, kind = 'primary', ...rest }: Omit<ButtonProps, 'type'>) {
  const form = useContext(FormContext);
  const { sending } = usePortal();
  return (
    <Button type="submit" kind={kind} aria-disabled={sending === form || undefined} {...rest}>
      {children}
    </Button>
  );
}
