import { useEffect, useId, useRef, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../base/icon.tsx';
import { CloseIcon } from '../icons/close.tsx';
import { classNames } from '../base/class-names.ts';
import { useBackCloses } from './back-closes.ts';
import styles from './dialog.module.css';

export interface DialogProps {
  readonly open: boolean;
  /** Requested by Escape, Back, the backdrop or the close button; the owner then sets `open` to false. */
  onClose(): void;
  readonly title: string;
  readonly children: ReactNode;
  /** Always visible below the content. */
  readonly footer?: ReactNode;
}

function Layer({
  open,
  onClose,
  title,
  children,
  footer,
  shape,
}: DialogProps & { readonly shape: 'dialog' | 'drawer' | 'screen' }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useBackCloses(open, onClose);

  useEffect(() => {
    const element = dialog.current;
    if (!element || !open) return;
    // The browser traps focus, makes the rest inert, and restores focus on close.
    const before = document.activeElement;
    if (!element.open) element.showModal();
    return () => {
      if (element.open) element.close();
      if (before instanceof HTMLElement && before.isConnected) before.focus();
    };
  }, [open]);

  const onBackdrop = (event: MouseEvent) => {
    if (event.target === dialog.current) onClose();
  };

  return (
    // Escape closes it for the keyboard; a press beside it is the pointer's shortcut.
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      className={classNames(styles.layer, styles[shape])}
      aria-labelledby={titleId}
      onCancel={(event) => {
        // React bubbles the events of a dialog inside this one.
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onClose();
      }}
      onClick={onBackdrop}
    >
      {open && (
        <div className={styles.inside}>
          <header className={styles.head}>
            <h2 className={styles.title} id={titleId}>
              {title}
            </h2>
            <button type="button" className={styles.close} onClick={onClose} aria-label="Close">
              <Icon shape={CloseIcon} />
            </button>
          </header>
          <div className={styles.body}>{children}</div>
          {footer && <footer className={styles.foot}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}

/** A modal question or form in the middle of the screen. */
export const Dialog = (props: DialogProps) => <Layer shape="dialog" {...props} />;

/** A modal sheet: from below on a phone, from the side on a wide screen. */
export const Drawer = (props: DialogProps) => <Layer shape="drawer" {...props} />;

/** A modal workplace without margins, such as a map: fills a phone; a large box on a wide screen. */
export const ScreenDialog = (props: DialogProps) => <Layer shape="screen" {...props} />;
