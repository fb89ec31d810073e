import { formatDay, localDate } from './day.ts';

/**
 * From when a home can be rented: 'Available now', 'Available Tue 1 Dec'; '' for an unknown day.
 * @param availableOn yyyy-MM-dd, a day where the home is
 */
export function availableText(availableOn: string | null | undefined, now: string | number, timeZone: string): string {
  if (!availableOn) return '';
  return availableOn <= localDate(now, timeZone) ? 'Available now' : `Available ${formatDay(availableOn, 'UTC')}`;
}
