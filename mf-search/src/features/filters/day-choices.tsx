import { anyTime, datesEntries, pickerDays, type DatesFilter } from '@verandah/market';
import type { DateFacet } from './aggregations.ts';
import { Pill } from './pill.tsx';
import styles from './filter-form.module.css';

interface DayChoicesProps {
  readonly name: string;
  readonly chosen: DatesFilter;
  readonly facets: readonly DateFacet[];
  readonly now: number;
  readonly timeZone: string;
}

/**
 * Any time, or days from today to a week ahead, in the time zone of the location. A later day in the address remains a
 * choice.
 */
export function DayChoices({ name, chosen, facets, now, timeZone }: DayChoicesProps) {
  const entries = datesEntries(chosen);
  const days = pickerDays(now, timeZone);
  const offered = [
    ...days,
    ...chosen.dates
      .filter((date) => !days.some((day) => day.value === date))
      .map((date) => ({ value: date, label: date })),
  ];
  return (
    <div className={styles.pills}>
      {offered.map(({ value, label }) => (
        <Pill
          key={value}
          name={name}
          value={value}
          label={label}
          count={value === anyTime ? undefined : (facets.find((facet) => facet.date === value)?.count ?? 0)}
          chosen={value === anyTime ? chosen.forthcoming : entries.includes(value)}
        />
      ))}
    </div>
  );
}
