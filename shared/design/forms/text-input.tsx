import type { InputHTMLAttributes, Ref, TextareaHTMLAttributes } from 'react';
import { classNames } from '../base/class-names.ts';
import styles from './control.module.css';

/** A line of text; give it a `Field` or a label of its own. */
export const TextInput = ({
  className,
  type = 'text',
  ...rest
}: InputHTMLAttributes<HTMLInputElement> & { readonly ref?: Ref<HTMLInputElement> }) => (
  <input className={classNames(styles.control, className)} type={type} {...rest} />
);

/** Several lines of text. */
export const TextArea = ({ className, ...rest }: TextareaHTMLAttributes<HTMLTextAreaElement>) => (
  <textarea className={classNames(styles.control, className)} {...rest} />
);
