import { foldName } from './fold.ts';

/** Kinds of streets as they are written short. 'st' is one only at the end of a name: at its beginning it is Saint. */
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
/** Read in the middle of a term too, where they can't be another word. */
const clear = new Set(['rd', 'ave', 'dve', 'crt', 'ct', 'ln', 'tce', 'pde', 'hwy', 'cct', 'bvd', 'blvd', 'pkwy']);

/** Kinds of streets as they are written out; those in `short` and those that have no short form. */
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

const longer = (word: string): string => (Object.hasOwn(short, word) ? (short[word] ?? word) : word);

/** 'st' → 'street'; other words stay. */
export const longStreetKind = longer;

/** Whether a folded word can be the kind of a street: 'street', 'st'. */
export const isStreetKind = (word: string): boolean => long.has(longer(word));

/** A street's name as it is compared: "Wilson St." → 'wilson street'. */
export function foldStreet(street: string): string {
  const words = foldName(street).split(' ');
  const last = words.pop() ?? '';
  return [...words, words.length > 0 ? longer(last) : last].join(' ');
}

/** The words of a term with the kinds of streets among them written out. */
export function spellKinds(words: readonly string[]): string[] {
  return words.map((word, index) => (index > 0 && clear.has(word) ? longer(word) : word));
}

/** A street's name as it is shown: 'WILSON ST' and 'wilson st' → 'Wilson Street'. */
export function streetLabel(street: string): string {
  const words = street.trim().split(/\s+/);
  const last = words.at(-1) ?? '';
  const kind = longer(last.toLowerCase().replace(/\.$/, ''));
  if (words.length > 1 && kind !== last.toLowerCase()) words[words.length - 1] = kind;
  return words
    .map((word) => (word === word.toUpperCase() || word === word.toLowerCase() ? capital(word) : word))
    .join(' ');
}

const capital = (word: string): string =>
  word
    .toLowerCase()
    .replace(/(^|['’-])(\p{L})/gu, (_, before: string, letter: string) => before + letter.toUpperCase());
