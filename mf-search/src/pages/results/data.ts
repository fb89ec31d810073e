import type { CardExcerpt, CardListing } from '@verandah/design';
import type { ListingSearch, ListingStatusType, TravelMode } from '@verandah/market';
import type { Aggregations } from '../../features/filters/aggregations.ts';
import type { SearchedOffice } from '../../features/office/office.ts';
import type { ResultsPlace } from './queries.ts';
import type { Alternatives } from './alternative-searches.ts';
import type { ResultsQuery } from '../../graphql.ts';

/** A page of results. */
export interface FoundResults {
  readonly kind: 'results';
  readonly search: ListingSearch;
  readonly title: string;
  readonly places: readonly ResultsPlace[];
  /** Slugs of the address without a location; the search leaves them out. */
  readonly unknownPlaces: readonly string[];
  /** The office whose homes are searched. */
  readonly office: SearchedOffice | null;
  /** Time zone for the days of inspections and auctions. */
  readonly timeZone: string;
  readonly listings: readonly CardListing[];
  /** Where the text of a listing has the keywords of the search, by its id. */
  readonly excerpts: Readonly<Record<string, CardExcerpt>>;
  readonly total: number;
  readonly exactTotal: number;
  readonly pagination: ResultsQuery['listingSearch']['pagination'];
  readonly median: number | null;
  readonly aggregations: Aggregations;
  /** Ways to travel that filters offer. */
  readonly travelModes: readonly TravelMode[];
  /** Hidden listings that these results exclude, latest first. Empty on the server, which does not have them. */
  readonly leftOut: readonly string[];
  /** Alternative searches; null where something was found. */
  readonly alternatives: Alternatives | null;
  /** The filters are shown in the page, for a browser without script. */
  readonly filtersOpen: boolean;
}

/** The search has another address now: a location or an office was renamed. */
export interface MovedSearch {
  readonly kind: 'moved';
  readonly search: ListingSearch;
}

/** No location matches the typed text. */
export interface UnknownPlace {
  readonly kind: 'unknown-place';
  readonly typed: string;
  readonly mode: ListingStatusType;
}

/** The search failed. The page still shows the results that it had, with their address, and offers to try again. */
export interface FailedSearch {
  readonly kind: 'failed';
  readonly search: ListingSearch;
  /** Why homes can't be found near the point of the search. */
  readonly nearProblem?: string | undefined;
  /** Address that tries again. */
  readonly address: string;
  /** The results that were on the screen; null on a first page and after another page. */
  readonly last: FoundResults | null;
}

export type ResultsData = FoundResults | UnknownPlace | FailedSearch;
