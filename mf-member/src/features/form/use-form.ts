import { useServices } from '@verandah/kit';
import { useEffect, useRef, useState, type FormEvent, type RefObject } from 'react';
import { CallFailed, unreachable, type Outcome, type Problems } from '../calls/outcome.ts';

interface FormRequest<Fields> {
  readonly fields: Fields;
  /** Of a form that was sent without script. */
  readonly problems?: Problems | undefined;
  /** What is wrong before anything is sent. */
  check(fields: Fields): Problems;
  send(fields: Fields): Promise<Outcome>;
  taken(outcome: Outcome & { readonly taken: true }, fields: Fields): void | Promise<void>;
}

/**
 * A form being filled in: sent once however often it is pressed; refusals stand beside their fields, and focus goes to
 * the first.
 */
export interface SentForm<Fields> {
  readonly fields: Fields;
  readonly problems: Problems;
  readonly busy: boolean;
  readonly form: RefObject<HTMLFormElement | null>;
  /** Of the first wrong field of a form that was sent without script: the page begins there, before the script too. */
  startAt(name: keyof Fields): { readonly autoFocus?: true };
  change<Name extends keyof Fields>(name: Name, value: Fields[Name]): void;
  submit(event: FormEvent<HTMLFormElement>): void;
}

export function useForm<Fields extends object>({
  fields: first,
  problems: told = {},
  check,
  send,
  taken,
}: FormRequest<Fields>): SentForm<Fields> {
  const { report } = useServices();
  const [fields, setFields] = useState(first);
  const [problems, setProblems] = useState<Problems>(told);
  const [busy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState(Object.keys(told).length > 0 ? 1 : 0);
  const form = useRef<HTMLFormElement>(null);
  const underWay = useRef(false);

  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"], [data-problem]')?.focus();
  }, [refusals]);

  const refuse = (found: Problems): void => {
    setProblems(found);
    setRefusals((before) => before + 1);
  };
  const go = async (): Promise<void> => {
    if (underWay.current) return;
    // What the browser's password manager has filled in may not have been told as a change.
    const typed = { ...fields, ...typedIn(form.current, fields) };
    const found = check(typed);
    if (Object.keys(found).length > 0) return refuse(found);
    underWay.current = true;
    setBusy(true);
    setProblems({});
    try {
      const outcome = await send(typed);
      if (outcome.taken) await taken(outcome, typed);
      else refuse(outcome.problems);
    } catch (error) {
      if (!(error instanceof CallFailed)) report(error, 'form');
      refuse({ form: unreachable });
    } finally {
      underWay.current = false;
      setBusy(false);
    }
  };
  return {
    fields,
    problems,
    busy,
    form,
    startAt: (name) => (Object.keys(first).find((field) => told[field]) === name ? { autoFocus: true } : {}),
    change: (name, value) => {
      setFields((before) => ({ ...before, [name]: value }));
      // A problem goes when its field is mended, but none appears while someone is typing.
      if (problems[String(name)]) setProblems(({ [String(name)]: _, ...others }) => others);
    },
    submit: (event) => {
      event.preventDefault();
      void go();
    },
  };
}

function typedIn<Fields extends object>(form: HTMLFormElement | null, fields: Fields): Partial<Fields> {
  if (!form) return {};
  const data = new FormData(form);
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, value]) => {
      const typed = data.get(name);
      return typeof value === 'string' && typeof typed === 'string' ? [[name, typed.replaceAll('\r\n', '\n')]] : [];
    }),
  ) as Partial<Fields>;
}
