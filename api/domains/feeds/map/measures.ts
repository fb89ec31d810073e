import { attribute, child, children, type FeedElement } from '../read/element.ts';
import { attributeOf, note, type Note } from '../report/note.ts';
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

const rounded = (value: number): number => Math.round(value * 100) / 100;

/** m2 of an area element; null when it is empty or unreadable. A range gives its lowest. */
export function readArea(element: FeedElement, notes: Note[]): number | null {
  const range = child(element, 'range');
  const lowest = range === undefined ? undefined : child(range, 'min');
  if (lowest !== undefined) notes.push(note('range-lowest', element));
  const value = readDecimal(lowest ?? element, notes, { least: 0, most: 1e11 });
  if (value === null || value === 0) return null;
  const unit = attribute(element, 'unit') ?? '';
  if (unit === '') {
    notes.push(note('unit-missing', attributeOf(element, 'unit')));
    return rounded(value);
  }
  const size = squareMetres.get(unit.toLowerCase().replace(/[\s_-]/g, ''));
  if (size === undefined) {
    notes.push(note('unit-unknown', attributeOf(element, 'unit'), unit));
    return null;
  }
  return rounded(value * size);
}

const metres = new Set(['meter', 'metre', 'meters', 'metres', 'm']);

/** Metres of a length; the format knows no other unit and lets it be left out. */
function readLength(element: FeedElement, notes: Note[]): number | null {
  const unit = attribute(element, 'unit') ?? 'meter';
  if (!metres.has(unit.toLowerCase())) {
    notes.push(note('unit-unknown', attributeOf(element, 'unit'), unit));
    return null;
  }
  const value = readDecimal(element, notes, { least: 0, most: 1e6 });
  return value === 0 ? null : value;
}

/** Land in m2 and metres; of several depths the one at the rear, else the first. */
export function mapLand(listing: FeedElement, notes: Note[]): FeedRecord['land'] {
  const element = child(listing, 'landDetails');
  if (element === undefined) return undefined;
  const area = child(element, 'area');
  const frontage = child(element, 'frontage');
  const depths = children(element, 'depth');
  const depth = depths.find((each) => attribute(each, 'side') === 'rear') ?? depths[0];
  const crossOver = child(element, 'crossOver');
  const side = crossOver === undefined ? undefined : (attribute(crossOver, 'value')?.toLowerCase() ?? '');
  const known = side === undefined || side === '' || ['left', 'right', 'center', 'centre'].includes(side);
  if (crossOver !== undefined && !known) notes.push(note('value-unreadable', attributeOf(crossOver, 'value'), side));
  return {
    ...(area === undefined ? {} : { area: readArea(area, notes) }),
    ...(frontage === undefined ? {} : { frontage: readLength(frontage, notes) }),
    ...(depth === undefined ? {} : { depth: readLength(depth, notes) }),
    ...(side === undefined ? {} : { crossOver: known && side !== '' ? side.replace('center', 'centre') : null }),
  };
}

/** Building in m2; of several areas the total. */
export function mapBuilding(listing: FeedElement, notes: Note[]): FeedRecord['building'] {
  const element = child(listing, 'buildingDetails');
  if (element === undefined) return undefined;
  const areas = children(element, 'area');
  const area = areas.find((each) => (attribute(each, 'of') ?? 'total') === 'total') ?? areas[0];
  const newlyBuilt = child(element, 'newlyBuilt');
  const rating = child(element, 'energyRating');
  const isNew =
    newlyBuilt === undefined
      ? undefined
      : readYesNo({ ...newlyBuilt, text: attribute(newlyBuilt, 'value') ?? newlyBuilt.text }, notes);
  return {
    ...(area === undefined ? {} : { area: readArea(area, notes) }),
    ...(isNew === undefined || isNew === null ? {} : { newlyBuilt: isNew }),
    ...(rating === undefined ? {} : { energyRating: readDecimal(rating, notes, { least: 0, most: 10 }) }),
  };
}
