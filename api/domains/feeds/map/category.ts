import { readAttribute, childElement, type FeedElement } from '../read/element.ts';
import type { FeedKind } from '../read/kinds.ts';
import { attributeOf, makeNote, type Note, type Place } from '../report/note.ts';

// Numbers of the vocabulary's property types.
const homes = new Map(
  Object.entries({
    acreagesemirural: 1,
    alpine: 3,
    apartment: 4,
    blockofunits: 5,
    flat: 6,
    house: 7,
    retirement: 8,
    duplexsemidetached: 9,
    servicedapartment: 10,
    studio: 11,
    terrace: 12,
    townhouse: 13,
    unit: 14,
    villa: 16,
    warehouse: 17,
    other: 18,
  }),
);
const land = new Map(Object.entries({ residential: 19, commercial: 20 }));
const none = new Map<string, number>();
const rural = new Map(
  Object.entries({
    cropping: 21,
    dairy: 22,
    farmlet: 23,
    horticulture: 24,
    lifestyle: 25,
    livestock: 26,
    mixedfarming: 27,
    viticulture: 28,
    other: 29,
  }),
);

interface Category {
  readonly element: string;
  readonly types: ReadonlyMap<string, number>;
  readonly otherwise: number;
}

const categories: Readonly<Record<FeedKind, Category>> = {
  residential: { element: 'category', types: homes, otherwise: 18 },
  rental: { element: 'category', types: homes, otherwise: 18 },
  land: { element: 'landCategory', types: land, otherwise: 19 },
  rural: { element: 'ruralCategory', types: rural, otherwise: 29 },
  // Holiday homes have categories of their own (lodges, house boats); those that are not homes are Other.
  holidayRental: { element: 'holidayCategory', types: homes, otherwise: 18 },
  commercial: { element: 'commercialCategory', types: none, otherwise: 18 },
  commercialLand: { element: 'landCategory', types: none, otherwise: 20 },
  business: { element: 'businessCategory', types: none, otherwise: 18 },
};

/** The type of a property whose feed never named one. */
export const defaultPropertyType = (kind: FeedKind): number => categories[kind].otherwise;

/** Number of the property type; undefined if the feed names no category, or an unknown one. */
export function mapCategory(listing: FeedElement, kind: FeedKind, notes: Note[]): number | undefined {
  const { element: name, types } = categories[kind];
  const element = childElement(listing, name);
  if (element === undefined || types.size === 0) return undefined;
  return categoryType(readAttribute(element, 'name') ?? '', kind, attributeOf(element, 'name'), notes);
}

/** Number of the property type of a category's name, ignoring case and punctuation. */
export function categoryType(written: string, kind: FeedKind, place: Place, notes: Note[]): number | undefined {
  const { types, otherwise } = categories[kind];
  const type = types.get(written.toLowerCase().replace(/[^a-z]/g, ''));
  if (type !== undefined || types.size === 0 || kind === 'holidayRental') return type ?? otherwise;
  notes.push(makeNote('category-unknown', place, written));
  return undefined;
}

/** Names of categories, as the format writes them. */
export const categoryNames = [
  'House',
  'Unit',
  'Townhouse',
  'Villa',
  'Apartment',
  'Flat',
  'Studio',
  'Warehouse',
  'DuplexSemi-detached',
  'Alpine',
  'AcreageSemi-rural',
  'Retirement',
  'BlockOfUnits',
  'Terrace',
  'ServicedApartment',
  'Other',
  'Residential',
  'Commercial',
  'Cropping',
  'Dairy',
  'Farmlet',
  'Horticulture',
  'Lifestyle',
  'Livestock',
  'MixedFarming',
  'Viticulture',
] as const;

/**
 * The element and name by which a listing of this kind states its type; undefined for types that it has no name for.
 */
export function categoryOf(
  kind: FeedKind,
  type: number,
): { readonly element: string; readonly name: string } | undefined {
  const { element, types } = categories[kind];
  const plain = [...types].find(([, each]) => each === type)?.[0];
  const name = categoryNames.find((each) => each.toLowerCase().replace(/[^a-z]/g, '') === plain);
  return name === undefined ? undefined : { element, name };
}
