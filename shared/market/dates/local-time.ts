import { TZDateMini } from '@date-fns/tz/date/mini';

const plainDay = /^(\d{4})-(\d\d)-(\d\d)$/;

/**
 * A moment in a time zone (IANA name). A plain 'yyyy-MM-dd' is that day in the zone, whichever it is. null for an
 * invalid time or an unknown zone.
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
