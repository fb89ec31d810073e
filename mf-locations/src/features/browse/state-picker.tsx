import { Button, Field, Select, useHydrated } from '@verandah/design';
import { stateOptions } from '@verandah/market';
import styles from './state-picker.module.css';

interface StatePickerProps {
  /** Path of the current tab. */
  readonly tab: string;
  /** State id, starting at 1; null for the whole country. */
  readonly state: number | null;
}

/** Chooses the state whose locations are listed. With script a choice applies at once. */
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
