import { foldName } from './fold.ts';
import { isStreetKind, longStreetKind } from './suggest-street.ts';
import { longest, takeStateAndPostcode, withoutNumber, type Narrowing } from './suggest-term.ts';

/** An address as it was typed, from its street on. */
export interface AddressTerm extends Narrowing {
  /** Folded, with its kind written out: 'smith street'. */
  readonly street: string;
  /** The last word of it: 'street'. */
  readonly kind: string;
  /** Folded, the beginning of a place: 'fitz'; '' when none was typed. */
  readonly place: string;
}

/**
 * '3/12a Smith St, Fitzroy VIC 3065' → the street, its place, and what narrows them down. null for a text that names no
 * kind of street. The first word is never the kind: 'St Kilda Rd', 'Court Street'. After a kind 'St' begins the place
 * ('Smith St St Kilda'), and another kind belongs to the street ('High Street Road').
 */
export function readAddress(text: string): AddressTerm | null {
  // 'Unit 4, 12 Smith Street' has two numbers.
  const street = [1, 2].reduce((rest) => withoutNumber(rest) ?? rest, text);
  const folded = foldName(street.slice(0, longest)).slice(0, longest).trim();
  const { words, ...narrowing } = takeStateAndPostcode(folded.split(' '));
  let end = words.findIndex((word, index) => index > 0 && isStreetKind(word));
  if (end < 0) return null;
  while (end + 1 < words.length && words[end + 1] !== 'st' && isStreetKind(words[end + 1] as string)) end++;
  const kind = longStreetKind(words[end] as string);
  return {
    ...narrowing,
    street: [...words.slice(0, end), kind].join(' '),
    kind,
    place: words.slice(end + 1).join(' '),
  };
}
