import {
  datesEntries,
  defaultSort,
  isSearchedDay,
  isSortOf,
  largestEnd,
  listedDays,
  type ListedDays,
  listedWithinOf,
  longestKeyword,
  type ListingSearch,
  type ListingStatusType,
  modesWithDates,
  mostDays,
  mostKeywords,
  nearBands,
  normalFilters,
  normalKeywords,
  normalNear,
  type NearFilter,
  type SearchFilters,
  travelMinutes,
  travelModes,
  traits,
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
    floorArea: readRange('floorArea', input.floorArea),
    features: input.propertyFeatures ?? [],
    traits: readTraits(input),
    keywords: readKeywords(input.keywords ?? []),
    listedWithin: readListedWithin(input),
    availableBy: readAvailableBy(input),
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
  if (datesEntries(read).length > 0 && !modesWithDates[`${field}s`].includes(mode)) throw ofMode(field, mode);
  return read;
}

const ofMode = (field: string, mode: ListingStatusType): BadSearch =>
  new BadSearch(field, `is not a filter of a search with statusType ${mode}; leave it out.`);

function readTraits({ traits: names, statusType: mode }: SearchInput): ListingSearch['traits'] {
  const chosen = names ?? [];
  const other = traits.find(({ name, modes }) => chosen.includes(name) && !modes.includes(mode));
  if (other)
    throw new BadSearch('traits', `${other.name} is not a filter of a search with statusType ${mode}; leave it out.`);
  return chosen;
}

/** Blank keywords, and those without a letter or digit, are passed over. */
function readKeywords(keywords: readonly string[]): readonly string[] {
  if (keywords.length > mostKeywords)
    throw new BadSearch('keywords', `names ${keywords.length} keywords; give at most ${mostKeywords}.`);
  const long = keywords.find((keyword) => keyword.length > longestKeyword);
  if (long !== undefined)
    throw new BadSearch('keywords', `"${long.slice(0, 20)}…" must have at most ${longestKeyword} characters.`);
  return normalKeywords(keywords);
}

function readListedWithin({ listedWithin, statusType: mode }: SearchInput): ListedDays | undefined {
  if (listedWithin === null || listedWithin === undefined) return undefined;
  const days = listedWithinOf(listedWithin);
  if (days === undefined)
    throw new BadSearch('listedWithin', `${listedWithin} must be one of ${listedDays.join(', ')}.`);
  if (mode !== 'buy' && mode !== 'rent') throw ofMode('listedWithin', mode);
  return days;
}

function readAvailableBy({ availableBy, statusType: mode }: SearchInput): string | undefined {
  if (!availableBy) return undefined;
  if (!isSearchedDay(availableBy))
    throw new BadSearch('availableBy', `"${availableBy.slice(0, 20)}" is not a day; write it as yyyy-MM-dd.`);
  if (mode !== 'rent') throw ofMode('availableBy', mode);
  return availableBy;
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
