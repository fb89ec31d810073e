import { useEffect, useEffectEvent, useSyncExternalStore } from 'react';

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

/** The switch of the keys, which all pages of moderation share. */
export interface KeySwitch {
  readonly on: boolean;
  switchTo(on: boolean): void;
}

/**
 * Keys of a page of moderation, while nobody types. The switch is stored in this browser.
 * @param onKey what each key does
 */
export function useModerationKeys(onKey: Readonly<Record<string, () => void>>): KeySwitch {
  const on = useSyncExternalStore(subscribe, readSwitch, () => true);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const { key, target, ctrlKey, metaKey, altKey, defaultPrevented } = event;
    if (!on || defaultPrevented || ctrlKey || metaKey || altKey || isTyping(target)) return;
    if (!Object.hasOwn(onKey, key) || document.querySelector('dialog[open]')) return;
    event.preventDefault();
    onKey[key]?.();
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
  return { on, switchTo: writeSwitch };
}
