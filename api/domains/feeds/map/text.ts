import { cutText } from '../cut-text.ts';
import type { FeedElement } from '../read/element.ts';
import { note, type Note } from '../report/note.ts';

const tag = /<\/?[a-z][^<>]*>|<!--[\s\S]*?-->/gi;
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

/** Text without HTML, at most `most` characters. Paragraphs stay as line breaks when `lines` is set. */
export function readText(element: FeedElement, notes: Note[], most: number, lines = false): string {
  let text = element.text;
  if (text.search(tag) !== -1) {
    notes.push(note('html-removed', element));
    text = text
      .replace(/<(?:br|\/p|\/div|\/li)\b[^<>]*>/gi, '\n')
      .replace(/<(script|style)\b[\s\S]*?<\/\1\s*>/gi, '')
      .replace(tag, '');
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
