import type { ListingStatusType } from '@verandah/market';
import styles from './mode-choice.module.css';

const choices: readonly { readonly mode: ListingStatusType; readonly label: string }[] = [
  { mode: 'buy', label: 'Buy' },
  { mode: 'rent', label: 'Rent' },
  { mode: 'sold', label: 'Sold' },
];

interface ModeChoiceProps {
  readonly chosen: ListingStatusType;
  onChoose(mode: ListingStatusType): void;
}

/** Choice of the search mode in a form; sent as the field `mode`. */
export const ModeChoice = ({ chosen, onChoose }: ModeChoiceProps) => (
  <fieldset className={styles.group}>
    <legend className={styles.legend}>What are you looking for?</legend>
    {choices.map(({ mode, label }) => (
      <label key={mode} className={styles.choice}>
        <input
          className={styles.radio}
          type="radio"
          name="mode"
          value={mode}
          checked={mode === chosen}
          onChange={() => onChoose(mode)}
        />
        <span className={styles.label}>{label}</span>
      </label>
    ))}
  </fieldset>
);
