import { Button, Field, Select, useHydrated } from '@verandah/design';
import { stateOptions } from '@verandah/market';
import styles from './state-picker.module.css';

interface StatePickerProps {
  /** Path of the tab that the state is chosen for. */
  readonly tab: string;
  /** Its id from 1; null for the whole country. */
  readonly state: number | null;
}

/** Chooses the state whose places are listed. With script a choice is followed at once. */
export function StatePicker({ tab, state }: StatePickerProps) {
  const hydrated = useHydrated();
  const everywhere = tab === '/find-street' ? [] : [{ value: '0', label: 'All of Australia' }];
  return (
    <form className={styles.form} action={tab} method="get" data-enhance="">
      <Field label="State or territory">
        {(control) => (
          <Select
            {...control}
            key={state ?? 0}
            name="state"
            defaultValue={String(state ?? 0)}
            onChange={(event) => event.currentTarget.form?.requestSubmit()}
            options={[...everywhere, ...stateOptions.map(({ id, label }) => ({ value: String(id), label }))]}
          />
        )}
      </Field>
      {!hydrated && <Button type="submit">Show</Button>}
    </form>
  );
}
