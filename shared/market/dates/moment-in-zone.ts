import { TZDateMini } from '@date-fns/tz/date/mini';
import { localTime } from './local-time.ts';

/**
 * The moment at which clocks of a time zone show a day and a time, in milliseconds. null for an invalid day or an
 * unknown zone. @param day yyyy-MM-dd
 */
export function momentInZone(day: string, hours: number, minutes: number, timeZone: string): number | null {
  const local = localTime(day, timeZone);
  return local && new TZDateMini(local.year, local.month - 1, local.day, hours, minutes, timeZone).getTime();
}
