import {
  datesEntries,
  defaultSort,
  isSearchedDay,
  isSortOf,
  largestEnd,
  type ListingSearch,
  type ListingStatusType,
  modesWithDates,
  mostDays,
  nearBands,
  normalFilters,
  normalNear,
  type NearFilter,
  type SearchFilters,
  travelMinutes,
  travelModes,
} from '@verandah/market';
import { BadSearch } from '../../../platform/problems/public.ts';
import type { CountInput, DatesInput, NearInput, RangeInput, SearchInput } from './search-input.ts';
import { searchLimits } from './search-limits.ts';

/**
 * The filters of a search in the normal form of addresses. GraphQL, REST and alerts read theirs here and nowhere else.
 * Zeros and empty lists are absent filters; bedroom 0 is the property type studio.
 * @throws {BadSearch} for values that addresses ignore, naming the invalid field
 */
export function readFilters(input: SearchInput): SearchFilters {
  const { statusType: mode, searchMode: context, bedrooms, propertyTypes } = input;
  const near = readNear(input.near);
  const price = readRange('price', input.price);
  const filters = normalFilters({
    mode,
    context,
    propertyTypes: [...(propertyTypes ?? []), ...(bedrooms?.only?.includes(0) ? ['studio' as const] : [])],
    bedrooms: readCount('bedrooms', bedrooms),
    bathrooms: readCount('bathrooms', input.bathrooms),
    carSpaces: readCount('carSpaces', input.carSpaces),
    price,
    landSize: readRange('landSize', input.landSize),
    frontage: readRange('frontageSize', input.frontageSize),
    features: input.propertyFeatures ?? [],
    near,
    inspections: readDates('inspection', input.inspection, mode),
    auctions: readDates('auction', input.auction, mode),
    underOffer: input.isUnderOffer !== false,
    sort: readSort(input, near),
  });
  // Only an address has a highest price.
  return { ...filters, price };
}

type Maybe<T> = T | null | undefined;

/** Exact numbers and a minimum; matching either is enough. Numbers above 5 mean five and more. */
function readCount(field: string, input: Maybe<CountInput>): ListingSearch['bedrooms'] {
  const only = input?.only ?? [];
  if (only.length > searchLimits.counts)
    throw new BadSearch(`${field}.only`, `names ${only.length} numbers; give at most ${searchLimits.counts}.`);
  for (const value of only) checkNumber(`${field}.only`, value, searchLimits.count);
  checkNumber(`${field}.min`, input?.min ?? 0, searchLimits.count);
  return { only, ...(input?.min ? { min: input.min } : {}) };
}

function checkNumber(field: string, value: number, most: number): void {
  if (value < 0) throw new BadSearch(field, `${value} must be 0 or more.`);
  if (value > most) throw new BadSearch(field, `${value} must be at most ${most}.`);
}

/** An end of 0 is none, as in an address: nothing costs less than a dollar or has less than a square metre. */
function readRange(field: string, input: Maybe<RangeInput>): ListingSearch['price'] {
  for (const end of ['min', 'max'] as const) checkNumber(`${field}.${end}`, input?.[end] ?? 0, largestEnd);
  const min = input?.min || undefined;
  const max = input?.max || undefined;
  if (min !== undefined && max !== undefined && min > max)
    throw new BadSearch(field, `min (${min}) must not be above max (${max}).`);
  return { ...(min !== undefined && { min }), ...(max !== undefined && { max }) };
}

/** @throws {BadSearch} for a point outside Australia, or an unsupported distance or travel time */
function readNear(input: Maybe<NearInput>): NearFilter | undefined {
  if (!input) return undefined;
  const near = normalNear({ ...input, name: input.name ?? '' });
  if (!near) {
    throw new BadSearch(
      'near',
      `must be a point in Australia, with kilometres of ${nearBands.join(', ')}, or with minutes of ${travelMinutes.join(', ')} and by of ${travelModes.map(({ name }) => name).join(', ')}.`,
    );
  }
  return near;
}

/** Blank entries among the days are passed over. Any coming day includes the days that are named beside it. */
function readDates(
  field: 'auction' | 'inspection',
  input: Maybe<DatesInput>,
  mode: ListingStatusType,
): ListingSearch['auctions'] {
  const dates = (input?.dates ?? []).filter((date) => date !== '');
  if (dates.length > mostDays)
    throw new BadSearch(`${field}.dates`, `names ${dates.length} days; give at most ${mostDays}.`);
  const bad = dates.find((date) => !isSearchedDay(date));
  if (bad !== undefined)
    throw new BadSearch(`${field}.dates`, `"${bad.slice(0, 20)}" is not a day; write it as yyyy-MM-dd.`);
  const read = { dates, forthcoming: input?.forthcoming ?? false };
  if (datesEntries(read).length > 0 && !modesWithDates[`${field}s`].includes(mode))
    throw new BadSearch(field, `is not a filter of a search with statusType ${mode}; leave it out.`);
  return read;
}

function readSort({ sortBy, searchMode, statusType: mode }: SearchInput, near: NearFilter | undefined) {
  if (!sortBy) return defaultSort(searchMode, mode);
  if (sortBy === 'nearest' && !near) throw new BadSearch('sortBy', 'is nearest, which needs near: a point.');
  if (!isSortOf(sortBy, mode, near))
    throw new BadSearch(
      'sortBy',
      `${sortBy} is not an order of a search with statusType ${mode}; leave it out for the default.`,
    );
  return sortBy;
}
