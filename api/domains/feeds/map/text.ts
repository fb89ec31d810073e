import { cutText } from '../cut-text.ts';
import { note, type Note, type Place } from '../report/note.ts';

const tag = /<\/?[a-z][^<>]*>/gi;
const references: Readonly<Record<string, string>> = {
  nbsp: ' ',
  amp: '&',
  quot: '"',
  apos: "'",
  lt: '<',
  gt: '>',
  ndash: '–',
  mdash: '—',
  rsquo: '’',
  lsquo: '‘',
};

/**
 * Text without what lies between two marks; an opening one without its closing one stays. The closing one is looked for
 * until it is missing once: one expression for both would look to the end of the text from each opening one.
 */
function cutOut(text: string, opening: RegExp, closing: RegExp): string {
  let [kept, from] = ['', 0];
  for (const { index } of text.matchAll(opening)) {
    if (index < from) continue;
    closing.lastIndex = index;
    if (!closing.test(text)) break;
    kept += text.slice(from, index);
    from = closing.lastIndex;
  }
  return kept + text.slice(from);
}

/** Text without HTML, at most `most` characters. Paragraphs stay as line breaks when `lines` is set. */
export function readText(
  element: Place & { readonly text: string },
  notes: Note[],
  most: number,
  lines = false,
): string {
  let text = element.text;
  if (text.search(tag) !== -1 || text.includes('<!--')) {
    notes.push(note('html-removed', element));
    text = cutOut(text, /<script\b/gi, /<\/script\s*>/gi);
    text = cutOut(text, /<style\b/gi, /<\/style\s*>/gi);
    text = cutOut(text, /<!--/g, /-->/g);
    text = text.replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, '\n').replace(tag, '');
  }
  // Twice encoded references, which many senders write.
  text = text.replace(
    /&(nbsp|amp|quot|apos|lt|gt|ndash|mdash|rsquo|lsquo|#39);/g,
    (_whole, name: string) => references[name] ?? "'",
  );
  text = lines
    ? text
        .replace(/\r\n?/g, '\n')
        .replace(/[^\S\n]+/g, ' ')
        .replace(/ ?\n ?/g, '\n')
        .replace(/\n{3,}/g, '\n\n')
        .trim()
    : text.replace(/\s+/g, ' ').trim();
  if (text.length <= most) return text;
  notes.push(note('text-shortened', element, `${text.length} characters, ${most} kept`));
  return `${cutText(text, most - 1).trimEnd()}…`;
}
