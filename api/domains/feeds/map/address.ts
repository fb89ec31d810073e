import { stateByText } from '@verandah/market';
import { cutText } from '../cut-text.ts';
import {
  readAttribute,
  childElement,
  childText,
  isDisplayed,
  type DisplayDefault,
  type FeedElement,
} from '../read/element.ts';
import { attributeOf, makeNote, type Note } from '../report/note.ts';
import type { FeedAddress } from './record.ts';
import { decodeReferences } from './text.ts';

const boundedText = (text: string | undefined, most: number): string | null => {
  const plain = cutText(
    decodeReferences(text ?? '')
      .replace(/\s+/g, ' ')
      .trim(),
    most,
  );
  return plain === '' ? null : plain;
};

const unitWord = /^(?:unit|apartment|apt|flat|suite|shop|villa|townhouse|u)\.?\s+/i;

/** '2/80' and 'Unit 5, 102' as unit and number; any other number whole. '0' is none. */
export function splitStreetNumber(text: string): { unit: string | null; number: string | null } {
  const slash = /^([^/]+)\/\s*(.+)$/.exec(text);
  if (slash !== null) return { unit: (slash[1] ?? '').trim().replace(unitWord, ''), number: (slash[2] ?? '').trim() };
  const comma = /^(?:unit|apartment|apt|flat)\.?\s+(\w+)\s*,\s*(.+)$/i.exec(text);
  if (comma !== null) return { unit: comma[1] ?? null, number: (comma[2] ?? '').trim() };
  return { unit: null, number: text === '' || /^0+$/.test(text) ? null : text };
}

/** The abbreviation of a state, or the unchanged text. */
const stateOf = (text: string): string => stateByText(text)?.stateCode ?? text;

/** The address of a listing; undefined when the feed names none. */
export function mapAddress(listing: FeedElement, notes: Note[], missing: DisplayDefault): FeedAddress | undefined {
  const element = childElement(listing, 'address');
  if (element === undefined) return undefined;
  const visible = isDisplayed(element, missing);
  if (!visible)
    notes.push(makeNote('address-hidden', attributeOf(element, 'display'), readAttribute(element, 'display')));
  const suburbElement = childElement(element, 'suburb');
  if (suburbElement === undefined) return { visible };

  const written = boundedText(childText(element, 'streetNumber'), 20) ?? '';
  const { unit: splitUnit, number } = splitStreetNumber(written);
  if (splitUnit !== null)
    notes.push(makeNote('number-split', childElement(element, 'streetNumber') ?? element, written));
  const lot = boundedText(childText(element, 'lotNumber'), 20)?.replace(/^lot\s*/i, '') ?? null;
  const unit = boundedText(childText(element, 'subNumber'), 20)?.replace(unitWord, '') ?? splitUnit;
  const lotText = lot === null ? null : `Lot ${lot}`;

  const suburb = boundedText(suburbElement.text, 80);
  const suburbVisible = isDisplayed(suburbElement, missing);
  const postcodeElement = childElement(element, 'postcode');
  const postcode = boundedText(postcodeElement?.text, 10);
  const readable = postcode === null || /^\d{4}$/.test(postcode);
  if (!readable && postcodeElement !== undefined)
    notes.push(makeNote('postcode-unreadable', postcodeElement, postcode));
  return {
    visible,
    suburbVisible,
    // A lot is written before the street number, or in its place.
    unit: unit ?? (number === null ? null : lotText),
    streetNumber: number ?? lotText,
    street: boundedText(childText(element, 'street'), 100),
    suburb: suburb ?? '',
    state: stateOf(boundedText(childText(element, 'state') ?? childText(element, 'region'), 40) ?? ''),
    ...(readable ? { postcode } : {}),
    country: boundedText(childText(element, 'country'), 60),
  };
}

const australia = new Set(['AU', 'AUS', 'AUSTRALIA']);

/** Whether the address is in Australia; a missing country is Australia. */
export const isInAustralia = (address: FeedAddress): boolean =>
  address.country === undefined || address.country === null || australia.has(address.country.toUpperCase());
