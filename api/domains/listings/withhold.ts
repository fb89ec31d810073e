import { withoutMoney } from './lawful-words.ts';
import { moneyInProse, type ProseMoney } from './money-in-prose.ts';
import type { Money } from './money.ts';

/** A street address that must not be shown. */
export interface StreetParts {
  readonly unit: string | null;
  readonly number: string | null;
  readonly street: string | null;
}

const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/**
 * Takes a hidden street out of an agent's own words: '12 Smith Street' and 'Smith St' become 'this property' and 'this
 * street'.
 */
export function withholdStreet(text: string, { unit, number, street }: StreetParts): string {
  if (!street?.trim()) return text;
  const [name, ...kind] = nameAndKind(street.trim());
  const [unitNumber, streetNumber] = [unit?.trim(), number?.trim()];
  const road = `${escapePattern(name).replace(/\s+/g, '\\s+')}\\s+(?:${kind.map(escapePattern).join('|')})\\b\\.?`;
  const numbers = [
    unitNumber && streetNumber && `${escapePattern(unitNumber)}\\s*[/,-]\\s*${escapePattern(streetNumber)}`,
    streetNumber && escapePattern(streetNumber),
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
/** A price in millions is rounded. */
const rounding = 0.01;

/** The sums in an agent's own words that reveal hidden prices: the prices themselves and every guide near them. */
export function revealingPrices(text: string, prices: readonly (number | null)[]): readonly Money[] {
  const hidden = prices.filter((price) => price !== null && price > 0) as number[];
  if (hidden.length === 0) return [];
  return moneyInProse(text).filter((sum) =>
    hidden.some((price) => Math.abs(sum.amount - price) <= price * nearnessOf(sum)),
  );
}

/** How near to a price a sum reveals it, as a share of the price. */
function nearnessOf({ marked, otherPurpose, hasUnit }: ProseMoney): number {
  if (marked && !otherPurpose) return nearness;
  return hasUnit ? rounding : 0;
}

/** Takes hidden prices, and every guide near them, out of an agent's own words. */
export const withholdPrice = (text: string, prices: readonly (number | null)[]): string =>
  withoutMoney(text, revealingPrices(text, prices));
