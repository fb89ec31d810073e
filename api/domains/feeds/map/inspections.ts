import { child, children, type FeedElement } from '../read/element.ts';
import { note, type Note } from '../report/note.ts';
import { readDay, readTime } from './moment.ts';
import type { FeedInspection } from './record.ts';

const separator = String.raw`\s*(?:to|-|–|until)\s*`;
const clock = String.raw`\d{1,2}(?:[:.]?\d{2})?(?::\d{2})?\s*(?:[ap]\.?m\.?)?`;
const forms = [
  // 21-Jan-2009 11:00am to 1:00pm · 2009-01-21 11:00 to 11:30 · 2009-01-21T11:00:00 to 11:30:00
  new RegExp(
    String.raw`^(\d{1,2}[-\s/][a-z]{3,9}[-\s/]\d{4}|\d{4}-\d{2}-\d{2}|\d{8})(?:\s+|T|-)(${clock})${separator}(${clock})$`,
    'i',
  ),
  // 2009-01-21T11:00:00 to 2009-01-21T11:30:00
  new RegExp(String.raw`^(\d{4}-\d{2}-\d{2})[T\s](${clock})${separator}\1[T\s](${clock})$`, 'i'),
];
const startOnly = new RegExp(String.raw`^(\d{1,2}-[a-z]{3}-\d{4}|\d{4}-\d{2}-\d{2})[T\s](${clock})$`, 'i');

// An inspection with a start and no end.
const usualMinutes = 30;

function later(time: string, minutes: number): string {
  const [hour = 0, minute = 0] = time.split(':').map(Number);
  const total = Math.min(hour * 60 + minute + minutes, 23 * 60 + 59);
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}:00`;
}

/** '21-Jan-2009 11:00am to 1:00pm' or '2009-01-21 11:00 to 13:00' and their like; null when it is no such text. */
export function readInspection(text: string): FeedInspection | null {
  const plain = text.trim().replace(/\s+/g, ' ');
  for (const form of forms) {
    const [, dayText = '', fromText = '', toText = ''] = form.exec(plain) ?? [];
    const day = readDay(dayText);
    const to = readTime(toText);
    // '1:00 to 1:30pm': the half of the day is often said once.
    const half = /[ap]\.?m\.?$/i.exec(toText)?.[0];
    const from = half !== undefined && !/m\.?$/i.test(fromText) ? readTime(`${fromText}${half}`) : readTime(fromText);
    if (day !== null && from !== null && to !== null) return { day, from, to };
  }
  const [, dayText = '', fromText = ''] = startOnly.exec(plain) ?? [];
  const day = readDay(dayText);
  const from = readTime(fromText);
  return day === null || from === null ? null : { day, from, to: later(from, usualMinutes) };
}

/** The inspections; an empty element clears them, undefined when the feed names none. */
export function mapInspections(listing: FeedElement, notes: Note[]): readonly FeedInspection[] | undefined {
  const element = child(listing, 'inspectionTimes');
  if (element === undefined) return undefined;
  const found = new Map<string, FeedInspection>();
  for (const each of children(element, 'inspection')) {
    if (each.text.trim() === '' || /^0000-?00-?00/.test(each.text.trim())) continue;
    const inspection = readInspection(each.text);
    if (inspection === null) notes.push(note('inspection-unreadable', each, each.text.trim()));
    else if (inspection.to <= inspection.from) notes.push(note('inspection-ends-before-start', each, each.text.trim()));
    else found.set(`${inspection.day}T${inspection.from}`, inspection);
  }
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, inspection]) => inspection);
}
