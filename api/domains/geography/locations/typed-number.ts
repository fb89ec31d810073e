import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { foldUnit, readAddressNumber, type AddressNumber } from './address-number.ts';
import { longest } from './suggest-term.ts';

/** The house number and the unit that an address begins with. */
export interface TypedNumber {
  readonly number: AddressNumber;
  /** As `foldUnit` writes it; '' without a unit. */
  readonly unit: string;
}

const unitWord = '(?:unit|u|apartment|apt|flat|suite|shop|villa|townhouse|level)';
const house = String.raw`lot\s*\d[\da-z]{0,5}|\d{1,6}[a-z]{0,2}(?:\s*[-–—&]\s*\d{1,6}[a-z]{0,2})?`;
/** '12/500', 'U12/500', 'Unit 12, 500', 'Flat 2 12', '500', '500-502', 'Lot 3'; then the street. */
const beginning = new RegExp(
  String.raw`^\s*(?:(?:${unitWord}\b\.?\s*|${unitWord}\.?\s*(?=\d))?([a-z]?\d{1,5}[a-z]?)\s*[/,]\s*|${unitWord}\.?\s*([a-z]?\d{1,5}[a-z]?)\s+(?=\d|lot))?(?:no\b\.?\s*|#)?(?!\d+(?:st|nd|rd|th)\b)(${house})[\s,]+(?=\D)`,
  'i',
);

/** The number that a typed address begins with; undefined without one, or without anything behind it. */
export function typedNumber(text: string): TypedNumber | undefined {
  const [, unit, spaced, typed] = beginning.exec(text.slice(0, longest)) ?? [];
  const number = typed === undefined ? null : readAddressNumber(typed);
  return number === null ? undefined : { number, unit: foldUnit(unit ?? spaced ?? '') };
}

/** Whether both are the same house: equal numbers, or one within the other's range. */
export function isSameNumber(one: AddressNumber, other: AddressNumber): boolean {
  if (one.number === other.number) return true;
  const [from, to] = [Math.max(one.first ?? 0, other.first ?? 0), Math.min(one.last ?? -1, other.last ?? -1)];
  const isRange = one.first !== one.last || other.first !== other.last;
  return isRange && from <= to;
}

/**
 * The condition that the number of a listing `l` may be this house's: the same text, or a range around it.
 * `isSameNumber` decides.
 */
export function numberLike({ number, first, last }: AddressNumber): RawBuilder<SqlBool> {
  const [low, high] = ['\\d{1,6}', '\\d{1,6}\\D{1,6}(\\d{1,6})'].map(
    (pattern) => sql`substring(l.street_number from ${pattern}::text)::int`,
  );
  if (first === null) return sql<SqlBool>`lower(replace(l.street_number, ' ', '')) = ${number.replaceAll(' ', '')}`;
  return sql<SqlBool>`${low} <= ${last}::int and coalesce(${high}, ${low}) >= ${first}::int`;
}
