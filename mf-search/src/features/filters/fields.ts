import {
  countFilter,
  datesFromEntries,
  features,
  noDates,
  normaliseSearch,
  propertyTypeNames,
  sortByName,
  type CountFilter,
  type ListingSearch,
  type RangeFilter,
} from '@verandah/market';

/** Something that reads a form: the query of an address, or a `FormData` turned into one. */
export interface Fields {
  get(name: string): string | null;
  getAll(name: string): readonly string[];
  has(name: string): boolean;
}

/** The parts of a search that the filter form leaves alone: where, and in which mode. */
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
    features: [],
    inspections: noDates,
    auctions: noDates,
    underOffer: true,
    surrounding: true,
    page: 1,
  });

/**
 * The search that a filter form means. What it says that no control offers is left out; it always starts at the first
 * page.
 */
export function searchFromFields(base: ListingSearch, fields: Fields): ListingSearch {
  const types = fields.getAll('type');
  const bedrooms = fields.getAll('bedrooms');
  const studio = bedrooms.includes('0');
  const sort = sortByName(fields.get('sort') ?? '')?.name ?? base.sort;
  return normaliseSearch({
    ...withoutFilters(base),
    sort,
    propertyTypes: propertyTypeNames.filter((name) => types.includes(name) || (studio && name === 'studio')),
    bedrooms: counts(fields, 'bedrooms'),
    bathrooms: counts(fields, 'bathrooms'),
    carSpaces: counts(fields, 'carspaces'),
    price: range(fields, 'price'),
    landSize: range(fields, 'land'),
    frontage: range(fields, 'frontage'),
    features: features.map(({ name }) => name).filter((name) => fields.getAll('feature').includes(name)),
    inspections: datesFromEntries(fields.getAll('inspection')) ?? noDates,
    auctions: datesFromEntries(fields.getAll('auction')) ?? noDates,
    // A box that is not ticked is not sent: only a form that shows the box can say no.
    underOffer: fields.has('underoffer') || !fields.has('underoffer-asked'),
    surrounding: fields.has('surrounding') || !fields.has('surrounding-asked'),
  });
}

function counts(fields: Fields, name: string): CountFilter {
  const values = fields
    .getAll(name)
    .map(Number)
    .filter((value) => Number.isInteger(value) && value >= 1 && value <= 5);
  if (values.length > 0 && fields.has(`${name}-more`)) return { only: [], min: Math.min(...values) };
  return countFilter(values);
}

function range(fields: Fields, name: string): RangeFilter {
  const min = whole(fields.get(`${name}-min`));
  const max = whole(fields.get(`${name}-max`));
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

function whole(text: string | null): number | undefined {
  if (!text || !/^\d{1,9}$/.test(text)) return undefined;
  return Number(text) || undefined;
}

/** The fields of a form in the page. */
export const readForm = (form: HTMLFormElement): Fields =>
  new URLSearchParams([...new FormData(form)].map(([name, value]): [string, string] => [name, String(value)]));
