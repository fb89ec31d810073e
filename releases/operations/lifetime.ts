import { Refusal } from '../refusal.ts';

const day = 86_400_000;
/** The maximum lifetime of tokens and previews. */
const longest = { token: 366 * day, preview: 90 * day } as const;

/**
 * The end (ISO 8601) of what begins now.
 * @param lasts milliseconds @param now milliseconds since 1970
 * @throws {Refusal} 'invalid' when that is too long
 */
export function endOf(kind: keyof typeof longest, lasts: number, now: number): string {
  if (!(lasts > 0) || lasts > longest[kind])
    throw new Refusal('invalid', `A ${kind} lasts ${longest[kind] / day} days at the most.`);
  return new Date(now + lasts).toISOString();
}
