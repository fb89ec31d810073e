import { makeNote, type Note, type Place } from '../report/note.ts';

/** Decodes an address that was percent-encoded as a whole (https%3A%2F%2F…). */
function decodeLink(text: string): string {
  if (!/^https?%3a%2f%2f/i.test(text)) return text;
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // a stray percent sign: the link as it was sent
  }
}

/**
 * A complete http or https address, at most 2,000 characters; undefined and a note for anything else. null for an empty
 * text.
 */
export function readLink(text: string | undefined, place: Place, notes: Note[]): string | null | undefined {
  const trimmed = decodeLink(text?.trim() ?? '');
  if (trimmed === '') return null;
  const url = /^https?:\/\//i.test(trimmed) && trimmed.length <= 2000 ? URL.parse(trimmed) : null;
  // Credentials in an address would be shown to visitors.
  if (url !== null && url.hostname !== '' && url.username === '' && url.password === '') return url.href;
  notes.push(makeNote('link-refused', place, trimmed.replace(/\/\/[^/@]*@/, '//…@')));
  return undefined;
}
