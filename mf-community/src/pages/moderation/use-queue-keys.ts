import { useEffect, useEffectEvent, useRef, useSyncExternalStore, type RefObject } from 'react';

const place = 'verandah.moderation-keys';
const listeners = new Set<() => void>();
// Where storage is forbidden the switch lasts as long as the page.
let unstored = true;

function readSwitch(): boolean {
  try {
    return localStorage.getItem(place) !== 'off';
  } catch {
    return unstored; // storage is forbidden
  }
}

function writeSwitch(on: boolean): void {
  unstored = on;
  try {
    localStorage.setItem(place, on ? 'on' : 'off');
  } catch {
    // Storage is forbidden or full: `unstored` has it.
  }
  for (const notify of listeners) notify();
}

function subscribe(notify: () => void): () => void {
  listeners.add(notify);
  return () => listeners.delete(notify);
}

/** Whether a key pressed here is text: not in a checkbox or on a button. */
const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.matches('textarea, select, input:not([type="checkbox"])'));

/**
 * Keys of the queue, while nobody types: j and k focus the next and previous entry, a and r prepare an action, which
 * has no effect until it is confirmed. The switch is stored in this browser.
 * @param onPrepare gets the focused entry's choice; null if none was focused
 */
export function useQueueKeys(
  box: RefObject<HTMLFormElement | null>,
  onPrepare: (how: 'approve' | 'remove', current: string | null) => void,
) {
  const on = useSyncExternalStore(subscribe, readSwitch, () => true);
  const last = useRef<{ readonly index: number; readonly value: string } | null>(null);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (!on || defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
    if (!['j', 'k', 'a', 'r'].includes(key) || document.querySelector('dialog[open]')) return;
    const entries = [...(box.current?.querySelectorAll<HTMLInputElement>('input[name="chosen"]') ?? [])];
    const focused = entries.findIndex((entry) => entry.closest('li')?.contains(document.activeElement));
    const left = last.current;
    const remembered = left === null ? -1 : entries.findIndex(({ value }) => value === left.value);
    const at = focused === -1 ? remembered : focused;
    event.preventDefault();
    if (key === 'a' || key === 'r') return onPrepare(key === 'a' ? 'approve' : 'remove', entries[at]?.value ?? null);
    // After an action the next entry has taken the place of the one that was judged.
    const from = at === -1 && left !== null ? left.index - (key === 'j' ? 1 : 0) : at;
    const index = Math.min(Math.max(from + (key === 'j' ? 1 : -1), 0), entries.length - 1);
    const next = entries[index];
    if (!next) return;
    last.current = { index, value: next.value };
    next.focus();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { on, switchTo: writeSwitch };
}
