import type { HTMLInputAutoCompleteAttribute, InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../base/class-names.ts';
import styles from './control.module.css';
import { keyboardOf } from './keyboard.ts';

type TextInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'autoComplete'> & {
  /**
   * What browsers and password managers may fill in, a token of the HTML standard: 'name', 'email', 'one-time-code'.
   * 'off' for what is not a detail of the reader's own, such as a search or a colleague's address.
   */
  readonly autoComplete: HTMLInputAutoCompleteAttribute;
  readonly ref?: Ref<HTMLInputElement>;
};

/**
 * A line of text; give it a `Field` or a label of its own. The keyboard of a phone suits its type and its filling-in.
 */
export const TextInput = ({ className, type = 'text', ...rest }: TextInputProps) => (
  <input className={classNames(styles.control, className)} type={type} {...keyboardOf({ type, ...rest })} {...rest} />
);

/** Several lines of text. */
export const TextArea = ({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <textarea className={classNames(styles.control, className)} {...rest} />
);
