import { foldName } from './fold.ts';

/** Abbreviated street types. 'st' is one only at the end of a name; at the beginning it means Saint. */
const short: Readonly<Record<string, string>> = {
  st: 'street',
  rd: 'road',
  ave: 'avenue',
  av: 'avenue',
  dr: 'drive',
  dve: 'drive',
  ct: 'court',
  crt: 'court',
  pl: 'place',
  ln: 'lane',
  cl: 'close',
  cres: 'crescent',
  cr: 'crescent',
  tce: 'terrace',
  ter: 'terrace',
  pde: 'parade',
  hwy: 'highway',
  cct: 'circuit',
  bvd: 'boulevard',
  blvd: 'boulevard',
  gr: 'grove',
  gve: 'grove',
  sq: 'square',
  esp: 'esplanade',
  pkwy: 'parkway',
  wy: 'way',
};
/** Abbreviations that are also recognised within a term, where they are unambiguous. */
const clear = new Set(['rd', 'ave', 'dve', 'crt', 'ct', 'ln', 'tce', 'pde', 'hwy', 'cct', 'bvd', 'blvd', 'pkwy']);

/** Street types in full: those of `short`, and those without an abbreviation. */
const long = new Set([
  ...Object.values(short),
  'mews',
  'quay',
  'rise',
  'row',
  'walk',
  'track',
  'loop',
  'alley',
  'freeway',
]);

const expandWord = (word: string): string => (Object.hasOwn(short, word) ? (short[word] ?? word) : word);

/** 'st' → 'street'; other words are unchanged. */
export const longStreetKind = expandWord;

/** Whether a normalised word can be a street type: 'street', 'st'. */
export const isStreetKind = (word: string): boolean => long.has(expandWord(word));

/** Normalises a street's name for comparison: "Wilson St." → 'wilson street'. */
export function foldStreet(street: string): string {
  const words = foldName(street).split(' ');
  const last = words.pop() ?? '';
  return [...words, words.length > 0 ? expandWord(last) : last].join(' ');
}

/** The words of a term with street types in full. */
export function spellKinds(words: readonly string[]): string[] {
  return words.map((word, index) => (index > 0 && clear.has(word) ? expandWord(word) : word));
}

/** The display form of a street's name: 'WILSON ST' and 'wilson st' → 'Wilson Street'. */
export function streetLabel(street: string): string {
  const words = street.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const kind = expandWord(last.toLowerCase().replace(/\.$/, ''));
  if (words.length > 1 && kind !== last.toLowerCase()) words[words.length - 1] = kind;
  return words
    .map((word) => (word === word.toUpperCase() || word === word.toLowerCase() ? capitalise(word) : word))
    .join(' ');
}

const capitalise = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(^|['’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
