import { useEffect, useRef, useState } from 'react';
import { storeDraft, newMark, readDraft, type Draft, type FormValues } from './draft.ts';

/** What is wrong, by field; `form` is about the whole. */
export type FormProblems<Fields extends FormValues> = Readonly<
  Partial<Record<(keyof Fields & string) | 'form', string>>
>;
export type FormState = 'writing' | 'sending' | 'failed' | 'sent';

export interface DraftFormRules<Fields extends FormValues> {
  /** Names the draft among those of this visit: 'enquiry.7'. */
  readonly place: string;
  /** What the page begins with: empty, or as it came back without script. */
  readonly start: { readonly fields: Fields; readonly problems: FormProblems<Fields>; readonly state: FormState };
  check(fields: Fields): FormProblems<Fields>;
  /**
   * Sends it. The mark is the same for each try of one message and new for the next.
   * @returns what was refused, empty when it was received
   * @throws when it is not known whether it arrived
   */
  send(fields: Fields, mark: string): Promise<FormProblems<Fields>>;
  /** It has been received, now or (`start.state` sent) before this page. */
  onSent?(): void;
  onFailed?(error: unknown): void;
}

export interface DraftForm<Fields extends FormValues> {
  readonly fields: Fields;
  readonly problems: FormProblems<Fields>;
  readonly state: FormState;
  /** Counts refusals, so that focus moves to the first problem each time. */
  readonly refusals: number;
  change(changed: Partial<Fields>): void;
  send(): Promise<void>;
  /** An earlier try has arrived after all, with other words: what is sent next is another message. */
  renew(): void;
  /** Begins another message with these fields. */
  again(fields: Partial<Fields>): void;
}

/**
 * A form that loses nothing: kept for the visit as it is typed, sent once however often its button is pressed, and kept
 * with its mark when the network fails, so that trying again can't send it twice.
 */
export function useDraftForm<Fields extends FormValues>({
  place,
  start,
  check,
  send,
  onSent,
  onFailed,
}: DraftFormRules<Fields>): DraftForm<Fields> {
  const [fields, setFields] = useState(start.fields);
  const [problems, setProblems] = useState(start.problems);
  const [state, setState] = useState<FormState>(start.state);
  const [refusals, setRefusals] = useState(0);
  const mark = useRef('');
  const underWay = useRef(false);
  const gone = useRef(false);

  useEffect(() => {
    gone.current = false;
    const draft = readDraft(place, start.fields);
    if (draft && start.state === 'writing' && Object.keys(start.problems).length === 0) {
      mark.current = draft.mark;
      setFields(draft.fields);
    } else if (start.state === 'sent') {
      storeDraft(place, null);
      onSent?.();
    }
    return () => {
      gone.current = true;
    };
    // The state at the start belongs to the page's data: it changes with the place.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [place]);

  const draftOf = (now: Fields): Draft<Fields> => {
    mark.current ||= newMark();
    return { mark: mark.current, fields: now };
  };

  const refuse = (found: FormProblems<Fields>): void => {
    setProblems(found);
    setRefusals((before) => before + 1);
    setState('writing');
  };

  return {
    fields,
    problems,
    state,
    refusals,
    change: (changed) => {
      const now = { ...fields, ...changed };
      setFields(now);
      storeDraft(place, draftOf(now));
      // A problem goes when it is mended, but none appears while someone is typing.
      const left = check(now);
      setProblems(
        (before) =>
          Object.fromEntries(
            Object.entries(before).filter(
              ([name]) => !(name in changed) || left[name as keyof FormProblems<Fields>] !== undefined,
            ),
          ) as FormProblems<Fields>,
      );
    },
    async send() {
      if (underWay.current) return;
      const found = check(fields);
      if (Object.keys(found).length > 0) {
        refuse(found);
        return;
      }
      underWay.current = true;
      setProblems({} as FormProblems<Fields>);
      setState('sending');
      const draft = draftOf(fields);
      storeDraft(place, draft);
      try {
        const refused = await send(fields, draft.mark);
        const received = Object.keys(refused).length === 0;
        if (received) {
          storeDraft(place, null);
          onSent?.();
        }
        if (gone.current) return;
        if (received) setState('sent');
        else refuse(refused);
      } catch (error) {
        onFailed?.(error);
        if (!gone.current) setState('failed');
      } finally {
        underWay.current = false;
      }
    },
    renew: () => {
      mark.current = '';
      storeDraft(place, draftOf(fields));
    },
    again: (next) => {
      mark.current = '';
      setFields((before) => ({ ...before, ...next }));
      setState('writing');
    },
  };
}
