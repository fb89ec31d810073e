/**
 * The moment that a search compares with. Auctions are upcoming until they begin, inspections until they end; compared
 * as instants, which is correct in every time zone.
 */
export interface Moment {
  /** ISO 8601, UTC */
  readonly iso: string;
  /** Minutes since 1970, as in the search rows. */
  readonly minute: number;
}

/** @param time milliseconds since 1970 */
export function momentAt(time: number): Moment {
  return { iso: new Date(time).toISOString(), minute: Math.floor(time / 60_000) };
}

/** Days since 1970 of a day written yyyy-MM-dd. */
export function dayNumber(day: string): number {
  return Date.parse(`${day}T00:00:00Z`) / 86_400_000;
}

/** yyyy-MM-dd of a day counted since 1970. */
export function dayText(day: number): string {
  return new Date(day * 86_400_000).toISOString().slice(0, 10);
}
