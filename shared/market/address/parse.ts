import { emptySearch } from '../search/empty-search.ts';
import type { ListingSearch } from '../search/listing-search.ts';
import { isSlug, isSortOf, lastPage, normaliseSearch } from '../search/normalise-search.ts';
import { statusTypes } from '../vocabulary/modes.ts';
import { propertyTypeBySlug } from '../vocabulary/property-types.ts';
import { defaultSort } from '../vocabulary/sorts.ts';
import { writeAddress } from './build.ts';
import { wholeCountrySlug } from './default-location.ts';
import { readPathFilters } from './path-filters.ts';
import { readFilters, readSort } from './query-filters.ts';
import { decode, readQuery, type QueryValues } from './query-string.ts';

export type ParsedAddress =
  /** `search` is in normal form; `canonical` is its one address. */
  | { readonly kind: 'search'; readonly search: ListingSearch; readonly canonical: string }
  | { readonly kind: 'not-found' };

const notFound: ParsedAddress = { kind: 'not-found' };
/** A first segment, a location, a property type, filters and a page. */
const mostSegments = 5;
const longestPath = 2048;

/**
 * Reads the path and query of any search address, in either form, from any text. Unreadable values are ignored; a path
 * that is not a search's is not found. Never throws.
 */
export function parseAddress(pathAndQuery: string): ParsedAddress {
  const [address = ''] = pathAndQuery.split('#', 1);
  const mark = address.indexOf('?');
  const path = mark < 0 ? address : address.slice(0, mark);
  if (!path.startsWith('/') || path.length > longestPath) return notFound;
  const segments = path
    .split('/')
    .filter(Boolean)
    .map((segment) => decode(segment)?.toLowerCase());
  const query = readQuery(mark < 0 ? '' : address.slice(mark + 1));
  const search = readPath(segments);
  return search ? found(search, query) : notFound;
}

/** The search of a path; undefined when it is not a search's. */
function readPath(segments: readonly (string | undefined)[]): ListingSearch | undefined {
  const [first, place, ...rest] = segments;
  if (first === 'real-estate-agency') return readOfficePath(place, rest);
  const type = statusTypes.find(({ listingType, searchType }) => first === listingType || first === searchType);
  if (!type || segments.length > mostSegments) return undefined;
  if (segments.length === 1) return emptySearch(type.name);
  if (!place || !isSlug(place)) return undefined;
  const empty = emptySearch(type.name);
  return rest.reduce(readSegment, place === wholeCountrySlug ? empty : { ...empty, locations: [place] });
}

function readOfficePath(
  office: string | undefined,
  [mode, ...rest]: readonly (string | undefined)[],
): ListingSearch | undefined {
  const type = statusTypes.find(({ name }) => name === mode);
  if (!type || !office || !isSlug(office) || rest.length > 1) return undefined;
  return { ...emptySearch(type.name), context: 'office', office, locations: [], page: readPage(rest[0]) ?? 1 };
}

/** A segment after the location: a property type, a page, or filters. */
function readSegment(search: ListingSearch, segment: string | undefined): ListingSearch {
  if (!segment) return search;
  const page = readPage(segment);
  if (page !== undefined) return { ...search, page };
  const type = propertyTypeBySlug(segment);
  if (type) return type.name ? { ...search, propertyTypes: [...search.propertyTypes, type.name] } : search;
  return { ...search, ...readPathFilters(segment, search) };
}

function found(path: ListingSearch, query: QueryValues): ParsedAddress {
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
