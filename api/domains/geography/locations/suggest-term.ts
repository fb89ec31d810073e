import { stateByCode } from '@verandah/market';
import { foldName } from './fold.ts';
import { spellKinds } from './suggest-street.ts';

/** What narrows a name down. */
export interface Narrowing {
  readonly stateCode: string | null;
  /** The beginning of one. */
  readonly postcode: string | null;
}

/** A visitor's input, normalised for comparison. */
export interface Term extends Narrowing {
  /** Normalised, without state and postcode where they only narrow the name. */
  readonly name: string;
  /** All words, including state and postcode. */
  readonly words: readonly string[];
}

/** Maximum length of a term, characters. */
export const longest = 80;
const mostWords = 8;

/** 'Richmond VIC 3121' → the name, state and postcode. null when it contains nothing to compare. */
export function readTerm(text: string): Term | null {
  // Truncate before and after: normalising a character may yield several, or none.
  const words = spellKinds(
    foldName(text.slice(0, longest)).slice(0, longest).trim().split(' ').filter(Boolean).slice(0, mostWords),
  );
  if (words.length === 0) return null;
  const { words: rest, ...narrowing } = takeStateAndPostcode(words);
  return { ...narrowing, name: rest.join(' '), words };
}

/** Normalised words without a trailing state and postcode, which are returned separately. */
export function takeStateAndPostcode(words: readonly string[]): Narrowing & { readonly words: readonly string[] } {
  const rest = [...words];
  let [stateCode, postcode]: [string | null, string | null] = [null, null];
  // 'VIC 3121' or '3121 VIC'
  while (rest.length > 1) {
    const last = rest.at(-1) ?? '';
    const state = stateByCode(last)?.stateCode;
    if (postcode === null && /^\d{3,4}$/.test(last)) postcode = last;
    else if (stateCode === null && state !== undefined) stateCode = state;
    else break;
    rest.pop();
  }
  return { words: rest, stateCode, postcode };
}

/** '5/39a Wilson Street', 'Flat 2, Wilson Street' → the street; null when the term doesn't begin with a number. */
export function withoutNumber(text: string): string | null {
  const match =
    /^\s*(?:(?:unit|u|flat|apartment|apt|shop|suite|villa|townhouse|level|lot|no)\.?\s*|#)?(?:[a-z]?\d[\da-z]*\s*\/\s*)?\d[\da-z]*(?:\s*[/&–—-]\s*\d[\da-z]*)*[\s,]+(?=.*[a-z])(.+)$/i.exec(
      text.slice(0, longest),
    );
  return match?.[1] ?? null;
}
