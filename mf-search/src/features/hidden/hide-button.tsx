import { EyeOffIcon, HiddenText, Icon, useHydrated } from '@verandah/design';
import { useEffect, useRef } from 'react';
import styles from './hide-button.module.css';

interface HideButtonProps {
  readonly street: string;
  /** Whether Tab reaches it; otherwise the arrow keys do. */
  readonly tabStop: boolean;
  /** Undo restored its card: focus returns to the button. */
  readonly returned: boolean;
  onHide(): void;
}

/** Removes a listing from the results. Rendered after hydration, because it needs script. */
export function HideButton({ street, tabStop, returned, onHide }: HideButtonProps) {
  const ready = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) button.current?.focus({ preventScroll: true });
  }, [returned]);
  if (!ready) return null;
  return (
    <button ref={button} type="button" tabIndex={tabStop ? 0 : -1} className={styles.hide} onClick={onHide}>
      <Icon shape={EyeOffIcon} />
      Hide<HiddenText> {street}</HiddenText>
    </button>
  );
}

interface HiddenNoticeProps {
  readonly street: string;
  onUndo(): void;
}

/**
 * Replaces the card until another one is hidden or the results change. Focus moves to Undo, so that screen readers
 * announce what happened.
 */
export function HiddenNotice({ street, onUndo }: HiddenNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.notice}>
      <p id="just-hidden">{street} is hidden.</p>
      <button ref={button} type="button" className={styles.undo} aria-describedby="just-hidden" onClick={onUndo}>
        Undo<HiddenText> hiding</HiddenText>
      </button>
    </div>
  );
}
