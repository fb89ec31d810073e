import { formatDay, localDate } from './day.ts';

/** The value of 'Any Time' in pickers and addresses. */
export const anyTime = 'any';

export interface PickerDay {
  /** yyyy-MM-dd, or 'any'. */
  readonly value: string;
  readonly label: string;
}

/** Any Time, then today and the next seven days in the time zone. */
export function pickerDays(now: string | number, timeZone: string): PickerDay[] {
  const days: PickerDay[] = [{ value: anyTime, label: 'Any Time' }];
  const today = localDate(now, timeZone);
  if (!today) return days;
  for (let ahead = 0; ahead <= 7; ahead += 1) {
    // Calendar arithmetic in UTC: days of 23 or 25 hours can't shift it.
    const value = new Date(Date.parse(today) + ahead * 86_400_000).toISOString().slice(0, 10);
    days.push({ value, label: ahead === 0 ? 'Today' : formatDay(value, timeZone) });
  }
  return days;
}
