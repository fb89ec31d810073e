import { foldName } from './fold.ts';
import { isStreetKind, longStreetKind } from './suggest-street.ts';
import { longest, takeStateAndPostcode, withoutNumber, type Narrowing } from './suggest-term.ts';

/** A typed address, from its street on. */
export interface AddressTerm extends Narrowing {
  /** Normalised, with the street type in full: 'smith street'. */
  readonly street: string;
  /** The street type: 'street'. */
  readonly kind: string;
  /** Normalised beginning of the suburb: 'fitz'; '' when none was typed. */
  readonly place: string;
}

/**
 * '3/12a Smith St, Fitzroy VIC 3065' → the street, its suburb, and state and postcode. null for a text without a street
 * type. The first word is never the type: 'St Kilda Rd', 'Court Street'. After a street type, 'St' begins the suburb
 * ('Smith St St Kilda'), and another type belongs to the street ('High Street Road').
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
