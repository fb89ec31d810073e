import { addUnsavedForm, useSession } from '@verandah/kit';
import { useEffect, useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { changesOf, enterSaved, enterValues, followSaved, hasChanges, labelsOf, savedValues } from './form-changes.ts';
import { readFormDraft, storeFormDraft } from './form-draft.ts';

export interface UnsavedRules {
  /** Names the form among all of the site: '/agent-portal/listings/7 edit'. */
  readonly place: string;
  /** The fields show what was rejected: they hold unsaved input although nothing was typed since. */
  readonly isRejected?: boolean;
  /** Another value whenever the fields were filled with saved data again. */
  readonly version?: string;
  /** Another value whenever newer data were rendered, also into fields that stay as they are. */
  readonly round?: number;
}

export interface Unsaved {
  /** Labels of the restored fields that were changed elsewhere since; null when no draft was restored. */
  readonly restored: readonly string[] | null;
  /** Whether the form holds input that has not been saved. */
  isChanged(): boolean;
  /** Puts back what is saved. */
  discard(): void;
  /** The input has been saved. */
  settle(): void;
}

/**
 * Follows what is typed into a form and not saved: leaving needs a confirmation, and a draft in this browser survives a
 * crash. The fields are the browser's own (`defaultValue`): what they were rendered with counts as saved.
 */
export function useUnsaved(
  form: RefObject<HTMLFormElement | null>,
  { place, isRejected = false, version = '', round = 0 }: UnsavedRules,
): Unsaved {
  const { memberId } = useSession();
  const [restored, setRestored] = useState<readonly string[] | null>(null);
  const state = useRef({ isRejected, isDone: false });
  useEffect(() => {
    state.current = { isRejected, isDone: false };
  }, [isRejected, version]);
  const [shown] = useState(() => new WeakMap<Element, readonly string[]>());
  useLayoutEffect(() => {
    if (form.current) followSaved(form.current, shown);
  }, [form, shown, round]);
  const store = (draft: Parameters<typeof storeFormDraft>[2]): void => {
    if (memberId !== undefined) storeFormDraft(memberId, place, draft);
  };
  const isChanged = (): boolean => {
    const { isRejected: rejected, isDone } = state.current;
    return form.current !== null && !isDone && (rejected || hasChanges(form.current));
  };
  const discard = (): void => {
    if (form.current) enterSaved(form.current);
    state.current.isDone = true;
    store(null);
    setRestored(null);
  };

  useEffect(() => {
    const element = form.current;
    if (!element) return undefined;
    const typed = (): void => {
      state.current.isDone = false;
      const changes = changesOf(element);
      // What was rejected is what the fields were rendered with.
      const before = state.current.isRejected && memberId !== undefined ? readFormDraft(memberId, place) : null;
      const draft = {
        typed: { ...before?.typed, ...changes.typed },
        saved: { ...changes.saved, ...before?.saved },
      };
      store(Object.keys(draft.typed).length > 0 ? draft : null);
    };
    // A form that the browser sends itself leaves the page.
    const sent = (event: Event): void => {
      if (event.target !== element || event.defaultPrevented) return;
      state.current.isDone = true;
      store(null);
    };
    for (const kind of ['input', 'change']) element.addEventListener(kind, typed);
    document.addEventListener('submit', sent);
    const remove = addUnsavedForm({ lostWith: 'page', isChanged, discard });
    return () => {
      for (const kind of ['input', 'change']) element.removeEventListener(kind, typed);
      document.removeEventListener('submit', sent);
      remove();
    };
    // What they read is the same for a member and a place.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [form, place, memberId]);

  useEffect(() => {
    const element = form.current;
    if (!element || memberId === undefined || isRejected || hasChanges(element)) return;
    const draft = readFormDraft(memberId, place);
    if (!draft) return;
    const names = Object.keys(draft.typed);
    const now = savedValues(element, names);
    enterValues(element, draft.typed);
    if (!hasChanges(element)) return storeFormDraft(memberId, place, null);
    const details = element.closest('details');
    if (details) details.open = true;
    const since = names.filter((name) => JSON.stringify(now[name]) !== JSON.stringify(draft.saved[name]));
    setRestored(labelsOf(element, since));
    // Once for each time the fields are filled with saved data.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [place, memberId, version]);

  return {
    restored,
    isChanged,
    discard,
    settle: () => {
      state.current.isDone = true;
      store(null);
      setRestored(null);
    },
  };
}
