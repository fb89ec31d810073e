import { readAttribute, childElement, childElements, type FeedElement } from '../read/element.ts';
import { attributeOf, makeNote, type Note } from '../report/note.ts';
import { fieldIfGiven } from './given.ts';
import { readDecimal, readYesNo } from './number.ts';
import type { FeedRecord } from './record.ts';

/** Square metres of each unit; a building 'square' is 100 square feet. */
const squareMetres = new Map(
  Object.entries({
    squaremeter: 1,
    squaremetre: 1,
    squaremeters: 1,
    squaremetres: 1,
    sqm: 1,
    m2: 1,
    square: 9.290304,
    squares: 9.290304,
    acre: 4046.8564224,
    acres: 4046.8564224,
    hectare: 10_000,
    hectares: 10_000,
    ha: 10_000,
  }),
);

const roundHundredths = (value: number): number => Math.round(value * 100) / 100;

/** m2 of an area element; null when it is empty, undefined when unreadable. A range gives its lowest. */
export function readArea(element: FeedElement, notes: Note[]): number | null | undefined {
  const range = childElement(element, 'range');
  const lowest = range === undefined ? undefined : childElement(range, 'min');
  if (lowest !== undefined) notes.push(makeNote('range-lowest', element));
  const value = readDecimal(lowest ?? element, notes, { least: 0, most: 1e11 });
  if (value === undefined) return undefined;
  if (value === null || value === 0) return null;
  const unit = readAttribute(element, 'unit') ?? '';
  if (unit === '') {
    notes.push(makeNote('unit-missing', attributeOf(element, 'unit')));
    return roundHundredths(value);
  }
  const size = squareMetres.get(unit.toLowerCase().replace(/[\s_-]/g, ''));
  if (size === undefined) {
    notes.push(makeNote('unit-unknown', attributeOf(element, 'unit'), unit));
    return undefined;
  }
  return roundHundredths(value * size);
}

const metres = new Set(['meter', 'metre', 'meters', 'metres', 'm']);

/** Metres of a length: the only unit of the format, which may be omitted. */
function readLength(element: FeedElement, notes: Note[]): number | null | undefined {
  const unit = readAttribute(element, 'unit') ?? 'meter';
  if (!metres.has(unit.toLowerCase())) {
    notes.push(makeNote('unit-unknown', attributeOf(element, 'unit'), unit));
    return undefined;
  }
  const value = readDecimal(element, notes, { least: 0, most: 1e6 });
  return value === 0 ? null : value;
}

/** Land in m2 and metres; of several depths the one at the rear, else the first. */
export function mapLand(listing: FeedElement, notes: Note[]): FeedRecord['land'] {
  const element = childElement(listing, 'landDetails');
  if (element === undefined) return undefined;
  const area = childElement(element, 'area');
  const frontage = childElement(element, 'frontage');
  const depths = childElements(element, 'depth');
  const depth = depths.find((each) => readAttribute(each, 'side') === 'rear') ?? depths[0];
  const crossOver = childElement(element, 'crossOver');
  const side = crossOver === undefined ? undefined : (readAttribute(crossOver, 'value')?.toLowerCase() ?? '');
  const known = side === undefined || side === '' || ['left', 'right', 'center', 'centre'].includes(side);
  if (crossOver !== undefined && !known)
    notes.push(makeNote('value-unreadable', attributeOf(crossOver, 'value'), side));
  return {
    ...fieldIfGiven('area', area && readArea(area, notes)),
    ...fieldIfGiven('frontage', frontage && readLength(frontage, notes)),
    ...fieldIfGiven('depth', depth && readLength(depth, notes)),
    ...fieldIfGiven(
      'crossOver',
      known ? side?.replace('center', 'centre') || (side === undefined ? undefined : null) : undefined,
    ),
  };
}

/** A year of the building that the listing names; null for an empty one, undefined and a note for an unreadable one. */
function readYear(listing: FeedElement, name: string, notes: Note[]): number | null | undefined {
  const element =
    childElement(listing, name) ?? childElement(childElement(listing, 'buildingDetails') ?? listing, name);
  if (element === undefined) return undefined;
  const text = readAttribute(element, 'value') ?? element.text.trim();
  if (text === '') return null;
  if (/^(?:1[789]|20)\d\d$/.test(text)) return Number(text);
  notes.push(makeNote('value-unreadable', attributeOf(element, 'value'), text));
  return undefined;
}

/** Whether it is new, by `newConstruction` or the older `newlyBuilt`; null for other words than yes and no. */
function readNew(listing: FeedElement, notes: Note[]): boolean | null | undefined {
  const details = childElement(listing, 'buildingDetails');
  const element = childElement(listing, 'newConstruction') ?? (details && childElement(details, 'newlyBuilt'));
  return element && readYesNo({ ...element, text: readAttribute(element, 'value') ?? element.text }, notes);
}

/** Building in m2, and its years; of several areas the total. */
export function mapBuilding(listing: FeedElement, notes: Note[]): FeedRecord['building'] {
  const element = childElement(listing, 'buildingDetails');
  const isNew = readNew(listing, notes);
  const ages = {
    ...fieldIfGiven('newlyBuilt', isNew ?? undefined),
    ...fieldIfGiven('yearBuilt', readYear(listing, 'yearBuilt', notes)),
    ...fieldIfGiven('yearRenovated', readYear(listing, 'yearLastRenovated', notes)),
  };
  if (element === undefined) return Object.keys(ages).length === 0 ? undefined : ages;
  const areas = childElements(element, 'area');
  const area = areas.find((each) => (readAttribute(each, 'of') ?? 'total') === 'total') ?? areas[0];
  const rating = childElement(element, 'energyRating');
  return {
    ...fieldIfGiven('area', area && readArea(area, notes)),
    ...ages,
    ...fieldIfGiven('energyRating', rating && readDecimal(rating, notes, { least: 0, most: 10 })),
  };
}
