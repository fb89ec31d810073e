import { formatDay, formatTime } from './day.ts';

/** 'Sat 21 Nov, 11:00 am – 11:30 am' in the property's time zone. */
export function inspectionText(
  inspection: { readonly startsAt: string; readonly endsAt: string },
  timeZone: string,
): string {
  const start = formatDay(inspection.startsAt, timeZone, { time: true });
  const end = formatTime(inspection.endsAt, timeZone);
  return start && end ? `${start} – ${end}` : start;
}
