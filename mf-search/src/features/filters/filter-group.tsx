import { Button, HiddenText } from '@verandah/design';
import type { ReactNode } from 'react';
import styles from './filter-form.module.css';

interface FilterGroupProps {
  readonly id?: string | undefined;
  readonly title: string;
  readonly children: ReactNode;
  /** Clears the group's choices; absent while nothing is chosen. */
  readonly onClear?: (() => void) | undefined;
}

/** A group of related filters, with a button to clear them. */
export const FilterGroup = ({ id, title, children, onClear }: FilterGroupProps) => (
  <fieldset id={id} className={styles.group}>
    <legend className={styles.legend}>{title}</legend>
    {onClear && (
      <Button kind="quiet" size="small" className={styles.clear} onClick={onClear}>
        Clear<HiddenText> {title.toLowerCase()}</HiddenText>
      </Button>
    )}
    {children}
  </fieldset>
);
