import { formatDay } from '../dates/day.ts';
import { countLabel } from '../labels/count-label.ts';
import { groupDigits } from '../prices/money.ts';
import { priceRangeLabel } from '../prices/price-label.ts';
import { featureByName } from '../vocabulary/features.ts';
import { traits } from '../vocabulary/traits.ts';
import { propertyTypeByName, type PropertyTypeName } from '../vocabulary/property-types.ts';
import { anyCount, countValues } from './count-filter.ts';
import { noDates } from './dates-filter.ts';
import type { CountFilter, DatesFilter, ListingSearch, RangeFilter } from './listing-search.ts';
import { listedWithinLabel } from './listed-within.ts';
import { nearLabel } from './near-filter.ts';
import { normaliseSearch } from './normalise-search.ts';

/** One filter that narrows a search. */
export interface ActiveFilter {
  /** Stable within a search: 'price', 'propertyTypes:house'. */
  readonly key: string;
  readonly label: string;
  /** The search without this filter, from its first page. */
  readonly without: ListingSearch;
}

/** The filters of a search as chips show them; location, sort and page are not included. */
export function activeFilters(search: ListingSearch): ActiveFilter[] {
  const found: ActiveFilter[] = [];
  const add = (key: string, label: string, change: Partial<ListingSearch>): void => {
    if (label) found.push({ key, label, without: normaliseSearch({ ...search, ...change, page: 1 }) });
  };
  add('near', search.near ? nearLabel(search.near) : '', { near: undefined });
  for (const name of search.propertyTypes) {
    add(typeKey(search, name), propertyTypeByName(name).plural, {
      propertyTypes: search.propertyTypes.filter((other) => other !== name),
    });
  }
  add('bedrooms', countsLabel(search.bedrooms, 'bed'), { bedrooms: anyCount });
  add('bathrooms', countsLabel(search.bathrooms, 'bath'), { bathrooms: anyCount });
  add('carSpaces', countsLabel(search.carSpaces, 'car space'), { carSpaces: anyCount });
  add('price', priceRangeLabel(search.price, search.mode), { price: {} });
  add('landSize', sizesLabel(search.landSize, 'm² land'), { landSize: {} });
  add('frontage', sizesLabel(search.frontage, 'm frontage'), { frontage: {} });
  add('floorArea', sizesLabel(search.floorArea, 'm² floor'), { floorArea: {} });
  for (const keyword of search.keywords) {
    add(`keywords:${keyword}`, `Keyword: ${keyword}`, {
      keywords: search.keywords.filter((other) => other !== keyword),
    });
  }
  for (const name of search.features) {
    add(`features:${name}`, featureByName(name)?.label ?? '', {
      features: search.features.filter((other) => other !== name),
    });
  }
  for (const { name, label } of traits.filter((trait) => search.traits.includes(trait.name))) {
    add(`traits:${name}`, label, { traits: search.traits.filter((other) => other !== name) });
  }
  add('listedWithin', search.listedWithin ? listedWithinLabel(search.listedWithin) : '', { listedWithin: undefined });
  add('availableBy', search.availableBy ? `Available by ${formatDay(search.availableBy, 'UTC')}` : '', {
    availableBy: undefined,
  });
  add('inspections', daysLabel(search.inspections, 'Open for inspection'), { inspections: noDates });
  add('auctions', daysLabel(search.auctions, 'Auction'), { auctions: noDates });
  add('underOffer', search.underOffer ? '' : 'Not under offer', { underOffer: true });
  add('surrounding', search.surrounding ? '' : 'No surrounding suburbs', { surrounding: true });
  return found;
}

/** A studio beside numbers of bedrooms belongs to them, unless it is one of several types. */
function typeKey({ propertyTypes, bedrooms }: ListingSearch, name: PropertyTypeName): string {
  if (name !== 'studio' || countValues(bedrooms).length === 0) return `propertyTypes:${name}`;
  return propertyTypes.length === 1 ? 'bedrooms:studio' : 'studio';
}

function countsLabel({ only, min }: CountFilter, noun: string): string {
  if (min !== undefined) return `${min}+ ${noun}s`;
  return only.length
    ? `${only.map(countLabel).join(', ')} ${noun}${only.length === 1 && only[0] === 1 ? '' : 's'}`
    : '';
}

function sizesLabel({ min, max }: RangeFilter, unit: string): string {
  if (min !== undefined && max !== undefined) return `${groupDigits(min)}–${groupDigits(max)} ${unit}`;
  if (min !== undefined) return `Over ${groupDigits(min)} ${unit}`;
  return max === undefined ? '' : `Under ${groupDigits(max)} ${unit}`;
}

function daysLabel({ dates, forthcoming }: DatesFilter, noun: string): string {
  if (forthcoming) return `${noun}: any time`;
  return dates.length ? `${noun}: ${dates.map((date) => formatDay(date, 'UTC')).join(', ')}` : '';
}
