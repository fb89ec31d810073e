import { cutText } from '../cut-text.ts';
import { readAttribute, childElement, childElements, type FeedElement } from '../read/element.ts';
import { attributeOf, makeNote, type Note } from '../report/note.ts';
import { atMoment, fileSource, isFileName } from '../../listings/public.ts';
import { fieldIfGiven } from './given.ts';
import { readLink } from './link.ts';
import type { FeedRecord } from './record.ts';

const slotName = /^[a-z0-9]{1,3}$/;

/** Slot of a picture in lower case; null and a note when it has none. */
function slotOf(element: FeedElement, notes: Note[]): string | null {
  const slot = readAttribute(element, 'id')?.toLowerCase() ?? '';
  if (slotName.test(slot)) return slot;
  notes.push(makeNote('value-unreadable', attributeOf(element, 'id'), slot));
  return null;
}

/** An address; null for an empty element, undefined and a note for one that cannot be used. */
function readAddress(element: FeedElement, notes: Note[]): string | null | undefined {
  const url = readAttribute(element, 'url') ?? '';
  if (url === '' && ((readAttribute(element, 'file') ?? '') !== '' || element.text.trim() !== '')) {
    notes.push(makeNote('picture-without-address', element));
    return undefined;
  }
  return readLink(url, attributeOf(element, 'url'), notes);
}

/** Where a picture comes from: its URL, or the name of a file that is sent beside the document. */
function readSource(element: FeedElement, notes: Note[]): string | null | undefined {
  const changed = readAttribute(element, 'modTime');
  const name = readAttribute(element, 'file')?.trim() ?? '';
  const url = readAttribute(element, 'url')?.trim() ?? '';
  if (url === '' && isFileName(name)) return atMoment(fileSource(name), changed);
  const found = readAddress(element, notes);
  return found ? atMoment(found, changed) : found;
}

function readPictures(elements: readonly FeedElement[], notes: Note[]): Record<string, string | null> | undefined {
  if (elements.length === 0) return undefined;
  const found: Record<string, string | null> = {};
  for (const element of elements) {
    const slot = slotOf(element, notes);
    const from = slot === null ? undefined : readSource(element, notes);
    // The newer element of a slot wins over the older one, unless it is unreadable.
    if (slot !== null && from !== undefined) found[slot] = from;
  }
  return found;
}

function mapDocuments(elements: readonly FeedElement[], notes: Note[]): FeedRecord['documents'] {
  if (elements.length === 0) return undefined;
  const found: Record<string, { title: string; url: string } | null> = {};
  for (const element of elements) {
    const slot = slotOf(element, notes);
    const url = readAddress(element, notes);
    if (slot !== null && url !== undefined)
      found[slot] =
        url === null ? null : { title: cutText(readAttribute(element, 'title') ?? '', 100) || `Document ${slot}`, url };
  }
  return found;
}

function readLinks(elements: readonly FeedElement[], notes: Note[]): string[] | undefined {
  if (elements.length === 0) return undefined;
  const all = elements.map((element) => readLink(readAttribute(element, 'href'), attributeOf(element, 'href'), notes));
  const readable = all.filter((link) => typeof link === 'string');
  return readable.length === 0 && all.includes(undefined) ? undefined : [...new Set(readable)];
}

/**
 * The attachment of a use in `media`: null when the element has none, since each record has all attachments; undefined
 * without the element, and with a note for one that cannot be used. A new id with the same address is a new version.
 */
export function readAttachment(
  holder: FeedElement,
  usage: 'statementOfInformation' | 'agentPhoto',
  notes: Note[],
): { readonly url: string; readonly version: string } | null | undefined {
  const media = childElements(holder, 'media');
  if (media.length === 0) return undefined;
  const element = media
    .flatMap((each) => childElements(each, 'attachment'))
    .find((each) => readAttribute(each, 'usage')?.toLowerCase() === usage.toLowerCase());
  if (element === undefined) return null;
  const url = readAddress(element, notes);
  if (typeof url !== 'string') return url;
  return { url, version: cutText(readAttribute(element, 'id') ?? '', 100) };
}

/**
 * Pictures, documents and links. A slot without a picture is emptied; `images` is the older place of `objects/img`, and
 * where both name a slot, `objects` counts.
 */
export function mapMedia(
  listing: FeedElement,
  notes: Note[],
): Pick<FeedRecord, 'photos' | 'floorPlans' | 'documents' | 'tours' | 'video' | 'statementOfInformation'> {
  const within = (container: string, name: string): readonly FeedElement[] =>
    childElements(listing, container).flatMap((each) => childElements(each, name));
  const photos = readPictures([...within('images', 'img'), ...within('objects', 'img')], notes);
  const floorPlans = readPictures(within('objects', 'floorplan'), notes);
  const documents = mapDocuments(within('objects', 'document'), notes);
  const tours = readLinks(childElements(listing, 'externalLink'), notes);
  const video = childElement(listing, 'videoLink');
  const statement = readAttachment(listing, 'statementOfInformation', notes);
  return {
    ...fieldIfGiven('photos', photos),
    ...fieldIfGiven('floorPlans', floorPlans),
    ...fieldIfGiven('documents', documents),
    ...fieldIfGiven('statementOfInformation', statement && statement.url),
    ...fieldIfGiven('tours', tours),
    ...fieldIfGiven('video', video && readLink(readAttribute(video, 'href'), attributeOf(video, 'href'), notes)),
  };
}

/** Slots in the order in which pictures are shown: m is the main one, then a, b, … z, aa …; numbers by size. */
export const bySlot = (a: string, b: string): number => {
  if (a === b) return 0;
  if (a === 'm' || b === 'm') return a === 'm' ? -1 : 1;
  return a.length - b.length || (a < b ? -1 : 1);
};

const letters = 'abcdefghijklmnopqrstuvwxyz';

/** The slot of a photograph by its place from 0 on, in that order: m, a, b … z, aa, ab … zz. */
export function photoSlot(index: number): string {
  if (index === 0) return 'm';
  const single = letters.replace('m', '');
  const pair = index - 1 - single.length;
  return pair < 0 ? single.charAt(index - 1) : letters.charAt(Math.floor(pair / 26)) + letters.charAt(pair % 26);
}
