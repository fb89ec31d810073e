import { anyTime } from '../dates/picker.ts';
import { isValidPrice, suggestPrice } from '../prices/typed-price.ts';
import { datesFromEntries } from '../search/dates-filter.ts';
import { keywordsOf } from '../search/keywords.ts';
import { listedWithinOf } from '../search/listed-within.ts';
import { degreesText } from '../search/degrees.ts';
import type { DatesFilter, ListingSearch } from '../search/listing-search.ts';
import { readNear, writeNear } from '../search/near-filter.ts';
import { propertyTypeByName, propertyTypes } from '../vocabulary/property-types.ts';
import { defaultSort, sorts, type SortName } from '../vocabulary/sorts.ts';
import { traits } from '../vocabulary/traits.ts';
import { readBounds, readNumber, readShapes, writeBounds, writeShapes } from './area-text.ts';
import { readCount, writeCount } from './count-text.ts';
import { featureOfWord, featureSlug } from './feature-slug.ts';
import type { QueryValues } from './query-string.ts';
import { readRange, writeRange } from './range-text.ts';

type Draft = { -readonly [Key in keyof ListingSearch]: ListingSearch[Key] };

/** Filters that the path already contains, so that the query omits them. */
export type InPath = ReadonlySet<'propertytypes' | 'bedrooms' | 'carspaces' | 'features' | 'pricemaximum'>;

/** Query parameters that search addresses are read from, in lower case. */
export const searchQueryNames: readonly string[] = [
  'suburbs',
  'propertytypes',
  'studios',
  'bedrooms',
  'bathrooms',
  'carspaces',
  'priceminimum',
  'pricemaximum',
  'land-area',
  'frontage',
  'floor-area',
  'features',
  'with',
  'keywords',
  'listed',
  'available',
  'near',
  'inspections',
  'auctions',
  'underoffer',
  'isunderoffer',
  'surrounding',
  'sort',
  'page',
  'context',
  'shape',
  'except',
  'lat',
  'lng',
  'zoom',
  'bounds',
];

/** The query parameters of a normalised search, without its page, in their fixed order. */
export function writeFilters(search: ListingSearch, inPath: InPath): [name: string, value: string][] {
  const { price, context } = search;
  const all: (readonly [string, string | false | undefined])[] = [
    ['suburbs', search.locations.slice(1).join(',')],
    [
      'propertytypes',
      !inPath.has('propertytypes') && search.propertyTypes.map((name) => propertyTypeByName(name).slug).join(','),
    ],
    ['bedrooms', !inPath.has('bedrooms') && writeCount(search.bedrooms)],
    ['bathrooms', writeCount(search.bathrooms)],
    ['carspaces', !inPath.has('carspaces') && writeCount(search.carSpaces)],
    ['priceminimum', price.min?.toString()],
    ['pricemaximum', !inPath.has('pricemaximum') && price.max?.toString()],
    ['land-area', writeRange(search.landSize)],
    ['frontage', writeRange(search.frontage)],
    ['floor-area', writeRange(search.floorArea)],
    ['features', !inPath.has('features') && search.features.map(featureSlug).join(',')],
    ['with', traits.flatMap(({ name, slug }) => (search.traits.includes(name) ? slug : [])).join(',')],
    ['keywords', search.keywords.join(',')],
    ['listed', search.listedWithin?.toString()],
    ['available', search.availableBy],
    ['near', search.near && writeNear(search.near)],
    ['inspections', writeDates(search.inspections)],
    ['auctions', writeDates(search.auctions)],
    ['underOffer', !search.underOffer && 'false'],
    // Always on in the normal form of an office's search, so never written there.
    ['surrounding', !search.surrounding && 'false'],
    ['sort', search.sort !== defaultSort(context, search.mode) && search.sort],
    ['context', (context === 'map' || context === 'draw') && context],
    ['shape', search.shape && writeShapes([search.shape, ...(search.furtherShapes ?? [])])],
    ['except', search.excludedShapes && writeShapes(search.excludedShapes)],
    ['lat', search.centre && degreesText(search.centre.latitude)],
    ['lng', search.centre && degreesText(search.centre.longitude)],
    ['zoom', search.zoom === undefined ? undefined : degreesText(search.zoom)],
    ['bounds', search.bounds && writeBounds(search.bounds)],
  ];
  return all
    .filter((pair): pair is readonly [string, string] => Boolean(pair[1]))
    .map(([name, value]) => [name, value]);
}

/** Applies a query to a search; the result is not normalised. Unreadable values leave the search unchanged. */
export function readFilters(search: ListingSearch, query: QueryValues): ListingSearch {
  const draft: Draft = { ...search };
  const words = (name: string): string[] =>
    (query.get(name) ?? [])
      .flatMap((value) => value.split(',', 100))
      .map((word) => word.trim().toLowerCase())
      .filter(Boolean);
  const last = (name: string): string => query.get(name)?.at(-1)?.trim() ?? '';
  const hasValue = (name: string, word: string): boolean => last(name).toLowerCase() === word;

  draft.locations = [...search.locations, ...words('suburbs')];
  draft.surrounding = !hasValue('surrounding', 'false');
  draft.underOffer = !hasValue('underoffer', 'false') && !hasValue('isunderoffer', 'false');

  const types = words('propertytypes').flatMap(
    (word) => propertyTypes.find((type) => type.slug === word || type.name?.toLowerCase() === word)?.name ?? [],
  );
  if (types.length) draft.propertyTypes = types;
  if (hasValue('studios', 'true')) draft.propertyTypes = [...draft.propertyTypes, 'studio'];
  draft.bedrooms = readCount(query.get('bedrooms') ?? []) ?? search.bedrooms;
  draft.bathrooms = readCount(query.get('bathrooms') ?? []) ?? search.bathrooms;
  draft.carSpaces = readCount(query.get('carspaces') ?? []) ?? search.carSpaces;
  const typedPrice = (name: string): number | undefined =>
    isValidPrice(last(name), search.mode) ? (suggestPrice(last(name)) ?? undefined) : undefined;
  const low = typedPrice('priceminimum') ?? search.price.min;
  const high = typedPrice('pricemaximum') ?? search.price.max;
  draft.price = { ...(low !== undefined && { min: low }), ...(high !== undefined && { max: high }) };
  draft.landSize = readRange(query.get('land-area') ?? []) ?? search.landSize;
  draft.frontage = readRange(query.get('frontage') ?? []) ?? search.frontage;
  draft.floorArea = readRange(query.get('floor-area') ?? []) ?? search.floorArea;
  draft.features = [...search.features, ...words('features').flatMap((word) => featureOfWord(word) ?? [])];
  const chosen = words('with');
  draft.traits = traits
    .filter(({ name, slug }) => chosen.some((word) => word === slug || word === name.toLowerCase()))
    .map(({ name }) => name);
  draft.keywords = keywordsOf((query.get('keywords') ?? []).join(','));
  draft.listedWithin = listedWithinOf(Number(last('listed')));
  draft.availableBy = last('available') || undefined;
  draft.near = readNear(last('near'));
  draft.inspections = datesFromEntries(words('inspections')) ?? search.inspections;
  draft.auctions = datesFromEntries(words('auctions')) ?? search.auctions;

  if (search.context === 'location' && (hasValue('context', 'map') || hasValue('context', 'draw'))) {
    draft.context = hasValue('context', 'map') ? 'map' : 'draw';
    const bounds = readBounds(last('bounds'));
    const [shape, ...furtherShapes] = readShapes(last('shape'));
    const excludedShapes = readShapes(last('except'));
    const [latitude, longitude, zoom] = [readNumber(last('lat')), readNumber(last('lng')), readNumber(last('zoom'))];
    if (bounds) draft.bounds = bounds;
    if (shape) Object.assign(draft, { shape, furtherShapes, excludedShapes });
    if (latitude !== undefined && longitude !== undefined) draft.centre = { latitude, longitude };
    if (zoom !== undefined) draft.zoom = zoom;
  }
  return draft;
}

/** The sort of a query, by its name in the graph API, in any case, with or without hyphens. */
export function readSort(query: QueryValues): SortName | undefined {
  const plain = query.get('sort')?.at(-1)?.trim().replaceAll('-', '').toLowerCase();
  return sorts.find((sort) => sort.name.toLowerCase() === plain)?.name;
}

function writeDates({ dates, forthcoming }: DatesFilter): string {
  return forthcoming ? anyTime : dates.join(',');
}
