import { foldStreet, isStreetKind, spellKinds } from './suggest-street.ts';

/** The number of a property in its street, for comparison. */
export interface AddressNumber {
  /** '12', '12a', '10-14', 'lot 5' */
  readonly number: string;
  /** First and last number of a range, the same twice for a single one; null for a lot. */
  readonly first: number | null;
  readonly last: number | null;
}

/** PostgreSQL's integer has ten digits; no street has a number of seven. */
const digits = String.raw`\d{1,6}`;
const single = new RegExp(`^(${digits})([a-z]{0,2})$`);
const range = new RegExp(String.raw`^(${digits})([a-z]{0,2})(?:-|to|&)(${digits})([a-z]{0,2})$`);
const lot = /^lot([a-z0-9]{1,10})$/;

/** '12', '12 A', '10 - 14', 'Lot 5'; null for anything else. */
export function readAddressNumber(text: string): AddressNumber | null {
  const plain = text
    .toLowerCase()
    .replace(/[\s.,]+/g, '')
    .replace(/[–—]/g, '-');
  const one = single.exec(plain);
  if (one !== null) {
    const first = Number(one[1]);
    return first === 0 ? null : { number: `${first}${one[2] ?? ''}`, first, last: first };
  }
  const two = range.exec(plain);
  if (two !== null) {
    const [first, last] = [Number(two[1]), Number(two[3])];
    if (first === 0 || last < first) return null;
    const number = `${first}${two[2] ?? ''}-${last}${two[4] ?? ''}`;
    return last === first && number === `${first}-${last}`
      ? { number: String(first), first, last }
      : { number, first, last };
  }
  const parcel = lot.exec(plain);
  return parcel === null ? null : { number: `lot ${parcel[1]}`, first: null, last: null };
}

const unitWords = /^(?:unit|apartment|apt|flat|suite|shop|villa|townhouse|no)\b\.?|^u\.?\s*(?=\d)/;

/** 'Unit 03' and '3' → '3'; '' for none, and for a lot. */
export function foldUnit(unit: string): string {
  const plain = unit.toLowerCase().trim().replace(unitWords, '');
  if (/^lot\b/.test(plain)) return '';
  return plain
    .replace(/[^a-z0-9]+/g, '')
    .replace(/^0+(?=[a-z0-9])/, '')
    .slice(0, 20);
}

const points = new Map(Object.entries({ n: 'north', s: 'south', e: 'east', w: 'west' }));

/** A street's name for comparison, with its type and its suffix in full: 'Main Rd N' → 'main road north'. */
export function foldAddressStreet(street: string): string {
  const words = spellKinds(foldStreet(street).split(' '));
  const [before = '', last = ''] = words.slice(-2);
  const point = words.length > 2 && isStreetKind(before) ? points.get(last) : undefined;
  return (point === undefined ? words : [...words.slice(0, -1), point]).join(' ');
}
