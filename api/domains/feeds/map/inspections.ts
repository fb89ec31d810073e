import { childElement, childElements, type FeedElement } from '../read/element.ts';
import { makeNote, type Note } from '../report/note.ts';
import { dayPattern, readDay, readMoment, readTime } from './moment.ts';
import type { FeedInspection } from './record.ts';

const separator = String.raw`\s*(?:to|-|–|—|until|till?)\s*`;
const clock = String.raw`\d{1,2}(?:[:.]?\d{2})?(?::\d{2})?\s*(?:[ap]\.?m\.?)?`;
const forms = [
  // 21-Jan-2009 11:00am to 1:00pm · 2009-01-21 11:00 to 11:30 · 2009-01-21T11:00:00 to 11:30:00 · the day said twice
  new RegExp(
    String.raw`^(${dayPattern})(?:[,\s]+|T|-)(${clock})${separator}(?:(${dayPattern})(?:[,\s]+|T|-))?(${clock})$`,
    'i',
  ),
];
const startOnly = new RegExp(String.raw`^(${dayPattern})(?:[,\s]+|T|-)(${clock})$`, 'i');
/** Two moments of which each has an offset. */
const instants = /^(\S+(?:Z|[+-]\d{2}:?\d{2}))\s*(?:to|-|–|—|until)?\s+(\S+(?:Z|[+-]\d{2}:?\d{2}))$/i;
/** What software sends for no inspection: a zero date, or midnight to midnight without a day. */
const nothing = /^(?:0000-?00-?00.*|(?:12:00\s*am|0?0:00)\s*(?:to|-)\s*(?:12:00\s*am|0?0:00))?$/i;

// An inspection with a start and no end.
const usualMinutes = 30;
/** Characters of an inspection; anything longer is another text. */
const longest = 100;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));
const half = /([ap])\.?m\.?$/i;

function addMinutes(time: string, minutes: number): string {
  const total = Math.min(minutesOf(time) + minutes, 23 * 60 + 59);
  return `${String(Math.floor(total / 60)).padStart(2, '0')}:${String(total % 60).padStart(2, '0')}:00`;
}

/** A time that may mean either half of the day: both, the earlier one first. */
function possibleTimes(text: string): readonly string[] {
  if (half.test(text)) return [readTime(text) ?? []].flat();
  const hour = Number(/^\d{1,2}/.exec(text)?.[0]);
  const halves = hour >= 1 && hour <= 12 ? [`${text.trim()}am`, `${text.trim()}pm`] : [text];
  return halves.flatMap((each) => readTime(each) ?? []);
}

/**
 * Start and end of an inspection. The half of the day that only one of them names is meant so that the inspection is
 * the shortest: '11:30 to 12:30pm' begins in the morning. Times without any are those of a day of 24 hours.
 */
function readTimes(fromText: string, toText: string): { readonly from: string; readonly to: string } | null {
  const [fromHalf, toHalf] = [half.test(fromText), half.test(toText)];
  if (fromHalf === toHalf) {
    const [from, to] = [readTime(fromText), readTime(toText)];
    return from === null || to === null ? null : { from, to };
  }
  const [best] = possibleTimes(fromText)
    .flatMap((from) => possibleTimes(toText).map((to) => ({ from, to })))
    .filter(({ from, to }) => to > from)
    .toSorted((a, b) => minutesOf(a.to) - minutesOf(a.from) - (minutesOf(b.to) - minutesOf(b.from)));
  return best ?? null;
}

function readInstants(plain: string): FeedInspection | null {
  const [, fromText, toText] = instants.exec(plain) ?? [];
  if (fromText === undefined || toText === undefined) return null;
  const [from, to] = [readMoment(fromText), readMoment(toText)];
  if (from === null || to === null || from === 'none' || to === 'none') return null;
  const [startsAt, endsAt] = [from.instant, to.instant];
  if (startsAt === undefined || endsAt === undefined) return null;
  return { day: from.day, from: from.time ?? '', to: to.time ?? '', startsAt, endsAt };
}

/** '21-Jan-2009 11:00am to 1:00pm' or '2009-01-21 11:00 to 13:00' and similar forms; null for any other text. */
export function readInspection(text: string): FeedInspection | null {
  const plain = text.trim().replace(/\s+/g, ' ');
  if (plain.length > longest) return null;
  const between = readInstants(plain);
  if (between !== null) return between;
  for (const form of forms) {
    const [, dayText = '', fromText = '', endDay, toText = ''] = form.exec(plain) ?? [];
    const day = readDay(dayText);
    const times = readTimes(fromText.trim(), toText.trim());
    if (day !== null && times !== null && (endDay === undefined || readDay(endDay) === day)) return { day, ...times };
  }
  const [, dayText = '', fromText = ''] = startOnly.exec(plain) ?? [];
  const day = readDay(dayText);
  const from = readTime(fromText);
  return day === null || from === null ? null : { day, from, to: addMinutes(from, usualMinutes) };
}

const isOrdered = ({ from, to, startsAt, endsAt }: FeedInspection): boolean => (endsAt ?? to) > (startsAt ?? from);
const startOf = ({ day, from, startsAt }: FeedInspection): string => startsAt ?? `${day}T${from}`;

/**
 * The inspections; an empty element clears them. Undefined when the feed names none, or none that can be read: those
 * that are known stay.
 */
export function mapInspections(listing: FeedElement, notes: Note[]): readonly FeedInspection[] | undefined {
  const element = childElement(listing, 'inspectionTimes');
  if (element === undefined) return undefined;
  const found = new Map<string, FeedInspection>();
  let unreadable = false;
  for (const each of childElements(element, 'inspection')) {
    const text = each.text.trim();
    if (nothing.test(text)) continue;
    const inspection = readInspection(text);
    if (inspection !== null && isOrdered(inspection)) {
      found.set(startOf(inspection), inspection);
      continue;
    }
    unreadable = true;
    notes.push(makeNote(inspection === null ? 'inspection-unreadable' : 'inspection-ends-before-start', each, text));
  }
  if (unreadable && found.size === 0) return undefined;
  return [...found].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, inspection]) => inspection);
}
