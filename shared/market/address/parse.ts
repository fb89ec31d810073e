import { emptySearch } from '../search/empty-search.ts';
import type { ListingSearch } from '../search/listing-search.ts';
import { isSlug, isSortOf, lastPage, normaliseSearch } from '../search/normalise-search.ts';
import { statusTypes } from '../vocabulary/modes.ts';
import { propertyTypeBySingular, propertyTypeBySlug } from '../vocabulary/property-types.ts';
import { defaultSort } from '../vocabulary/sorts.ts';
import { writeAddress } from './build.ts';
import { wholeCountrySlug } from './default-location.ts';
import { readPathFilters } from './path-filters.ts';
import { readFilters, readSort } from './query-filters.ts';
import { decodeText, readQuery, type QueryValues } from './query-string.ts';

export type ParsedAddress =
  /** `search` is in normal form; `canonical` is its one address. */
  | { readonly kind: 'search'; readonly search: ListingSearch; readonly canonical: string }
  | { readonly kind: 'not-found' };

const notFound: ParsedAddress = { kind: 'not-found' };
/** A location, a property type, filters and a page; or an office, its mode and these. */
const mostSegments = 6;
const longestPath = 2048;

/**
 * Reads the path and query of any search address, in either form, from any text. Unreadable values are ignored; a path
 * that is not a search's is not found. Never throws.
 */
export function parseAddress(pathAndQuery: string): ParsedAddress {
  const read = readAddress(pathAndQuery);
  return read ? toParsed(read.path.search, read.query) : notFound;
}

/**
 * The canonical address of one whose path is written as none of its forms, for redirects: with a singular type, a
 * meaningless word, or an office's filters. null for every other address.
 */
export function renewedAddress(pathAndQuery: string): string | null {
  const read = readAddress(pathAndQuery);
  const parsed = read?.path.unusual ? toParsed(read.path.search, read.query) : notFound;
  return parsed.kind === 'search' ? parsed.canonical : null;
}

interface ReadAddress {
  readonly path: PathSearch;
  readonly query: QueryValues;
}

function readAddress(pathAndQuery: string): ReadAddress | undefined {
  const [address = ''] = pathAndQuery.split('#', 1);
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  if (!path.startsWith('/') || path.length > longestPath) return undefined;
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => decodeText(segment)?.toLowerCase());
  const query = readQuery(mark < 0 ? '' : address.slice(mark + 1));
  const read = readPath(segments);
  return read && { path: read, query };
}

interface PathSearch {
  readonly search: ListingSearch;
  readonly unusual: boolean;
}
const usualSearch = (search: ListingSearch): PathSearch => ({ search, unusual: false });

/** The search of a path; undefined when it is not a search's. */
function readPath(segments: readonly (string | undefined)[]): PathSearch | undefined {
  const [first, place, ...rest] = segments;
  if (segments.length > mostSegments) return undefined;
  if (first === 'real-estate-agency') return readOfficePath(place, rest);
  const type = statusTypes.find(({ listingType, searchType }) => first === listingType || first === searchType);
  if (!type || segments.length > mostSegments - 1) return undefined;
  if (segments.length === 1) return usualSearch(emptySearch(type.name));
  if (!place || !isSlug(place)) return undefined;
  const empty = emptySearch(type.name);
  return readSegments(rest, place === wholeCountrySlug ? empty : { ...empty, locations: [place] });
}

function readOfficePath(
  office: string | undefined,
  [mode, ...rest]: readonly (string | undefined)[],
): PathSearch | undefined {
  const type = statusTypes.find(({ name }) => name === mode);
  if (!type || !office || !isSlug(office)) return undefined;
  const read = readSegments(rest, { ...emptySearch(type.name), context: 'office', office, locations: [] });
  // An office's filters are in the query.
  return { ...read, unusual: read.unusual || rest.some((segment) => readPage(segment) === undefined) };
}

const readSegments = (segments: readonly (string | undefined)[], search: ListingSearch): PathSearch =>
  segments.reduce(readSegment, usualSearch(search));

/** A segment after the location: a property type, a page, or filters. */
function readSegment({ search, unusual }: PathSearch, segment: string | undefined): PathSearch {
  if (!segment) return { search, unusual: true };
  const page = readPage(segment);
  if (page !== undefined) return { search: { ...search, page }, unusual };
  const plural = propertyTypeBySlug(segment);
  const type = plural ?? propertyTypeBySingular(segment);
  if (!type) {
    const filters = readPathFilters(segment, search);
    return { search: { ...search, ...filters.change }, unusual: unusual || filters.unusual };
  }
  const propertyTypes = type.name ? [...search.propertyTypes, type.name] : search.propertyTypes;
  return { search: { ...search, propertyTypes }, unusual: unusual || !plural };
}

function toParsed(path: ListingSearch, query: QueryValues): ParsedAddress {
  const page = readPage(`page-${query.get('page')?.at(-1)?.trim()}`) ?? path.page;
  // No search has so many pages: showing the first one under another number would invent a page.
  if (page > lastPage) return notFound;
  const read = normaliseSearch({ ...readFilters(path, query), page });
  // The default depends on the context that remains, so it is chosen last.
  const sort = readSort(query);
  const search =
    sort && isSortOf(sort, read.mode, read.near)
      ? { ...read, sort }
      : { ...read, sort: defaultSort(read.context, read.mode) };
  return { kind: 'search', search, canonical: writeAddress(search) };
}

function readPage(segment: string | undefined): number | undefined {
  const match = /^page-(\d+)$/.exec(segment ?? '');
  return match ? Math.min(Number(match[1]), lastPage + 1) : undefined;
}
