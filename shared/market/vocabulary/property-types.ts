import { slugText } from '../labels/location-label.ts';

/** Names of property types in the graph API, in the order of their numbers. */
const names = [
  'acreage',
  'rural',
  'alpine',
  'apartment',
  'blockOfUnits',
  'flat',
  'house',
  'retirement',
  'semiDetached',
  'servicedApartment',
  'studio',
  'terrace',
  'townhouse',
  'unit',
  'land',
  'villa',
  'warehouse',
  'other',
] as const;

export type PropertyTypeName = (typeof names)[number];

export interface PropertyType {
  readonly number: number;
  readonly key: string;
  /** Name in the graph API; null for Unknown, the base type's name for a subtype. */
  readonly name: PropertyTypeName | null;
  /** The number that a subtype maps to; its own number for all others. */
  readonly base: number;
  readonly singular: string;
  readonly plural: string;
  /** Plural slug of addresses; 'real-estate' means every type. */
  readonly slug: string;
}

/** number → key, singular, plural, slug. */
const main: readonly (readonly [key: string, singular: string, plural: string, slug: string])[] = [
  ['Unknown', 'Property', 'Properties', 'real-estate'],
  ['Acreage', 'Acreage', 'Acreages', 'acreages'],
  ['Rural', 'Rural Property', 'Rural Properties', 'rural-properties'],
  ['Alpine', 'Alpine', 'Alpines', 'alpines'],
  ['Apartment', 'Apartment', 'Apartments', 'apartments'],
  ['Block_of_Units', 'Block of Units', 'Blocks of Units', 'block-of-units'],
  ['Flat', 'Flat', 'Flats', 'flats'],
  ['House', 'House', 'Houses', 'houses'],
  ['Retirement', 'Retirement', 'Retirement', 'retirement'],
  ['SemiDetached', 'Semi-detached', 'Semi-detached', 'semi-detached'],
  ['ServicedApartment', 'Serviced Apartment', 'Serviced Apartments', 'serviced-apartments'],
  ['Studio', 'Studio Apartment', 'Studio Apartments', 'studios'],
  ['Terrace', 'Terrace', 'Terraces', 'terraces'],
  ['Townhouse', 'Townhouse', 'Townhouses', 'townhouses'],
  ['Unit', 'Unit', 'Units', 'units'],
  ['Land', 'Block of Land', 'Blocks of Land', 'land'],
  ['Villa', 'Villa', 'Villas', 'villas'],
  ['Warehouse', 'Warehouse', 'Warehouses', 'warehouses'],
  ['Other', 'Other', 'Other', 'other'],
];

/** From number 19: subtypes, with the number that each maps to. */
const subtypes: readonly (readonly [key: string, base: 2 | 15, singular: string, plural: string])[] = [
  ['residentialLand', 15, 'Residential Land', 'Residential Land'],
  ['commercialLand', 15, 'Commercial Land', 'Commercial Land'],
  ['cropping', 2, 'Cropping Property', 'Cropping Properties'],
  ['dairy', 2, 'Dairy Farm', 'Dairy Farms'],
  ['farmlet', 2, 'Farmlet', 'Farmlets'],
  ['horticulture', 2, 'Horticulture Property', 'Horticulture Properties'],
  ['lifestyle', 2, 'Lifestyle Property', 'Lifestyle Properties'],
  ['livestock', 2, 'Livestock Property', 'Livestock Properties'],
  ['mixedFarming', 2, 'Mixed Farming Property', 'Mixed Farming Properties'],
  ['viticulture', 2, 'Viticulture Property', 'Viticulture Properties'],
  ['ruralOther', 2, 'Rural Property', 'Rural Properties'],
  ['acreageSemiRural', 2, 'Semi-rural Acreage', 'Semi-rural Acreages'],
];

/** Every property type; its index is its number. */
export const propertyTypes: readonly PropertyType[] = [
  ...main.map(([key, singular, plural, slug], number) => ({
    number,
    key,
    name: names[number - 1] ?? null,
    base: number,
    singular,
    plural,
    slug,
  })),
  ...subtypes.map(([key, base, singular, plural], index) => ({
    number: main.length + index,
    key,
    name: names[base - 1] ?? null,
    base,
    singular,
    plural,
    slug: main[base]?.[3] ?? '',
  })),
];

const unknown = propertyTypes[0] as PropertyType;

/** The names that a search can hold, in the order of their numbers. */
export const propertyTypeNames: readonly PropertyTypeName[] = names;

/** Unknown (0) for a number outside the vocabulary. */
export function propertyTypeByNumber(number: number): PropertyType {
  return propertyTypes[number] ?? unknown;
}

/** The main type of an API name; Unknown (0) for a name outside the vocabulary. */
export function propertyTypeByName(name: string): PropertyType {
  return propertyTypes[names.indexOf(name as PropertyTypeName) + 1] ?? unknown;
}

/** The main type of a singular slug ('house', 'studio-apartment') or an API name; undefined for any other word. */
export function propertyTypeBySingular(slug: string): PropertyType | undefined {
  const plain = slug.replaceAll('-', '');
  return propertyTypes
    .slice(1, names.length + 1)
    .find(
      ({ singular, name, slug: plural }) =>
        slug === slugText(singular) || plain === name?.toLowerCase() || `${slug}s` === plural,
    );
}

/** The main type of a plural slug ('houses'; 'real-estate' is Unknown); undefined for any other word. */
export function propertyTypeBySlug(slug: string): PropertyType | undefined {
  return propertyTypes.find((type) => type.slug === slug);
}
