import type {
  ListingStatusType,
  PropertyTypeName,
  SearchContext,
  SortName,
  TraitName,
  FeatureName,
  TravelMode,
} from '@verandah/market';
import type { WantedPlace } from './places.ts';

type Maybe<T> = T | null | undefined;

/** `ListingSearchQuery` as received by the GraphQL API: types are checked, values are not. */
export interface SearchInput {
  readonly statusType: ListingStatusType;
  readonly searchMode: SearchContext;
  readonly sortBy?: Maybe<SortName>;
  readonly paging?: Maybe<{ readonly skip?: Maybe<number>; readonly take?: Maybe<number> }>;
  readonly propertyTypes?: Maybe<readonly PropertyTypeName[]>;
  readonly propertyFeatures?: Maybe<readonly FeatureName[]>;
  readonly locationSearchContext: {
    readonly searchLocations?: Maybe<readonly WantedPlace[]>;
    readonly includeSurroundingSuburbs?: Maybe<boolean>;
    readonly officeId?: Maybe<string>;
    readonly wellKnownText?: Maybe<string>;
  };
  readonly bedrooms?: Maybe<CountInput>;
  readonly bathrooms?: Maybe<CountInput>;
  readonly carSpaces?: Maybe<CountInput>;
  readonly landSize?: Maybe<RangeInput>;
  readonly frontageSize?: Maybe<RangeInput>;
  readonly floorArea?: Maybe<RangeInput>;
  readonly traits?: Maybe<readonly TraitName[]>;
  readonly keywords?: Maybe<readonly string[]>;
  readonly listedWithin?: Maybe<number>;
  readonly availableBy?: Maybe<string>;
  readonly price?: Maybe<RangeInput>;
  readonly auction?: Maybe<DatesInput>;
  readonly inspection?: Maybe<DatesInput>;
  readonly isUnderOffer?: Maybe<boolean>;
  readonly leaveOut?: Maybe<readonly string[]>;
  readonly near?: Maybe<NearInput>;
}

/** A point, degrees, with a distance as the crow flies, or a time and a way to travel. */
export interface NearInput {
  readonly latitude: number;
  readonly longitude: number;
  readonly kilometres?: Maybe<number>;
  readonly minutes?: Maybe<number>;
  readonly by?: Maybe<TravelMode>;
  readonly name?: Maybe<string>;
}
export interface CountInput {
  readonly only?: Maybe<readonly number[]>;
  readonly min?: Maybe<number>;
}
export interface RangeInput {
  readonly min?: Maybe<number>;
  readonly max?: Maybe<number>;
}
export interface DatesInput {
  readonly dates?: Maybe<readonly string[]>;
  readonly forthcoming?: Maybe<boolean>;
}
