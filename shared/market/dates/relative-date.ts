import { formatDate } from './day.ts';
import { localTime } from './local-time.ts';

const near: Readonly<Record<number, string>> = {
  [-3]: '3 days ago',
  [-2]: '2 days ago',
  [-1]: 'Yesterday',
  0: 'Today',
  1: 'Tomorrow',
  2: 'In 2 days',
  3: 'In 3 days',
};

/**
 * Within three calendar days of now 'Today', 'Yesterday', 'In 2 days'; otherwise '21 Nov 2026'; '' for an invalid time.
 */
export function relativeOrShortDate(time: string | number, now: string | number, timeZone: string): string {
  const day = localTime(time, timeZone);
  const today = localTime(now, timeZone);
  if (!day || !today) return '';
  return near[day.dayNumber - today.dayNumber] ?? formatDate(time, timeZone);
}
