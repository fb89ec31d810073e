import type { ListingSearch } from '../search/listing-search.ts';
import { normaliseSearch } from '../search/normalise-search.ts';
import { statusType } from '../vocabulary/modes.ts';
import { propertyTypeByName } from '../vocabulary/property-types.ts';
import { defaultLocation, wholeCountrySlug } from './default-location.ts';
import { pathFilters } from './path-filters.ts';
import { writeFilters, type InPath } from './query-filters.ts';
import { writeQuery } from './query-string.ts';

export interface AddressOptions {
  /** Number of filters that may be in the path together: one at level 2 (the default), two at 3, three at 4. */
  readonly facetLevel?: 2 | 3 | 4;
  /** 'refuse' throws for a search that needs query parameters. */
  readonly nonCanonicalFacets?: 'allow' | 'refuse';
}

const refusal = 'Non-canonical facets are not allowed';

/**
 * The canonical address of a search: '/for-sale/richmond-vic-3121/houses/2-bedrooms/page-2'. null when the search is
 * too malformed for an address.
 * @throws Error 'Non-canonical facets are not allowed', only with `nonCanonicalFacets: 'refuse'`
 */
export function buildAddress(search: ListingSearch, options: AddressOptions = {}): string | null {
  const address = attemptBuild(() => writeAddress(normaliseSearch(search), options));
  // A page number alone never needs the query, so any query means a facet.
  if (options.nonCanonicalFacets === 'refuse' && address?.includes('?')) throw new Error(refusal);
  return address;
}

/** The canonical address of a search in normal form. */
export function writeAddress(search: ListingSearch, { facetLevel = 2 }: AddressOptions = {}): string {
  if (search.context === 'office') return finishAddress(officePath(search), search, new Set());
  const [type] = search.propertyTypes;
  const oneType = search.propertyTypes.length === 1 && type;
  const filters = pathFilters(search);
  const slugs = filters.length <= facetLevel - 1 ? filters : [];
  const inPath: InPath = new Set([
    ...slugs.map(({ parameter }) => parameter),
    ...(oneType ? ['propertytypes' as const] : []),
  ]);
  const segments = [
    statusType(search.mode).listingType,
    placeOf(search),
    oneType ? propertyTypeByName(oneType).slug : 'real-estate',
    slugs.map(({ slug }) => slug).join('-'),
  ];
  return finishAddress(`/${segments.filter(Boolean).join('/')}`, search, inPath);
}

const placeOf = ({ context, locations }: ListingSearch): string =>
  context === 'location' ? (locations[0] ?? defaultLocation.slug) : wholeCountrySlug;

function officePath({ office, mode }: ListingSearch): string {
  return `/real-estate-agency/${office}/${mode}`;
}

/** The page is in the path while there is no query, otherwise in the query. */
function finishAddress(path: string, search: ListingSearch, inPath: InPath): string {
  const query = writeFilters(search, inPath);
  if (search.page === 1) return path + writeQuery(query);
  return query.length ? path + writeQuery([...query, ['page', String(search.page)]]) : `${path}/page-${search.page}`;
}

function attemptBuild(build: () => string): string | null {
  try {
    return build();
  } catch {
    return null; // `null`: no such address
  }
}
