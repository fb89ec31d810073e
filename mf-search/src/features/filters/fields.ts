import {
  countFilter,
  datesFromEntries,
  features,
  keywordsOf,
  listedWithinOf,
  noDates,
  normaliseSearch,
  propertyTypeNames,
  readNear,
  readReach,
  sortByName,
  traits,
  type CountFilter,
  type ListingSearch,
  type NearFilter,
  type RangeFilter,
} from '@verandah/market';

/** Source of form values: the query of an address, or an adapted `FormData`. */
export interface Fields {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
  has(name: string): boolean;
}

/** The search without filters: only its location and mode. */
export const withoutFilters = (search: ListingSearch): ListingSearch =>
  normaliseSearch({
    ...search,
    propertyTypes: [],
    bedrooms: { only: [] },
    bathrooms: { only: [] },
    carSpaces: { only: [] },
    price: {},
    landSize: {},
    frontage: {},
    floorArea: {},
    features: [],
    traits: [],
    keywords: [],
    listedWithin: undefined,
    availableBy: undefined,
    near: undefined,
    inspections: noDates,
    auctions: noDates,
    underOffer: true,
    surrounding: true,
    page: 1,
  });

/** The search that a filter form describes, at its first page. Values that no control offers are ignored. */
export function searchFromFields(base: ListingSearch, fields: Fields): ListingSearch {
  const types = fields.getAll('type');
  const bedrooms = fields.getAll('bedrooms');
  const studio = bedrooms.includes('0');
  const sort = sortByName(fields.get('sort') ?? '')?.name ?? base.sort;
  return normaliseSearch({
    ...withoutFilters(base),
    sort,
    propertyTypes: propertyTypeNames.filter((name) => types.includes(name) || (studio && name === 'studio')),
    bedrooms: readCounts(fields, 'bedrooms'),
    bathrooms: readCounts(fields, 'bathrooms'),
    carSpaces: readCounts(fields, 'carspaces'),
    price: readRange(fields, 'price'),
    landSize: readRange(fields, 'land'),
    frontage: readRange(fields, 'frontage'),
    floorArea: readRange(fields, 'floor'),
    traits: traits.map(({ name }) => name).filter((name) => fields.getAll('trait').includes(name)),
    keywords: keywordsOf(fields.get('keywords') ?? ''),
    listedWithin: listedWithinOf(Number(fields.get('listed'))),
    availableBy: fields.get('available') ?? undefined,
    features: features.map(({ name }) => name).filter((name) => fields.getAll('feature').includes(name)),
    near: nearPoint(fields),
    inspections: datesFromEntries(fields.getAll('inspection')) ?? noDates,
    auctions: datesFromEntries(fields.getAll('auction')) ?? noDates,
    // An unchecked box is not sent: only a form that shows the box can turn the option off.
    underOffer: fields.has('underoffer') || !fields.has('underoffer-asked'),
    surrounding: fields.has('surrounding') || !fields.has('surrounding-asked'),
  });
}

function readCounts(fields: Fields, name: string): CountFilter {
  const values = fields
    .getAll(name)
    .map(Number)
    .filter((value) => Number.isInteger(value) && value >= 1 && value <= 5);
  if (values.length > 0 && fields.has(`${name}-more`)) return { only: [], min: Math.min(...values) };
  return countFilter(values);
}

function readRange(fields: Fields, name: string): RangeFilter {
  const min = wholeNumber(fields.get(`${name}-min`));
  const max = wholeNumber(fields.get(`${name}-max`));
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** The point of the address, at the distance or travel time that is chosen beside it. */
function nearPoint(fields: Fields): NearFilter | undefined {
  const near = readNear(fields.get('near') ?? '');
  const reach = readReach(fields.get('near-reach') ?? '');
  if (!near || !reach) return near;
  const { latitude, longitude, name } = near;
  return { latitude, longitude, ...reach, name };
}

function wholeNumber(text: string | null): number | undefined {
  if (!text || !/^\d{1,9}$/.test(text)) return undefined;
  return Number(text) || undefined;
}

/** The fields of a form in the page. */
export const readForm = (form: HTMLFormElement): Fields =>
  new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]));
