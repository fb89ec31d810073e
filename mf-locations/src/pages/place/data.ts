import type { CardListing } from '@verandah/design';
import type { PlaceEntry } from '../../features/browse/place-entry.ts';
import type { BoundaryPicture } from '../../features/boundary/picture.ts';
import type { Market } from '../../features/prices/market.ts';
import type { Question } from '../../features/questions/question.ts';
import type { Review } from '../../features/reviews/review.ts';
import type { LocationAroundQuery, LocationPageQuery } from '../../graphql.ts';

/** A location's page, except agents, streets and the locations within it. */
export type Overview = NonNullable<LocationPageQuery['locationOverview']>;
/** An agent; `performance` is that of the last twelve months in the location. */
export type PlaceAgent = LocationAroundQuery['agents']['results'][number];
type PlaceStreet = NonNullable<NonNullable<LocationAroundQuery['streets']>['results'][number]['street']>;

/** The first of a list, and the total number. */
interface First<Entry> {
  readonly total: number;
  readonly results: readonly Entry[];
}

/** The data of a location's page. */
export interface PlacePage extends Pick<Overview, 'census' | 'ratings' | 'pros' | 'cons' | 'similar' | 'schools'> {
  readonly kind: 'place';
  readonly place: Omit<Overview['location'], 'outline' | 'boundary' | 'medians'>;
  readonly picture: BoundaryPicture | null;
  readonly reviews: First<Review>;
  readonly popular: readonly Question[];
  readonly unanswered: readonly Question[];
  /** The nearest suburbs of a suburb. */
  readonly nearby: readonly (PlaceEntry & { readonly distanceMetres: number })[];
  /** Further suburbs that a search with surrounding suburbs includes. */
  readonly surrounding: Overview['surroundingSuburbs'];
  readonly market: Market;
  readonly buy: readonly CardListing[];
  readonly rent: readonly CardListing[];
  /** The latest sales. */
  readonly sold: readonly CardListing[];
  /** Those with sales, leases or listings in the location, most sales and leases first. */
  readonly agents: First<PlaceAgent>;
  readonly streets: First<PlaceStreet>;
  /** The first regions of a state by name. */
  readonly regions: First<PlaceEntry>;
  /** The most popular suburbs of a state, region or postcode. */
  readonly suburbs: First<PlaceEntry>;
  /** Outcome of a form sent without script. */
  readonly outcome: 'followed' | null;
}

/** A location that could not be loaded: the page is called "Australia" and links onwards. */
export interface UnknownPlace {
  readonly kind: 'unknown';
}

export type PlaceData = PlacePage | UnknownPlace;
