import { Button, Checkbox } from '@verandah/design';
import { inspectionsPath, plural } from '@verandah/market';
import styles from './inspections.module.css';
import type { InspectionsData } from './data.ts';

/** Which homes the plan is made of. A form of the page's own address, which needs no script. */
export function ChooseForm({ data: { from, homes, chosen, day, missing } }: { readonly data: InspectionsData }) {
  return (
    <form
      key={`${from} ${chosen.join()}`}
      action={inspectionsPath}
      method="get"
      data-enhance
      className={styles.choose}
      aria-label="Homes of the plan"
    >
      {from !== null && <input type="hidden" name="from" value={from} />}
      {day !== null && <input type="hidden" name="day" value={day} />}
      <fieldset className={styles.choices}>
        <legend className={styles.subheading}>Homes</legend>
        {homes.map(({ id, address, times }) => (
          <Checkbox
            key={id}
            name="homes"
            value={id}
            label={`${address.street}, ${address.suburb}`}
            hint={times === 0 ? 'No inspection times yet' : plural(times, 'inspection')}
            defaultChecked={chosen.includes(id)}
          />
        ))}
      </fieldset>
      {missing > 0 && <p className={styles.muted}>{plural(missing, 'home')} no longer advertised.</p>}
      <div>
        <Button type="submit">Update plan</Button>
      </div>
    </form>
  );
}
