import { localTime } from './local-time.ts';

/**
 * How long a home has been listed, in calendar days of its own time zone: 'Listed today', 'Listed yesterday', 'Listed 9
 * days ago', after three weeks '… 3 weeks ago', after three months '… 3 months ago'; '' for an invalid or future time.
 */
export function listedText(listedAt: string, now: string | number, timeZone: string): string {
  const day = localTime(listedAt, timeZone);
  const today = localTime(now, timeZone);
  if (!day || !today) return '';
  const days = today.dayNumber - day.dayNumber;
  if (days < 0) return '';
  if (days < 2) return days === 0 ? 'Listed today' : 'Listed yesterday';
  const [count, unit] =
    days < 21 ? [days, 'days'] : days < 91 ? [Math.floor(days / 7), 'weeks'] : [Math.floor(days / 30.44), 'months'];
  return `Listed ${count} ${unit} ago`;
}
