import { HiddenText } from '@verandah/design';
import styles from './compare-toggle.module.css';
import { compareHomesField } from '@verandah/market';
import { compareForm } from './compare-form.tsx';

interface CompareToggleProps {
  readonly id: string;
  readonly street: string;
  readonly chosen: boolean;
  readonly disabled: boolean;
  onChoose(id: string, chosen: boolean): void;
}

/** Checkbox on a card that selects its home for comparison. Without script it is a field of the form below the list. */
export const CompareToggle = ({ id, street, chosen, disabled, onChoose }: CompareToggleProps) => (
  <label className={styles.choice}>
    <input
      className={styles.box}
      type="checkbox"
      form={compareForm}
      name={compareHomesField}
      value={id}
      checked={chosen}
      disabled={disabled}
      onChange={(event) => onChoose(id, event.target.checked)}
    />
    Compare<HiddenText> {street}</HiddenText>
  </label>
);
