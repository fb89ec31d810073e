import { bottomBarHeight, Button, CheckIcon, CloseIcon, HeartIcon, Icon, WarningIcon } from '@verandah/design';
import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState, type FocusEvent } from 'react';
import type { Pressed } from '../collections/collections-store.ts';
import styles from './save-toast.module.css';

/** Milliseconds after which the message disappears, once neither pointer nor focus is in it. A failure stays. */
export const glance = 12_000;

/** A completed press, as shown. */
export interface Shown {
  readonly press: {
    readonly listingId: string;
    readonly heart: HTMLElement | null;
    readonly position: string | undefined;
  };
  readonly pressed: Exclude<Pressed, { readonly end: 'choice' }>;
  /** It was the Undo of another press. */
  readonly undoes: boolean;
  repeat(): void;
}

interface SaveToastProps {
  readonly shown: Shown | null;
  onClose(): void;
  onUndo(shown: Shown): void;
  onChoose(shown: Shown): void;
}

/** How the press on a heart ended, with what can be done about it; announced politely, and never takes the focus. */
export const SaveToast = ({ shown, ...handlers }: SaveToastProps) => (
  // The live region is there before its message.
  <div role="status">{shown && <Toast key={keyOf(shown)} shown={shown} {...handlers} />}</div>
);

const keys = new WeakMap<Shown, number>();
let lastKey = 0;
const keyOf = (shown: Shown): number => {
  const key = keys.get(shown) ?? ++lastKey;
  keys.set(shown, key);
  return key;
};

function Toast({ shown, onClose, onUndo, onChoose }: SaveToastProps & { readonly shown: Shown }) {
  const { pressed, press, undoes } = shown;
  const { heart } = press;
  const toast = useRef<HTMLDivElement>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const close = useEffectEvent(onClose);
  const failed = pressed.end === 'failed';

  useLayoutEffect(() => {
    const element = toast.current;
    if (!element) return;
    const bar = bottomBarHeight();
    if (bar > 0) element.style.setProperty('--bar', `${bar}px`);
    // With its source, Tab leads from the heart to the buttons, although they are elsewhere in the document.
    if ('showPopover' in element) element.showPopover(heart?.isConnected ? { source: heart } : undefined);
    return () => {
      if (element.contains(document.activeElement) && heart?.isConnected) heart.focus({ preventScroll: true });
    };
  }, [heart]);
  useEffect(() => {
    if (failed || isHovered || isFocused) return;
    const timer = setTimeout(() => close(), glance);
    return () => clearTimeout(timer);
  }, [failed, isHovered, isFocused]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      // A dialog that is open takes Escape for itself.
      if (event.key === 'Escape' && !event.defaultPrevented && !document.querySelector('dialog[open]')) close();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);

  const onBlur = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (!currentTarget.contains(relatedTarget)) setFocused(false);
  };
  const isRefused = failed && pressed.code !== '' && pressed.code !== 'THROTTLED';
  return (
    // Pointer and focus in it only hold it open.
    <div
      ref={toast}
      popover="manual"
      className={styles.toast}
      data-failed={failed || undefined}
      onPointerEnter={() => setHovered(true)}
      onPointerLeave={() => setHovered(false)}
      onFocus={() => setFocused(true)}
      onBlur={onBlur}
    >
      <div className={styles.inside}>
        <span className={styles.mark} data-end={pressed.end}>
          <Icon shape={failed ? WarningIcon : pressed.end === 'saved' ? HeartIcon : CheckIcon} />
        </span>
        <p className={styles.text}>
          <Words pressed={pressed} />
        </p>
        <div className={styles.actions}>
          {canUndo(pressed) && !undoes && (
            <Button kind="quiet" size="small" onClick={() => onUndo(shown)}>
              Undo
            </Button>
          )}
          {failed && !isRefused && (
            <Button kind="quiet" size="small" onClick={() => shown.repeat()}>
              Try again
            </Button>
          )}
          {(pressed.end === 'saved' || isRefused) && (
            <Button kind="quiet" size="small" onClick={() => onChoose(shown)}>
              Choose another collection
            </Button>
          )}
        </div>
        <button type="button" className={styles.close} aria-label="Close" onClick={onClose}>
          <Icon shape={CloseIcon} />
        </button>
      </div>
    </div>
  );
}

const canUndo = (pressed: Shown['pressed']): boolean =>
  pressed.end === 'saved' ? pressed.isNew : pressed.end === 'removed' && pressed.collection !== undefined;

function Words({ pressed }: Pick<Shown, 'pressed'>) {
  if (pressed.end === 'failed')
    return (
      <>
        <strong>{pressed.failure.message}</strong>
        {pressed.failure.reason && (
          <>
            <br />
            {pressed.failure.reason}
          </>
        )}
      </>
    );
  const name = pressed.collection?.name;
  return (
    <>
      {pressed.end === 'saved' ? 'Saved to ' : 'Removed from '}
      {name === undefined ? 'your collections' : <strong>{name}</strong>}
    </>
  );
}
