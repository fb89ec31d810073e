import { TZDateMini } from '@date-fns/tz/date/mini';

const plainDay = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * A moment with the clock and calendar of a place (IANA name). A plain 'yyyy-MM-dd' is that day in the place, wherever
 * it is. null when the text is no time or the zone is unknown.
 */
export function localTime(time: string | number, timeZone: string): Date | null {
  try {
    const day = typeof time === 'string' ? plainDay.exec(time) : null;
    const local = day
      ? new TZDateMini(Number(day[1]), Number(day[2]) - 1, Number(day[3]), timeZone)
      : new TZDateMini(typeof time === 'number' ? time : Date.parse(time), timeZone);
    return Number.isNaN(local.getHours()) ? null : local;
  } catch {
    return null;
  }
}
