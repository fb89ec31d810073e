import { Field, Select } from '@verandah/design';
import type { RangeFilter } from '@verandah/market';
import { useState, type ChangeEvent } from 'react';
import styles from './filter-form.module.css';

interface RangeSelectsProps {
  /** The fields are named `${name}-min` and `${name}-max`. */
  readonly name: string;
  readonly chosen: RangeFilter;
  readonly minimum: string;
  readonly maximum: string;
  readonly minimums: readonly RangeOption[];
  readonly maximums: readonly RangeOption[];
  /** Label for a chosen value that is not an option, because it came from the address. */
  label(value: number): string;
}

/** `value` is null for no limit. */
export interface RangeOption {
  readonly value: number | null;
  readonly label: string;
}

/** A range as two selects. Reversed limits are swapped, and a note says so. */
export function RangeSelects({ name, chosen, minimum, maximum, minimums, maximums, label }: RangeSelectsProps) {
  const [crossed, setCrossed] = useState(false);
  const onChange = ({ currentTarget }: ChangeEvent<HTMLDivElement>) => {
    const [low = 0, high = 0] = [...currentTarget.querySelectorAll('select')].map((select) => Number(select.value));
    setCrossed(low > 0 && high > 0 && low > high);
  };
  const ends = [
    { end: 'min', title: minimum, value: chosen.min, options: minimums },
    { end: 'max', title: maximum, value: chosen.max, options: maximums },
  ];
  return (
    <div className={styles.range} onChange={onChange}>
      {ends.map(({ end, title, value, options }) => (
        <Field key={end} label={title}>
          {(control) => (
            <Select
              {...control}
              name={`${name}-${end}`}
              defaultValue={value ?? ''}
              options={withValue(options, value, label)}
            />
          )}
        </Field>
      ))}
      <p className={styles.crossed} role="status">
        {crossed && 'The minimum is higher than the maximum, so we’ve swapped them.'}
      </p>
    </div>
  );
}

function withValue(options: readonly RangeOption[], value: number | undefined, label: (value: number) => string) {
  const all =
    value === undefined || options.some((option) => option.value === value)
      ? options
      : [...options, { value, label: label(value) }].sort((a, b) =>
          a.value === null || b.value === null ? 0 : a.value - b.value,
        );
  return all.map((option) => ({ value: option.value === null ? '' : String(option.value), label: option.label }));
}
