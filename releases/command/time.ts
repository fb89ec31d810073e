import { UsageError } from './usage.ts';

const pad = (value: number): string => String(value).padStart(2, '0');

/** '+11:00' */
function offsetText(minutesWest: number): string {
  const minutes = Math.abs(minutesWest);
  return `${minutesWest > 0 ? '-' : '+'}${pad(Math.floor(minutes / 60))}:${pad(minutes % 60)}`;
}

/** Times as a command prints them: in the local time zone with its offset, or in UTC. To the second. */
export const timeFormat =
  (isUtc: boolean) =>
  (iso: string): string => {
    const time = new Date(iso);
    if (Number.isNaN(time.getTime())) return iso;
    if (isUtc) return `${time.toISOString().slice(0, 19)}Z`;
    const west = time.getTimezoneOffset();
    return new Date(time.getTime() - west * 60_000).toISOString().slice(0, 19) + offsetText(west);
  };
export type TimeFormat = ReturnType<typeof timeFormat>;

/**
 * Parses a typed time to ISO 8601. Without an offset it is in the time zone that the command prints.
 * @throws {UsageError}
 */
export function momentOf(text: string, isUtc = false): string {
  const [, local, zone = isUtc ? 'Z' : ''] =
    /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(?::\d{2}(?:\.\d{1,3})?)?)(Z|[+-]\d{2}:\d{2})?$/.exec(text) ?? [];
  const time = new Date(`${local}${zone}`);
  if (local === undefined || Number.isNaN(time.getTime()))
    throw new UsageError(`${text} is not a time such as 2026-11-21T14:05 or 2026-11-21T14:05+11:00.`);
  return time.toISOString();
}
