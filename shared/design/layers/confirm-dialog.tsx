import type { ReactNode } from 'react';
import { Button } from '../base/button.tsx';
import { Dialog } from './dialog.tsx';
import styles from './confirm-dialog.module.css';

export interface ConfirmDialogProps {
  readonly open: boolean;
  /** 'Delete the alert “Richmond”?' */
  readonly question: string;
  /** What the action entails. */
  readonly children?: ReactNode;
  /** The verb on the button: 'Delete alert'. */
  readonly action: string;
  /** The button that changes nothing. */
  readonly cancel?: string;
  onConfirm(): void;
  onClose(): void;
}

/** Confirms an action that cannot be undone. Escape, Back and Cancel change nothing. */
export const ConfirmDialog = ({
  open,
  question,
  children = 'You can’t undo this.',
  action,
  cancel = 'Cancel',
  onConfirm,
  onClose,
}: ConfirmDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    title={question}
    footer={
      <span className={styles.actions}>
        <Button onClick={onClose}>{cancel}</Button>
        <Button
          kind="danger"
          onClick={() => {
            onClose();
            onConfirm();
          }}
        >
          {action}
        </Button>
      </span>
    }
  >
    <p>{children}</p>
  </Dialog>
);
