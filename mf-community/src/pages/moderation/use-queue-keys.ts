import { useRef, type RefObject } from 'react';
import { useModerationKeys, type KeySwitch } from '../../features/moderation/use-moderation-keys.ts';

/**
 * Keys of the queue: j and k focus the next and previous entry, a and r prepare an action, which has no effect until it
 * is confirmed.
 * @param onPrepare gets the focused entry's choice; null if none was focused
 */
export function useQueueKeys(
  box: RefObject<HTMLFormElement | null>,
  onPrepare: (how: 'approve' | 'remove', current: string | null) => void,
): KeySwitch {
  const last = useRef<{ readonly index: number; readonly value: string } | null>(null);
  const entriesNow = (): HTMLInputElement[] => [
    ...(box.current?.querySelectorAll<HTMLInputElement>('input[name="chosen"]') ?? []),
  ];
  /** Index of the entry that has the focus or had it last; -1 for none. */
  const current = (entries: readonly HTMLInputElement[]): number => {
    const focused = entries.findIndex((entry) => entry.closest('li')?.contains(document.activeElement));
    const left = last.current;
    return focused === -1 && left !== null ? entries.findIndex(({ value }) => value === left.value) : focused;
  };
  const prepare = (how: 'approve' | 'remove'): void => {
    const entries = entriesNow();
    onPrepare(how, entries[current(entries)]?.value ?? null);
  };
  const go = (step: 1 | -1): void => {
    const entries = entriesNow();
    const at = current(entries);
    // After an action the next entry has taken the place of the one that was judged.
    const from = at === -1 && last.current !== null ? last.current.index - (step === 1 ? 1 : 0) : at;
    const index = Math.min(Math.max(from + step, 0), entries.length - 1);
    const next = entries[index];
    if (!next) return;
    last.current = { index, value: next.value };
    next.focus();
  };
  return useModerationKeys({
    j: () => go(1),
    k: () => go(-1),
    a: () => prepare('approve'),
    r: () => prepare('remove'),
  });
}
