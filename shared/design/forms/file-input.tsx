import type { InputHTMLAttributes } from 'react';
import { buttonLook } from '../base/button.tsx';
import { classNames } from '../base/class-names.ts';
import styles from './file-input.module.css';

export interface FileInputProps extends Omit<InputHTMLAttributes<HTMLInputElement>, 'type' | 'className' | 'children'> {
  /** The verb on the button: 'Choose photo'. */
  readonly text: string;
}

/**
 * Chooses files: looks like a button, and is the browser's own control for keyboards, screen readers and drops. Give it
 * a `Field` or a label of its own.
 */
export const FileInput = ({ text, ...rest }: FileInputProps) => (
  <span className={styles.file}>
    <input {...rest} className={styles.control} type="file" />
    <span className={classNames(buttonLook({}), styles.face)} aria-hidden="true">
      {text}
    </span>
  </span>
);
