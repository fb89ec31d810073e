import { pathPriceLimit } from '../prices/limits.ts';
import { countFilter, countValues } from '../search/count-filter.ts';
import type { CountFilter, ListingSearch } from '../search/listing-search.ts';
import { features } from '../vocabulary/features.ts';
import { featureOfWord, featureSlug } from './feature-slug.ts';
import { readRange, writeRange } from './range-text.ts';

/** A filter that may be in the path, and the query parameter that otherwise holds it. */
export interface PathFilter {
  readonly parameter: 'bedrooms' | 'carspaces' | 'features' | 'pricemaximum';
  readonly slug: string;
}

/** A search's canonical filters, in the order in which the path joins them. */
export function pathFilters(search: ListingSearch): PathFilter[] {
  const found: PathFilter[] = [];
  const bedrooms = singleCount(search.bedrooms);
  if (bedrooms) found.push({ parameter: 'bedrooms', slug: `${bedrooms}-bedroom${bedrooms === 1 ? '' : 's'}` });
  const cars = singleCount(search.carSpaces);
  if (cars) found.push({ parameter: 'carspaces', slug: `${cars}-car-garage` });
  for (const name of search.features) {
    const main = features.some((feature) => feature.name === name && feature.group === 'main');
    found.push({ parameter: 'features', slug: main ? featureSlug(name) : `with-${featureSlug(name)}` });
  }
  const { min, max } = search.price;
  if (min === undefined && max !== undefined && max > 0 && max <= pathPriceLimit(search.mode)) {
    found.push({ parameter: 'pricemaximum', slug: writeRange({ max }) });
  }
  return found;
}

/** The filters of a path segment. */
export interface ReadFilters {
  readonly change: Partial<ListingSearch>;
  /** Whether something else is in the segment, or a filter that is written in another way: '2-3-bedrooms'. */
  readonly unusual: boolean;
}

/** Reads a path segment of joined filters as changes to a search; unknown words are passed over. */
export function readPathFilters(segment: string, search: ListingSearch): ReadFilters {
  const bedrooms = [...countValues(search.bedrooms)];
  const cars = [...countValues(search.carSpaces)];
  const found: { -readonly [Key in keyof ListingSearch]?: ListingSearch[Key] } = {};
  let chosen = search.features;
  let unusual = segment.endsWith('-');
  const token = filterToken();
  let at = 0;
  while (at < segment.length) {
    token.lastIndex = at;
    const match = token.exec(segment);
    if (!match) {
      unusual = true;
      const hyphen = segment.indexOf('-', at);
      at = hyphen < 0 ? segment.length : hyphen + 1;
      continue;
    }
    at = token.lastIndex + 1;
    const [, beds, garage, range, feature, word] = match;
    // A span, and a number that no search has, have other addresses.
    if (/^0+$|-/.test(beds ?? garage ?? '')) unusual = true;
    if (beds) bedrooms.push(...numbersBetween(beds));
    else if (garage) cars.push(...numbersBetween(garage));
    else if (range) found.price = readRange([range]) ?? search.price;
    else if (feature) chosen = [...chosen, featureOfWord(feature) ?? 'pool'];
    else if (word === 'open-for-inspection') found.inspections = { dates: [], forthcoming: true };
    else if (word === 'upcoming-auctions') found.auctions = { dates: [], forthcoming: true };
    else found.propertyTypes = [...search.propertyTypes, 'studio'];
  }
  return {
    change: { ...found, bedrooms: countFilter(bedrooms), carSpaces: countFilter(cars), features: chosen },
    unusual,
  };
}

/** '2' → 2; '2-4' → 2, 3, 4, its ends in any order. Beyond five all are one. */
function numbersBetween(text: string): number[] {
  const [first = 0, last = first] = text.split('-').map((end) => Math.min(Number(end), 5));
  const [low, high] = [Math.min(first, last), Math.max(first, last)];
  return Array.from({ length: high - low + 1 }, (_, step) => low + step);
}

/** A single count for the path: exact up to four; five means five or more. */
function singleCount({ only, min }: CountFilter): number | undefined {
  return min === 5 ? 5 : min === undefined && only.length === 1 ? only[0] : undefined;
}

let compiled: RegExp | undefined;

/** Matches one filter in a segment: bedrooms, car garage, price, feature, other word. */
function filterToken(): RegExp {
  const slugs = features.map(({ name }) => featureSlug(name)).join('|');
  compiled ??= new RegExp(
    `(?:(\\d{1,3}(?:-\\d{1,3})?)-bedrooms?|(\\d{1,3}(?:-\\d{1,3})?)-car-garages?|((?:under|over)-\\d{1,10}|\\d{1,10}-\\d{1,10})|(?:with-)?(${slugs})|(open-for-inspection|upcoming-auctions|studio-apartments))(?=-|$)`,
    'y',
  );
  return compiled;
}
