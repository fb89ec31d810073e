import type { ListingSearch } from '@verandah/market';
import type { Pace } from './by-email/frequency.ts';
import type { CountInput, RangeInput, SearchInput, SearchParamsView } from '../../listings/public.ts';

type Maybe<T> = T | null | undefined;

/** A saved search in the format of earlier pages, separate from the search parameters, which are equivalent. */
export interface SavedFilterInput {
  readonly beds?: Maybe<CountInput>;
  readonly baths?: Maybe<CountInput>;
  readonly carSpaces?: Maybe<CountInput>;
  readonly locationIds?: Maybe<readonly string[]>;
  readonly price?: Maybe<RangeInput>;
  readonly propertyTypes?: SearchInput['propertyTypes'];
  readonly searchMode: SearchInput['statusType'];
}

/**
 * The input that creates or changes an alert, with the search in one of two formats; a change without either keeps the
 * search.
 */
export interface AlertInput {
  readonly name?: Maybe<string>;
  readonly description?: Maybe<string>;
  readonly searchParams?: Maybe<SearchInput>;
  readonly filter?: Maybe<SavedFilterInput>;
  /** The part of the page where it was created, for tracking. */
  readonly pageElementPosition?: Maybe<string>;
}

/** A change, which can also be of the alert's own frequency. */
export interface AlertChange extends AlertInput {
  readonly emailFrequency?: Maybe<Pace>;
}

/** An alert with all fields of its outputs. It refers to listings by id, so that their hidden values stay hidden. */
export interface AlertView {
  readonly id: number;
  readonly name: string;
  readonly description: string;
  /** The canonical address of its search. */
  readonly address: string;
  readonly search: ListingSearch;
  readonly searchParams: SearchParamsView;
  readonly filter: SavedFilter;
  readonly shape: { readonly id: string; readonly polyline: string; readonly wellKnownText: string } | null;
  readonly pageElementPosition: string | null;
  /** How often its homes are emailed. Null: the member's preference for all alerts. */
  readonly emailFrequency: Pace | null;
  /** ISO 8601 */
  readonly createdAt: string;
  /** Since when its unseen homes are new: when the member last cleared or created it. ISO 8601 */
  readonly newSince: string;
  /** Newest first. */
  readonly unseenListingIds: readonly number[];
  readonly unseenListingCount: number;
  /** The listing whose first photo it shows. */
  readonly coverListingId: number | null;
}

export interface SavedFilter {
  readonly beds: ListingSearch['bedrooms'];
  readonly baths: ListingSearch['bathrooms'];
  readonly carSpaces: ListingSearch['carSpaces'];
  /** Suburbs; states and postcodes are in the search parameters only. */
  readonly locationIds: readonly string[];
  readonly price: ListingSearch['price'];
  readonly propertyTypes: ListingSearch['propertyTypes'];
  readonly searchMode: ListingSearch['mode'];
}
