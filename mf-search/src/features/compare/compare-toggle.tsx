import { HiddenText } from '@verandah/design';
import styles from './compare-toggle.module.css';
import { compareHomesField } from '@verandah/market';
import { compareForm } from './compare-form.tsx';
import type { Compared } from './use-compared.ts';

interface CompareToggleProps {
  readonly id: string;
  readonly street: string;
  readonly compared: Compared;
}

/** Checkbox on a card that selects its home for comparison. Without script it is a field of the form below the list. */
export const CompareToggle = ({ id, street, compared }: CompareToggleProps) => {
  const chosen = compared.has.has(id);
  return (
    <label className={styles.choice}>
      <input
        className={styles.box}
        type="checkbox"
        form={compareForm}
        name={compareHomesField}
        value={id}
        checked={chosen}
        disabled={compared.full && !chosen}
        onChange={(event) => compared.choose(id, event.target.checked)}
      />
      Compare<HiddenText> {street}</HiddenText>
    </label>
  );
};
