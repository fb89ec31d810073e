import { moneyIn } from './money.ts';

/** A street address that must not be shown. */
export interface StreetParts {
  readonly unit: string | null;
  readonly number: string | null;
  readonly street: string | null;
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Takes a hidden street out of an agent's own words: '12 Smith Street' and 'Smith St' become 'this property' and 'this
 * street'.
 */
export function withholdStreet(text: string, { unit, number, street }: StreetParts): string {
  if (!street?.trim()) return text;
  const [name, ...kind] = nameAndKind(street.trim());
  const [unitNumber, streetNumber] = [unit?.trim(), number?.trim()];
  const road = `${escaped(name).replace(/\s+/g, '\\s+')}\\s+(?:${kind.map(escaped).join('|')})\\b\\.?`;
  const numbers = [
    unitNumber && streetNumber && `${escaped(unitNumber)}\\s*[/,-]\\s*${escaped(streetNumber)}`,
    streetNumber && escaped(streetNumber),
  ].filter(Boolean);
  // No two quantifiers may take the same spaces from one another: `\s*,?\s+` is quadratic in them.
  const withNumber =
    numbers.length > 0
      ? text.replace(
          new RegExp(
            `(?<![\\w/])(?:(?:unit|apartment|lot|no\\.?)\\s+)?(?:${numbers.join('|')})(?:\\s*,)?\\s+${road}`,
            'gi',
          ),
          'this property',
        )
      : text;
  return withNumber.replace(new RegExp(`(?<!\\w)${road}`, 'gi'), 'this street');
}

/** Whether an address of a file or a title reveals a hidden street. */
export function revealsStreet(text: string, { street }: StreetParts): boolean {
  const plain = (value: string) => value.toLowerCase().replace(/%20|[^a-z0-9]+/g, '');
  return Boolean(street) && plain(text).includes(plain(nameAndKind(street ?? '')[0]));
}

const kinds: readonly (readonly string[])[] = [
  ['street', 'st'],
  ['road', 'rd'],
  ['avenue', 'ave', 'av'],
  ['drive', 'dr'],
  ['court', 'ct'],
  ['place', 'pl'],
  ['crescent', 'cres', 'cr'],
  ['lane', 'ln'],
  ['parade', 'pde'],
  ['highway', 'hwy'],
  ['terrace', 'tce'],
  ['close', 'cl'],
  ['boulevard', 'blvd'],
  ['circuit', 'cct'],
  ['grove', 'gr'],
  ['square', 'sq'],
  ['esplanade', 'esp'],
  ['way'],
  ['walk'],
  ['rise'],
  ['mews'],
  ['quay'],
];

/**
 * 'Smith Street' → ['Smith', 'street', 'st']: the name and every way to write its kind. A street without one is all
 * name.
 */
function nameAndKind(street: string): [name: string, ...kinds: string[]] {
  const words = street.split(/\s+/);
  const last = words.at(-1)?.toLowerCase().replace('.', '') ?? '';
  const kind = kinds.find((names) => names.includes(last));
  return kind && words.length > 1
    ? [words.slice(0, -1).join(' '), ...kind]
    : words.length > 1
      ? [words.slice(0, -1).join(' '), last]
      : [street, 'street', 'st', 'road', 'rd'];
}

/** A guide brackets the price: one so near to a hidden price would reveal it. */
const nearness = 0.25;

/**
 * Takes a hidden price out of an agent's own words, and every guide near it, in the ways in which they are usually
 * written.
 */
export function withholdPrice(text: string, prices: readonly (number | null)[]): string {
  const hidden = prices.filter((price) => price !== null && price > 0) as number[];
  const telling = moneyIn(text).filter(({ amount, marked }) =>
    hidden.some((price) => amount === price || (marked && Math.abs(amount - price) <= price * nearness)),
  );
  return telling.reduceRight((kept, { at, end }) => `${kept.slice(0, at)}contact agent${kept.slice(end)}`, text);
}
