import { Refusal } from '../refusal.ts';

/** Milliseconds in '30m', '2h' or '90d'. @throws {Refusal} 'invalid' */
export function durationOf(text: string): number {
  const [, count, unit = ''] = /^([1-9]\d{0,4})([mhd])$/.exec(text) ?? [];
  if (!count) throw new Refusal('invalid', `${text} is not a duration such as 30m, 2h or 90d.`);
  return Number(count) * ({ m: 60_000, h: 3_600_000, d: 86_400_000 }[unit] ?? 0);
}
