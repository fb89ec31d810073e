import { localDate } from '@verandah/market';
import { tzOffset } from '@date-fns/tz';
import type { LocalMoment } from './moment.ts';

/** A modTime as it is stored: local time without a zone (2009-01-01T12:30:00), or an instant (2009-01-01T01:30:00Z). */
export const modTimeText = ({ day, time, instant }: LocalMoment): string => instant ?? `${day}T${time ?? '00:00:00'}`;

const minute = 60_000;
const hours24 = 24 * 60 * minute;

/** The first and last possible instant of a modTime: a local time occurs twice when clocks go back. */
function possibleMoments(modTime: string, timeZone: string): readonly [first: number, last: number] {
  if (modTime.endsWith('Z')) {
    const at = Date.parse(modTime);
    return [at, at];
  }
  const wall = Date.parse(`${modTime}Z`);
  const offsets = [tzOffset(timeZone, new Date(wall - hours24)), tzOffset(timeZone, new Date(wall + hours24))];
  const all = offsets.map((offset) => wall - offset * minute);
  const real = all.filter((at, index) => tzOffset(timeZone, new Date(at)) === offsets[index]);
  const possible = real.length > 0 ? real : all;
  return [Math.min(...possible), Math.max(...possible)];
}

/**
 * Whether a record's modTime is before another's. False when the two may be the same hour of the end of daylight
 * saving: then the order of arrival counts.
 * @param timeZone IANA name, of times without one
 */
export function isEarlier(modTime: string, other: string, timeZone: string): boolean {
  const [[, last], [first]] = [possibleMoments(modTime, timeZone), possibleMoments(other, timeZone)];
  return last < first;
}

/** Whether two texts are the same modTime. */
export function isSameTime(modTime: string, other: string, timeZone: string): boolean {
  if (modTime === other) return true;
  const [[from, to], [otherFrom, otherTo]] = [possibleMoments(modTime, timeZone), possibleMoments(other, timeZone)];
  return from === to && otherFrom === otherTo && from === otherFrom;
}

/** The day of a modTime where the property is. */
export const modTimeDay = (modTime: string, timeZone: string): string =>
  modTime.endsWith('Z') ? localDate(modTime, timeZone) : modTime.slice(0, 10);
