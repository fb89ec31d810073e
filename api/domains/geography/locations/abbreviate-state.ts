import { states } from '@verandah/market';

const names = states.map(({ name }) => name.replaceAll(' ', String.raw`\s+`)).join('|');
const country = String.raw`(?:[\s,]+australia)?`;
/** A place, a state's name behind it, and a postcode and the country around the name. */
const stateBehind = new RegExp(
  String.raw`^(.*[^\s,])[\s,]+(${names})${country}([\s,]+\d{3,4})?${country}[\s,.]*$`,
  'i',
);
const countryBehind = /^(.*[^\s,])[\s,]+australia[\s,.]*$/i;

/**
 * 'Richmond, Victoria 3121, Australia' → 'Richmond VIC 3121': the state abbreviated, the country left out. null when
 * neither is behind a place; a state alone is itself the place.
 */
export function abbreviateState(text: string): string | null {
  const plain = text.trim().replace(/\s+/g, ' ');
  if (states.some(({ name }) => name.toLowerCase() === plain.toLowerCase())) return null;
  const [, place, name, postcode = ''] = stateBehind.exec(plain) ?? [];
  if (place !== undefined && name !== undefined) return `${place} ${codeOf(name)}${postcode.replace(/[\s,]+/, ' ')}`;
  return countryBehind.exec(plain)?.[1] ?? null;
}

const codeOf = (name: string): string =>
  states.find((state) => state.name.toLowerCase() === name.toLowerCase())?.stateCode ?? name;
