import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../base/icon.tsx';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import styles from './control.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** The browser's own select; give it a `Field` or an `aria-label`. */
export function Select({
  options,
  ...rest
}: { readonly options: readonly SelectOption[] } & Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'className' | 'children'
>) {
  return (
    <span className={styles.select}>
      <select className={styles.control} {...rest}>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
      <Icon shape={ChevronDownIcon} />
    </span>
  );
}
