import type { FoundResults } from './data.ts';

/** The split of the results into those in the requested locations and those around them. */
export interface Shares {
  /** The locations in words: 'Richmond' or 'these suburbs'. */
  readonly place: string;
  readonly near: number;
  /** How many of this page's listings are in the requested locations; across all pages they come first. */
  readonly exactHere: number;
}

/** Null when only the locations themselves were searched, or homes are sorted by their distance wherever they are. */
export function sharesOf({ listings, exactTotal, total, pagination, places, search }: FoundResults): Shares | null {
  if (search.context !== 'location' || !search.surrounding || search.sort === 'nearest') return null;
  const place = places.length === 1 && places[0] ? places[0].name : 'these suburbs';
  return {
    place,
    near: total - exactTotal,
    exactHere: Math.min(Math.max(exactTotal - pagination.skip, 0), listings.length),
  };
}
