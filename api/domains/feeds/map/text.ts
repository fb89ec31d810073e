import { decodeHTML } from 'entities';
import { cutText } from '../cut-text.ts';
import { windows1252Byte } from '../read/windows-1252.ts';
import { makeNote, type Note, type Place } from '../report/note.ts';

const tag = /<\/?[a-z][^<>]*>/gi;

/**
 * Text without what lies between two marks; an opening one without its closing one stays. The closing one is looked for
 * until it is missing once: one expression for both would look to the end of the text from each opening one.
 */
function cutOut(text: string, opening: RegExp, closing: RegExp): string {
  let [remaining, from] = ['', 0];
  for (const { index } of text.matchAll(opening)) {
    if (index < from) continue;
    closing.lastIndex = index;
    if (!closing.test(text)) break;
    remaining += text.slice(from, index);
    from = closing.lastIndex;
  }
  return remaining + text.slice(from);
}

/** Characters of windows-1252 for the continuation bytes of a UTF-8 sequence. */
const later = String.raw`[\u0080-\u00bf\u0152\u0153\u0160\u0161\u0178\u017d\u017e\u0192\u02c6\u02dc\u2013\u2014\u2018-\u201a\u201c-\u201e\u2020-\u2022\u2026\u2030\u2039\u203a\u20ac\u2122]`;
/** Sequences of UTF-8 whose bytes were read as windows-1252: "CafÃ©", "itâ€™s". */
const mojibake = new RegExp(
  String.raw`[\u00c2-\u00df]${later}|[\u00e0-\u00ef]${later}{2}|[\u00f0-\u00f4]${later}{3}`,
  'g',
);
/** What agents write beyond ASCII: letters of Western Europe, signs, dashes, quotation marks, emoji. "É…" is none. */
const plausible =
  /^[\u00a0-\u00ff\u0152\u0153\u2010-\u2044\u20ac\u2122\u2150-\u215e\u2190-\u27bf\u{1f300}-\u{1faff}]$/u;

const utf8 = new TextDecoder('utf-8', { fatal: true });

/** The text of bytes that were read as windows-1252 and are UTF-8; undefined for others. */
function utf8Of(letters: string): string | undefined {
  try {
    const text = utf8.decode(Uint8Array.from(letters, windows1252Byte));
    return plausible.test(text) ? text : undefined;
  } catch {
    return undefined; // not UTF-8 that was read as Windows-1252
  }
}

/** A text with double encoding repaired. */
function withoutMojibake(text: string, element: Place, notes: Note[]): string {
  const repaired = text.replace(mojibake, (letters) => utf8Of(letters) ?? letters);
  if (repaired !== text) notes.push(makeNote('encoding-repaired', element));
  return repaired;
}

/** A text with all references of HTML decoded, once: `caf&eacute;`, `&#8217;`, `&frac12;`. */
export const decodeReferences = (text: string): string => (text.includes('&') ? decodeHTML(text) : text);

/**
 * Text without HTML, at most `most` characters. References are decoded before tags are removed, since senders encode
 * both. Paragraphs stay as line breaks when `lines` is set.
 */
export function readText(
  element: Place & { readonly text: string },
  notes: Note[],
  most: number,
  lines = false,
): string {
  let text = withoutMojibake(decodeReferences(element.text), element, notes);
  if (text.search(tag) !== -1 || text.includes('<!--')) {
    notes.push(makeNote('html-removed', element));
    text = cutOut(text, /<script\b/gi, /<\/script\s*>/gi);
    text = cutOut(text, /<style\b/gi, /<\/style\s*>/gi);
    text = cutOut(text, /<!--/g, /-->/g);
    text = text.replace(/<(?:br|\/p|\/div|\/li|\/tr|\/h[1-6])\b[^<>]*>/gi, '\n').replace(tag, '');
  }
  // What a browser shows no sign for.
  text = text.replace(/[\u00ad\u200b\ufeff]/g, '');
  text = lines
    ? text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : text.replace(/\s+/g, ' ').trim();
  if (text.length <= most) return text;
  notes.push(makeNote('text-shortened', element, `${text.length} characters, ${most} retained`));
  return `${cutText(text, most - 1).trimEnd()}…`;
}
