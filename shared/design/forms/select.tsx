import type { SelectHTMLAttributes } from 'react';
import { Icon } from '../base/icon.tsx';
import { ChevronDownIcon } from '../icons/chevron-down.tsx';
import styles from './control.module.css';

export interface SelectOption {
  readonly value: string;
  readonly label: string;
}

/** Options under a heading. */
export interface SelectGroup {
  readonly label: string;
  readonly options: readonly SelectOption[];
}

/** The browser's own select; give it a `Field` or an `aria-label`. */
export function Select({
  options,
  ...rest
}: { readonly options: readonly (SelectOption | SelectGroup)[] } & Omit<
  SelectHTMLAttributes<HTMLSelectElement>,
  'className' | 'children'
>) {
  return (
    <span className={styles.select}>
      <select className={styles.control} {...rest}>
        {options.map((each) =>
          'options' in each ? (
            <optgroup key={each.label} label={each.label}>
              {each.options.map(optionOf)}
            </optgroup>
          ) : (
            optionOf(each)
          ),
        )}
      </select>
      <Icon shape={ChevronDownIcon} />
    </span>
  );
}

const optionOf = ({ value, label }: SelectOption) => (
  <option key={value} value={value}>
    {label}
  </option>
);
