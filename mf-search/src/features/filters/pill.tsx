import { HiddenText } from '@verandah/design';
import { groupDigits } from '@verandah/market';
import styles from './pill.module.css';

interface PillProps {
  readonly name: string;
  readonly value: string;
  readonly label: string;
  /** Accessible name instead of the label, for people who cannot see which group it is in. */
  readonly spoken?: string;
  readonly count?: number | undefined;
  readonly chosen: boolean;
}

/** A checkbox in the shape of a pill, with its number of results below the label. */
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
          {groupDigits(count)}
          <HiddenText> homes</HiddenText>
        </span>
      )}
    </span>
  </label>
);
