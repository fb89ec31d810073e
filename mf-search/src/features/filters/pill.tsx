import { HiddenText } from '@verandah/design';
import styles from './pill.module.css';

interface PillProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Read instead of the label to those who don't see what group it is in. */
  readonly spoken?: string;
  readonly count?: number | undefined;
  readonly chosen: boolean;
}

/** A box to tick that looks like a pill, with its number of results below its label. */
export const Pill = ({ name, value, label, spoken, count, chosen }: PillProps) => (
  <label className={styles.pill}>
    <input className={styles.box} type="checkbox" name={name} value={value} defaultChecked={chosen} />
    <span className={styles.label}>
      {spoken ? (
        <>
          <span aria-hidden="true">{label}</span>
          <HiddenText>{spoken}</HiddenText>
        </>
      ) : (
        label
      )}
      {count !== undefined && (
        <span className={styles.count}>
          <HiddenText>, </HiddenText>
          {count.toLocaleString('en-AU')}
          <HiddenText> homes</HiddenText>
        </span>
      )}
    </span>
  </label>
);
