import { EyeOffIcon, HiddenText, Icon, useHydrated } from '@verandah/design';
import { useEffect, useRef } from 'react';
import styles from './hide-button.module.css';

interface HideButtonProps {
  readonly street: string;
  /** Its card came back by Undo: focus returns to where it was. */
  readonly returned: boolean;
  onHide(): void;
}

/** Takes a listing out of the results; there once script can answer. */
export function HideButton({ street, returned, onHide }: HideButtonProps) {
  const ready = useHydrated();
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (returned) button.current?.focus({ preventScroll: true });
  }, [returned]);
  if (!ready) return null;
  return (
    <button ref={button} type="button" className={styles.hide} onClick={onHide}>
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
 * In the place of the card, until something else is hidden or other results come. Focus moves to its Undo, which is
 * read with what happened.
 */
export function HiddenNotice({ street, onUndo }: HiddenNoticeProps) {
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => button.current?.focus({ preventScroll: true }), []);
  return (
    <div className={styles.notice}>
      <p className={styles.said} id="just-hidden">
        {street} is hidden.
      </p>
      <button ref={button} type="button" className={styles.undo} aria-describedby="just-hidden" onClick={onUndo}>
        Undo<HiddenText> hiding</HiddenText>
      </button>
    </div>
  );
}
