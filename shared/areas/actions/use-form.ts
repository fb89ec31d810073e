import { useSubmission, type SubmissionState } from '@verandah/design';
import { arrivedBefore } from '@verandah/graph';
import { addUnsavedForm } from '@verandah/kit';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import type { Draft, FormValues } from './draft.ts';
import { contentNames } from './form-changes.ts';
import { useWriteFailure, type SignInRule } from './use-write-failure.ts';

export type FormProblems<Fields> = Readonly<Partial<Record<(keyof Fields & string) | 'form', string>>>;

export interface FormRules<Fields extends FormValues> {
  /** What the page starts with: empty, or the result of a post without script. */
  readonly start: {
    readonly fields: Fields;
    readonly problems?: FormProblems<Fields> | undefined;
    readonly state?: SubmissionState;
  };
  /** Kind of the errors that are reported: 'enquiry'. */
  readonly kind: string;
  /** Values for fields that are still empty, once they are known: stored only when something is typed. */
  readonly fill?: Partial<Fields> | null;
  /** Stores what is typed during this visit, across failures and signing in. */
  readonly draft?: Draft;
  /** For forms that only members can send. */
  readonly signIn?: SignInRule;
  /** Validates the fields before anything is sent. */
  check(fields: Fields): FormProblems<Fields>;
  /**
   * @param mark of the draft: the same for each attempt to send one message, a new one for the next message
   * @returns the problems of a rejection, empty when the message was received
   * @throws what `problemsOf` reads; anything else means that the outcome is unknown
   */
  send(fields: Fields, mark: string): Promise<FormProblems<Fields>>;
  /** Problems of a thrown rejection, in the form's own wording; empty when the outcome is unknown. */
  problemsOf?(error: unknown): FormProblems<Fields>;
  /** Message for an unknown outcome, where the form shows no notice of its own. */
  readonly unknown?: string;
  /** Whether `send` has already reported the error. */
  isReported?(error: unknown): boolean;
  /** Called once the message has been received, now or (`start.state` sent) before this page was loaded. */
  onSent?(): void;
}

/** Forms with fewer fields are written again in a moment. */
const fieldsWorthAsking = 4;

export interface FormHandle<Fields extends FormValues> {
  readonly fields: Fields;
  readonly problems: FormProblems<Fields>;
  readonly state: SubmissionState;
  readonly busy: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  /** First invalid field of a form that was posted without script. */
  readonly beginsAt: (keyof Fields & string) | undefined;
  /** Returns `autoFocus` for that field, so that the page starts there even before the script has loaded. */
  startAt(name: keyof Fields): { readonly autoFocus?: true };
  change(changed: Partial<Fields>): void;
  submit(event: FormEvent<HTMLFormElement>): void;
  /** An earlier attempt was received after all, with other content: what is sent next is a new message. */
  renew(): void;
  /** Starts another message with these fields. */
  again(fields: Partial<Fields>): void;
}

/**
 * A form being filled in: checked, then sent once however often it is pressed. Problems appear beside their fields, and
 * focus moves to the first. With a draft nothing typed is lost, and another attempt after an unknown outcome has the
 * same mark.
 */
export function useForm<Fields extends FormValues>({
  start,
  kind,
  fill,
  draft,
  signIn,
  check,
  send,
  problemsOf,
  unknown,
  isReported,
  onSent,
}: FormRules<Fields>): FormHandle<Fields> {
  const { isVisitor, signedOut, failureOf } = useWriteFailure({ kind, signIn });
  const submission = useSubmission({ state: start.state ?? 'idle', problems: start.problems ?? {} });
  const { state, failures } = submission;
  const problems = submission.problems as FormProblems<Fields>;
  const [fields, setFields] = useState(start.fields);
  /** The current fields, possibly not rendered yet. */
  const latest = useRef(start.fields);
  const form = useRef<HTMLFormElement>(null);
  const mark = useRef('');
  /** What the fields held before anyone typed, or what was sent. */
  const settled = useRef(start.fields);
  const isSending = useRef(false);

  const put = (changed: Partial<Fields>): Fields => {
    latest.current = { ...latest.current, ...changed };
    setFields(latest.current);
    return latest.current;
  };
  const store = (): void => {
    if (!draft) return;
    mark.current ||= draft.newMark();
    draft.store({ mark: mark.current, fields: latest.current });
  };

  useEffect(() => {
    if (start.state === 'sent') {
      draft?.store(null);
      onSent?.();
    } else if (draft && (start.state ?? 'idle') === 'idle' && Object.keys(start.problems ?? {}).length === 0) {
      const stored = draft.read(start.fields);
      if (!stored) return;
      mark.current = stored.mark;
      put(stored.fields);
    }
    // The initial state belongs to the page's data: it changes with the place.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [draft?.place]);

  const filled = useRef(false);
  useEffect(() => {
    if (!fill || filled.current || (start.state ?? 'idle') !== 'idle') return;
    filled.current = true;
    // What was typed before script could respond is in the page, and perhaps nowhere else.
    const typed = { ...latest.current, ...typedIn(form.current, latest.current) };
    const empty = Object.fromEntries(Object.entries(fill).filter(([name]) => typed[name] === '')) as Partial<Fields>;
    settled.current = { ...settled.current, ...empty };
    put(empty);
    // Once, whatever becomes of the values.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [fill]);

  useEffect(() => {
    if (Object.keys(problems).length > 0) focusProblem(form.current, problems);
    // Once for each failure, not when a problem has been corrected.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [failures]);

  const isTyped = Object.keys(fields).some((name) => fields[name] !== start.fields[name]);
  const lostWith = draft ? 'tab' : 'page';
  useEffect(() => {
    if (!isTyped) return undefined;
    return addUnsavedForm({
      lostWith,
      isChanged: () => {
        if (!form.current || isSending.current) return false;
        const names = [...contentNames(form.current)];
        return (
          names.length >= fieldsWorthAsking && names.some((name) => latest.current[name] !== settled.current[name])
        );
      },
      discard: () => {
        settled.current = latest.current;
      },
    });
  }, [isTyped, lostWith]);

  const renew = (): void => {
    mark.current = '';
    store();
  };
  const attempt = async (): Promise<void> => {
    if (state === 'sending') return;
    // A password manager may have filled in fields without a change event.
    const typed = put(typedIn(form.current, latest.current));
    const found = check(typed);
    if (Object.keys(found).length > 0) return submission.settle('rejected', found);
    await submission.submit(
      async () => {
        store();
        if (signIn && isVisitor) throw signedOut;
        isSending.current = true;
        const rejected = await send(typed, mark.current);
        if (Object.keys(rejected).length === 0) {
          settled.current = latest.current;
          draft?.store(null);
          onSent?.();
        }
        return rejected;
      },
      (error) => {
        isSending.current = false;
        if (error === signedOut) return signedOut;
        if (draft && arrivedBefore(error)) renew();
        return failureOf(error, {
          problemsOf: (thrown) => problemsOf?.(thrown) ?? {},
          isReported,
          unknown: unknown === undefined ? {} : { form: unknown },
        });
      },
    );
    isSending.current = false;
  };
  const names: readonly (keyof Fields & string)[] = Object.keys(start.fields);
  const beginsAt = failures === 0 ? names.find((name) => start.problems?.[name]) : undefined;
  return {
    fields,
    problems,
    state,
    busy: state === 'sending',
    form,
    beginsAt,
    startAt: (name) => (name === beginsAt ? { autoFocus: true } : {}),
    change: (changed) => {
      const left: FormProblems<Fields> = check(put(changed));
      store();
      // A problem disappears once it is corrected, but none appears while someone is typing.
      submission.mend(
        Object.fromEntries(
          Object.entries(problems).filter(([name]) => !(name in changed) || left[name as keyof Fields & string]),
        ),
      );
    },
    submit: (event) => {
      event.preventDefault();
      void attempt();
    },
    renew,
    again: (next) => {
      mark.current = '';
      settled.current = put(next);
      submission.settle('idle');
    },
  };
}

/** Focuses the first field that has a problem, or else the form's own message. */
function focusProblem(form: HTMLFormElement | null, problems: Readonly<Record<string, string | undefined>>): void {
  const field = [...(form?.querySelectorAll<HTMLInputElement>('[name]') ?? [])].find(
    ({ name, type }) => type !== 'hidden' && problems[name],
  );
  (field ?? form?.querySelector<HTMLElement>('[aria-invalid="true"], [role="alert"]'))?.focus();
}

/** The text fields' current values in the DOM. */
function typedIn<Fields extends FormValues>(form: HTMLFormElement | null, fields: Fields): Partial<Fields> {
  return Object.fromEntries(
    Object.keys(fields).flatMap((name) => {
      const control = form?.elements.namedItem(name);
      const isText =
        typeof fields[name] === 'string' &&
        (control instanceof HTMLTextAreaElement ||
          (control instanceof HTMLInputElement && control.type !== 'checkbox' && control.type !== 'radio'));
      return isText ? [[name, control.value]] : [];
    }),
  ) as Partial<Fields>;
}
