import { note, type Note, type Place } from '../report/note.ts';

/**
 * A complete http or https address, at most 2,000 characters; null and a note for anything else. '' is null without
 * one.
 */
export function readLink(text: string | undefined, place: Place, notes: Note[]): string | null {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return null;
  const url = /^https?:\/\//i.test(trimmed) && trimmed.length <= 2000 ? URL.parse(trimmed) : null;
  // Credentials in an address would be shown to visitors.
  if (url !== null && url.hostname !== '' && url.username === '' && url.password === '') return url.href;
  notes.push(note('link-refused', place, trimmed.replace(/\/\/[^/@]*@/, '//…@')));
  return null;
}
