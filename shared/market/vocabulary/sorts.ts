import type { ListingStatusType } from './modes.ts';
import type { SearchContext } from './search-context.ts';

/** title, number (11 is unused), name in the graph API, label, and the modes that offer it. */
const table = [
  ['Expensive', 1, 'expensive', 'Most expensive', 'buy rent leased'],
  ['Cheapest', 2, 'cheapest', 'Cheapest', 'buy rent leased'],
  ['Oldest', 3, 'oldest', 'Oldest', 'buy rent sold leased'],
  ['Newest', 4, 'newest', 'Newest', 'buy rent sold leased'],
  ['Boosted', 5, 'homesForYou', 'Homes for you', 'buy rent'],
  ['Inspections', 6, 'nextInspection', 'Next inspection', 'buy rent'],
  ['RecentlySoldOrLeased', 7, 'recentlySoldOrLeased', 'Most recent', 'sold leased'],
  ['Auctions', 8, 'nextAuction', 'Next auction', 'buy'],
  ['HasAVirtualTour', 9, 'hasAVirtualTour', 'Has a virtual tour', 'buy rent sold leased'],
  ['HasVideos', 10, 'hasVideos', 'Has videos', 'buy rent sold leased'],
  ['HighestSoldPrice', 12, 'highestSoldPrice', 'Highest sold price', 'sold'],
  ['LowestSoldPrice', 13, 'lowestSoldPrice', 'Lowest sold price', 'sold'],
  ['SoldHomesForYou', 14, 'soldHomesForYou', 'Sold homes for you', 'sold'],
  ['Nearest', 15, 'nearest', 'Nearest first', 'buy rent sold leased'],
] as const;

export type SortName = (typeof table)[number][2];

export interface Sort {
  /** Name in the graph API. */
  readonly name: SortName;
  readonly title: string;
  readonly number: number;
  readonly label: string;
  /** Modes that offer it. */
  readonly modes: readonly ListingStatusType[];
}

export const sorts: readonly Sort[] = table.map(([title, number, name, label, modes]) => ({
  name,
  title,
  number,
  label,
  modes: modes.split(' ') as ListingStatusType[],
}));

/** undefined for a name outside the vocabulary. */
export function sortByName(name: string): Sort | undefined {
  return sorts.find((sort) => sort.name === name);
}

/**
 * The sorts that a search offers, in the order in which a picker shows them: the mode's default first. Only homes near
 * a point have a nearest one.
 */
export function sortsFor(mode: ListingStatusType, nearPoint: boolean): Sort[] {
  const first = defaultSort('location', mode);
  const offered = sorts.filter((sort) => sort.modes.includes(mode) && (nearPoint || sort.name !== 'nearest'));
  return [...offered.filter((sort) => sort.name === first), ...offered.filter((sort) => sort.name !== first)];
}

/** An office's own page shows its latest listings first; everywhere else the boosted ones, or the latest results. */
export function defaultSort(context: SearchContext, mode: ListingStatusType): SortName {
  if (mode === 'sold' || mode === 'leased') return 'recentlySoldOrLeased';
  return context === 'office' ? 'newest' : 'homesForYou';
}

/** The sort that applies to a visitor: sold homes for you needs a signed-in member, otherwise the default is used. */
export function sortForVisitor(
  sort: SortName,
  context: SearchContext,
  mode: ListingStatusType,
  signedIn: boolean,
): SortName {
  return sort === 'soldHomesForYou' && !signedIn ? defaultSort(context, mode) : sort;
}
