import { classNames } from '../base/class-names.ts';
import styles from './price.module.css';

/** A listing's price as its agent words it ('$1,250,000', 'Contact agent', '$650 per week'). */
export const Price = ({ children, size = 'card' }: { readonly children: string; readonly size?: 'card' | 'page' }) =>
  <p className={classNames(styles.price, styles[size])}>{children}</p>;
