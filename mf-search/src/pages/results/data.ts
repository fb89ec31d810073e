import type { CardListing } from '@verandah/design';
import type { ListingSearch, ListingStatusType } from '@verandah/market';
import type { Aggregations } from '../../features/filters/aggregations.ts';
import type { SearchedOffice } from '../../features/office/office.ts';
import type { ResultsPlace } from './queries.ts';
import type { WaysOut } from './ways-out.ts';

/** A page of results. */
export interface FoundResults {
  readonly kind: 'results';
  readonly search: ListingSearch;
  readonly title: string;
  readonly places: readonly ResultsPlace[];
  /** Slugs of the address that nobody knows: the search goes without them. */
  readonly unknownPlaces: readonly string[];
  /** The office whose homes are searched. */
  readonly office: SearchedOffice | null;
  /** The clock that days of inspections and auctions follow. */
  readonly timeZone: string;
  readonly listings: readonly CardListing[];
  readonly total: number;
  readonly exactTotal: number;
  readonly pagination: { readonly currentPage: number; readonly totalPages: number; readonly skip: number };
  readonly median: number | null;
  readonly aggregations: Aggregations;
  /**
   * Listings that the visitor hid and that these results leave out, the latest first; none on the server, which knows
   * nothing of them.
   */
  readonly leftOut: readonly string[];
  /** What to search for instead; null where something was found. */
  readonly waysOut: WaysOut | null;
  /** The filters are in the page: for a browser without script. */
  readonly filtersOpen: boolean;
}

/** The search goes by another address now: a place was renamed, or an office. */
export interface MovedSearch {
  readonly kind: 'moved';
  readonly search: ListingSearch;
}

/** Nobody knows the place that was typed. */
export interface UnknownPlace {
  readonly kind: 'unknown-place';
  readonly typed: string;
  readonly mode: ListingStatusType;
}

/** The search failed. The page keeps the results that it has and offers another try. */
export interface FailedSearch {
  readonly kind: 'failed';
  readonly search: ListingSearch;
}

export type ResultsData = FoundResults | UnknownPlace | FailedSearch;
