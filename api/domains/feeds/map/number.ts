import { moneyIn } from '../../listings/public.ts';
import { yesOrNo, type FeedElement } from '../read/element.ts';
import { makeNote, type Note } from '../report/note.ts';

const plain = /^\d+(\.\d+)?$/;

/** The figures of a text such as '$1,200,000', '650k' or '1.2 million', in dollars; null for any other text. */
function readFigure(text: string): number | null {
  const match =
    /^(?:aud|au\$|a\$|\$)?\s*((?:\d{1,3}(?:[,\s]\d{3})+|\d+)(?:\.\d+)?)\s*(k|m|mil|million)?\s*(?:aud|pw|p\.w\.|per week|\/week)?\+?$/i.exec(
      text.trim(),
    );
  if (match === null) return null;
  const size = match[2] === undefined ? 1 : match[2].toLowerCase() === 'k' ? 1e3 : 1e6;
  const value = Number((match[1] ?? '').replace(/[,\s]/g, '')) * size;
  return Number.isFinite(value) ? value : null;
}

/** Characters of a figure or a range of two, with their words; anything longer is another text. */
const longestFigures = 80;

/** Words in place of a price, which cannot be compared. */
const noPrice =
  /^(?:p\.?o\.?a\.?|e\.?o\.?i\.?|t\.?b\.?[ac]\.?|n\/?a|nil|none|null|price (?:on|by|upon) (?:application|request|enquiry)|contact (?:the )?agent|call(?: the)?(?: agent)?|negotiable|by negotiation|expressions? of interest|auction|tender|offers?|to be (?:advised|announced|confirmed)|under (?:offer|contract))\.?$/i;

function readFigures(element: FeedElement, text: string, notes: Note[]): number | null | undefined {
  // Matching a figure takes cubic time in the length of its text.
  if (text.length > longestFigures) {
    notes.push(makeNote('number-unreadable', element, text));
    return undefined;
  }
  if (noPrice.test(text)) {
    notes.push(makeNote('price-in-words', element, text));
    return null;
  }
  if (plain.test(text)) return Number(text);
  const one = readFigure(text);
  if (one !== null) {
    notes.push(makeNote('number-mended', element, text));
    return one;
  }
  const parts = text.split(/\s*(?:-|–|to)\s*/i).map(readFigure);
  if (parts.length === 2 && parts[0] !== null && parts[1] !== null) {
    notes.push(makeNote('range-lowest', element, text));
    // '430-450k' names the unit once.
    const ends = moneyIn(text).map(({ amount }) => amount);
    return Math.min(...(ends.length === 2 ? ends : parts.filter((part) => part !== null)));
  }
  notes.push(makeNote('number-unreadable', element, text));
  return undefined;
}

/**
 * Dollars of a price, rent or bond: whole, from 1 to 2,000,000,000. null for an empty element or a word that says that
 * there is none ('POA'), undefined and a note for an unreadable one; a range gives its lowest. Cents are dropped.
 */
export function readDollars(element: FeedElement, notes: Note[]): number | null | undefined {
  const range = element.children.find(({ name }) => name === 'range');
  const lowest = range?.children.find(({ name }) => name === 'min');
  if (lowest !== undefined) notes.push(makeNote('range-lowest', element));
  const text = (lowest ?? element).text.trim();
  if (text === '') return null;
  const value = readFigures(element, text, notes);
  if (value === undefined) return undefined;
  if (value === null || value === 0) return null;
  if (value > 2_000_000_000 || value < 1) {
    notes.push(makeNote('number-out-of-range', element, text));
    return undefined;
  }
  return Math.floor(value);
}

/**
 * A count of rooms or car spaces, 0 to `most`; undefined and a note for an unreadable one. 'yes' is one, 'no' and an
 * empty element none, 'Studio' no bedroom.
 */
export function readCount(element: FeedElement, notes: Note[], most = 99): number | undefined {
  const text = element.text.trim().toLowerCase();
  if (text === '' || text === 'no' || text === 'false') return 0;
  if (text === 'yes' || text === 'true') return 1;
  if (text === 'studio') return 0;
  if (!plain.test(text)) {
    notes.push(makeNote('number-unreadable', element, element.text.trim()));
    return undefined;
  }
  const value = Number(text);
  if (!Number.isInteger(value)) notes.push(makeNote('number-fraction', element, text));
  if (value > most) {
    notes.push(makeNote('number-out-of-range', element, text));
    return undefined;
  }
  return Math.floor(value);
}

/**
 * A number with an optional decimal part, from `least` to `most`; null for an empty element, undefined and a note for
 * an unreadable one.
 */
export function readDecimal(
  element: FeedElement,
  notes: Note[],
  range: { least: number; most: number },
): number | null | undefined {
  const text = element.text.trim();
  if (text === '') return null;
  const grouped = /^\d{1,3}(,\d{3})+(\.\d+)?$/.test(text);
  if (!plain.test(text) && !grouped) {
    notes.push(makeNote('number-unreadable', element, text));
    return undefined;
  }
  if (grouped) notes.push(makeNote('number-mended', element, text));
  const value = Number(text.replaceAll(',', ''));
  if (value < range.least || value > range.most) {
    notes.push(makeNote('number-out-of-range', element, text));
    return undefined;
  }
  return value;
}

/**
 * Yes or no of a feature: 1, yes, true and any greater number are yes; 0, no, false and nothing are no; null for other
 * words.
 */
export function readYesNo(element: FeedElement, notes: Note[]): boolean | null {
  const text = element.text.trim();
  if (/^\d+$/.test(text)) return /[1-9]/.test(text);
  const yes = yesOrNo(text);
  if (yes !== undefined) return yes;
  notes.push(makeNote('value-unreadable', element, element.text.trim()));
  return null;
}
