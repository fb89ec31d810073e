import { formatMoney } from '@verandah/market';

/** A street address that must not be told. */
export interface StreetParts { readonly unit: string | null; readonly number: string | null; readonly street: string | null }

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Takes a hidden street out of an agent's own words: '12 Smith Street' and 'Smith St' become 'this property' and 'this street'. */
export function withholdStreet(text: string, { unit, number, street }: StreetParts): string {
  if (!street?.trim()) return text;
  const [name, ...kind] = nameAndKind(street.trim());
  const road = `${escaped(name).replace(/\s+/g, '\\s+')}\\s+(?:${kind.map(escaped).join('|')})\\b\\.?`;
  const numbers = [unit && number && `${escaped(unit)}\\s*[/,-]\\s*${escaped(number)}`, number && escaped(number)].filter(Boolean);
  const withNumber = numbers.length > 0 ? text.replace(new RegExp(`(?<![\\w/])(?:(?:unit|apartment|lot|no\\.?)\\s+)?(?:${numbers.join('|')})\\s*,?\\s+${road}`, 'gi'), 'this property') : text;
  return withNumber.replace(new RegExp(`(?<!\\w)${road}`, 'gi'), 'this street');
}

/** Whether an address of a file or a title tells a hidden street. */
export function tellsStreet(text: string, { street }: StreetParts): boolean {
  const plain = (value: string) => value.toLowerCase().replace(/%20|[^a-z0-9]+/g, '');
  return Boolean(street) && plain(text).includes(plain(nameAndKind(street ?? '')[0]));
}

const kinds: readonly (readonly string[])[] = [
  ['street', 'st'], ['road', 'rd'], ['avenue', 'ave', 'av'], ['drive', 'dr'], ['court', 'ct'], ['place', 'pl'], ['crescent', 'cres', 'cr'],
  ['lane', 'ln'], ['parade', 'pde'], ['highway', 'hwy'], ['terrace', 'tce'], ['close', 'cl'], ['boulevard', 'blvd'], ['circuit', 'cct'],
  ['grove', 'gr'], ['square', 'sq'], ['esplanade', 'esp'], ['way'], ['walk'], ['rise'], ['mews'], ['quay'],
];

/** 'Smith Street' → ['Smith', 'street', 'st']: the name and every way to write its kind. A street without one is all name. */
function nameAndKind(street: string): [name: string, ...kinds: string[]] {
  const words = street.split(/\s+/);
  const last = words.at(-1)?.toLowerCase().replace('.', '') ?? '';
  const kind = kinds.find((names) => names.includes(last));
  return kind && words.length > 1 ? [words.slice(0, -1).join(' '), ...kind] : words.length > 1 ? [words.slice(0, -1).join(' '), last] : [street, 'street', 'st', 'road', 'rd'];
}

/** Takes a hidden price out of an agent's own words, in the ways in which it is usually written. */
export function withholdPrice(text: string, amounts: readonly (number | null)[]): string {
  return amounts.reduce<string>((kept, amount) => {
    if (!amount) return kept;
    const ways = [formatMoney(amount, 0).slice(1), String(amount)];
    if (amount % 1000 === 0) ways.push(`${amount / 1000}k`);
    if (amount % 10_000 === 0 && amount >= 1_000_000) ways.push(`${amount / 1_000_000}m`, `${amount / 1_000_000} million`, `${amount / 1_000_000}mil`);
    return kept.replace(new RegExp(`(?<![\\d,.])(?:\\$\\s?)?(?:${ways.map(escaped).join('|')})(?![\\d,]|\\.\\d)(?:\\.00)?`, 'gi'), 'contact agent');
  }, text);
}

