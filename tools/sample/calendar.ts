import { TZDate } from '@date-fns/tz';
import { isHoliday } from './public-holidays.ts';

/** Days ahead on which something is arranged: Christmas or Easter take two weeks of them. */
const horizon = 42;

/** Days of one time zone, counted from the day of `now`. */
export interface Calendar {
  /** yyyy-MM-dd */
  day(offset: number): string;
  /** 0 is Sunday. */
  weekday(offset: number): number;
  /** The next days of a weekday that are no holidays, soonest first; at least four. */
  openDays(weekday: number): readonly number[];
  /** The moment of a local time of a day, ISO 8601 in UTC. Good from 4:00: clocks change before. */
  at(offset: number, hour: number, minute: number): string;
}

/** Calendars of the zones in use, each worked out once. */
export function calendars(now: Date): (zone: string) => Calendar {
  const known = new Map<string, Calendar>();
  return (zone) => {
    const made = known.get(zone) ?? calendar(now, zone);
    known.set(zone, made);
    return made;
  };
}

function calendar(now: Date, zone: string): Calendar {
  const today = new TZDate(now, zone);
  const noons = new Map<number, TZDate>();
  const noon = (offset: number): TZDate => {
    const made =
      noons.get(offset) ?? new TZDate(today.getFullYear(), today.getMonth(), today.getDate() + offset, 12, 0, 0, zone);
    noons.set(offset, made);
    return made;
  };
  const two = (number: number): string => String(number).padStart(2, '0');
  const day = (offset: number): string => {
    const date = noon(offset);
    return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
  };
  const weekday = (offset: number): number => noon(offset).getDay();
  const open = Array.from({ length: 7 }, (_, each) =>
    Array.from({ length: horizon }, (__, index) => index + 1).filter(
      (offset) => weekday(offset) === each && !isHoliday(day(offset)),
    ),
  );
  return {
    day,
    weekday,
    openDays: (each) => open[each] ?? [],
    at: (offset, hour, minute) => new Date(noon(offset).getTime() + ((hour - 12) * 60 + minute) * 60_000).toISOString(),
  };
}
