import { cutText } from '../cut-text.ts';
import {
  readAttribute,
  childElement,
  childText,
  yesOrNo,
  type DisplayDefault,
  type FeedElement,
} from '../read/element.ts';
import { isFeedKind, type FeedKind } from '../read/kinds.ts';
import { unknownElements } from '../read/known-elements.ts';
import { attributeOf, makeNote, type Note } from '../report/note.ts';
import { mapAddress } from './address.ts';
import { mapAgents } from './agents.ts';
import { mapCategory } from './category.ts';
import { mapDates, mapModTime, mapSoldDay } from './dates.ts';
import { mapFeatures } from './features.ts';
import { fieldIfGiven } from './given.ts';
import { mapInspections } from './inspections.ts';
import { mapBuilding, mapLand } from './measures.ts';
import { mapMedia } from './media.ts';
import { mapPosition } from './position.ts';
import { mapPrice, mapSoldPrice } from './price.ts';
import type { FeedRecord } from './record.ts';
import { mapRural } from './rural.ts';
import { mapStatus } from './status.ts';
import { readText } from './text.ts';

/** The record of a listing element, or why it can't be used. `notes` list what was corrected or omitted. */
export type MappedListing =
  | { readonly record: FeedRecord; readonly modTime: string | null; readonly notes: readonly Note[] }
  | { readonly record: null; readonly refusal: Note; readonly more?: readonly Note[] };

/** Kind and ids as far as they can be read, for the report of a rejected listing. */
export const identityOf = (
  element: FeedElement,
): { kind: string; agentId: string | null; uniqueId: string | null } => ({
  kind: cutText(element.name, 50),
  agentId: cutText(childText(element, 'agentID')?.toUpperCase() ?? '', 50) || null,
  uniqueId: cutText(childText(element, 'uniqueID') ?? '', 50) || null,
});

/** Yes or no of an element; undefined when it is absent, and with a note for another word. */
function yesValue(listing: FeedElement, name: string, notes: Note[]): boolean | undefined {
  const element = childElement(listing, name);
  if (element === undefined) return undefined;
  const text = readAttribute(element, 'value') ?? element.text;
  const yes = yesOrNo(text);
  if (yes === undefined) notes.push(makeNote('value-unreadable', attributeOf(element, 'value'), text.trim()));
  return yes;
}

const authorities = new Set([
  ...['', 'auction', 'exclusive', 'multilist', 'conjunctional', 'open', 'sale', 'setsale'],
  // Of commercial properties.
  ...['forsale', 'offers', 'eoi', 'tender'],
]);

/** The way of sale, without case; '' clears it, undefined when it is absent, and with a note for another word. */
function mapAuthority(listing: FeedElement, notes: Note[]): string | undefined {
  const element = childElement(listing, 'authority') ?? childElement(listing, 'commercialAuthority');
  if (element === undefined) return undefined;
  const value = (readAttribute(element, 'value') ?? element.text).trim().toLowerCase();
  if (authorities.has(value)) return value;
  notes.push(makeNote('value-unreadable', attributeOf(element, 'value'), value));
  return undefined;
}

function readContent(
  element: FeedElement,
  kind: FeedKind,
  notes: Note[],
  missing: DisplayDefault,
): Omit<FeedRecord, 'kind' | 'agentId' | 'uniqueId' | 'status'> {
  const headline = childElement(element, 'headline');
  const description = childElement(element, 'description');
  const authority = mapAuthority(element, notes);
  const soldPrice = mapSoldPrice(element, notes, missing);
  const soldDay = mapSoldDay(element, notes);
  return {
    ...fieldIfGiven('address', mapAddress(element, notes, missing)),
    ...fieldIfGiven('position', mapPosition(element, notes)),
    ...fieldIfGiven('authority', authority),
    ...mapDates(element, authority, notes),
    ...mapPrice(element, notes, missing),
    ...fieldIfGiven('underOffer', yesValue(element, 'underOffer', notes)),
    ...fieldIfGiven('depositTaken', yesValue(element, 'depositTaken', notes)),
    ...fieldIfGiven('holiday', yesValue(element, 'holiday', notes)),
    ...fieldIfGiven('propertyType', mapCategory(element, kind, notes)),
    ...fieldIfGiven('headline', headline === undefined ? undefined : readText(headline, notes, 150)),
    ...fieldIfGiven('description', description === undefined ? undefined : readText(description, notes, 65_535, true)),
    ...mapFeatures(element, notes),
    ...fieldIfGiven('land', mapLand(element, notes)),
    ...fieldIfGiven('building', mapBuilding(element, notes)),
    ...fieldIfGiven('rural', mapRural(element, notes)),
    ...fieldIfGiven('inspections', mapInspections(element, notes)),
    ...mapMedia(element, notes),
    ...fieldIfGiven('agents', mapAgents(element, notes)),
    ...(soldPrice === undefined && soldDay === undefined
      ? {}
      : { sold: { ...soldPrice, ...fieldIfGiven('day', soldDay) } }),
  };
}

/**
 * One listing element as a record. Pure: depends neither on the clock nor on earlier records.
 * @param missing how a missing `display` is read
 */
export function mapListing(element: FeedElement, missing: DisplayDefault): MappedListing {
  if (!isFeedKind(element.name)) return { record: null, refusal: makeNote('kind-unknown', element, element.name) };
  const agentId = childText(element, 'agentID') ?? '';
  const uniqueId = childText(element, 'uniqueID') ?? '';
  if (agentId === '' || uniqueId === '')
    return { record: null, refusal: makeNote('id-missing', element, agentId === '' ? 'no agentID' : 'no uniqueID') };
  if (agentId.length > 50 || uniqueId.length > 50) return { record: null, refusal: makeNote('id-too-long', element) };
  const status = mapStatus(element, element.name);
  if (typeof status !== 'string') return { record: null, refusal: status };
  const notes: Note[] = [];
  const modTime = mapModTime(element, notes);
  notes.push(...unknownElements(element));
  return {
    record: {
      kind: element.name,
      agentId: agentId.toUpperCase(),
      uniqueId,
      status,
      ...readContent(element, element.name, notes, missing),
    },
    modTime,
    notes,
  };
}
