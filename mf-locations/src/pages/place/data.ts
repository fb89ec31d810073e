import type { CardListing } from '@verandah/design';
import type { PlaceEntry } from '../../features/browse/place-entry.ts';
import type { Census } from '../../features/census/census.ts';
import type { BoundaryPicture } from '../../features/boundary/picture.ts';
import type { Market } from '../../features/prices/market.ts';
import type { ListingCounts, NamedPlace } from '../../features/places/place.ts';
import type { Question } from '../../features/questions/question.ts';
import type { Review } from '../../features/reviews/review.ts';

export interface PlaceAgent {
  readonly username: string;
  readonly name: string;
  readonly title: string | null;
  readonly portrait: string | null;
  readonly office: { readonly name: string };
  /** In the location; sales and leases of the last twelve months. */
  readonly performance: {
    readonly soldInPeriod: number;
    readonly leasedInPeriod: number;
    readonly forSale: number;
    readonly forRent: number;
  };
}
export interface PlaceStreet {
  readonly name: string;
  readonly slug: string;
  readonly listingCounts: ListingCounts;
}
export interface PlaceSchool {
  readonly id: string;
  readonly name: string;
  readonly kind: 'primary' | 'secondary' | 'combined' | 'special';
  readonly sector: string;
}
export interface Ratings {
  readonly average: number | null;
  readonly count: number;
  /** Number of ratings with 1, 2, 3, 4 and 5 stars. */
  readonly distribution: readonly number[];
  readonly factors: readonly {
    readonly factor: string;
    readonly label: string;
    readonly average: number;
    readonly count: number;
  }[];
}
export interface FrequentPoint {
  readonly text: string;
  readonly count: number;
}

/** Suburbs like the page's, and what they are compared by. Prices in dollars, shares of houses in per cent. */
export interface SimilarPlaces {
  readonly kind: 'house' | 'unit';
  readonly median: number;
  readonly houseShare: number;
  /** How far they are at most. */
  readonly kilometres: number;
  /** How far back sales count. */
  readonly months: number;
  /** Most similar first. */
  readonly results: readonly {
    readonly distanceMetres: number;
    readonly median: number;
    readonly houseShare: number;
    readonly location: Pick<NamedPlace, 'slug' | 'name' | 'label'>;
  }[];
}

/** The data of a location's page. */
export interface PlacePage {
  readonly kind: 'place';
  readonly place: NamedPlace & {
    readonly id: string;
    readonly followerCount: number;
    readonly listingCounts: ListingCounts;
    readonly latLong: { readonly latitude: number; readonly longitude: number };
    readonly region: Pick<NamedPlace, 'name' | 'slug'> | null;
    /** Straight-line distance; null where none is near, or stations are not known. */
    readonly nearestStation: { readonly name: string; readonly distanceMetres: number } | null;
  };
  /** null: none was imported for the location. */
  readonly census: Census | null;
  readonly picture: BoundaryPicture | null;
  readonly ratings: Ratings;
  readonly pros: readonly FrequentPoint[];
  readonly cons: readonly FrequentPoint[];
  readonly reviews: { readonly total: number; readonly results: readonly Review[] };
  readonly popular: readonly Question[];
  readonly unanswered: readonly Question[];
  /** The nearest suburbs of a suburb. */
  readonly nearby: readonly (PlaceEntry & { readonly distanceMetres: number })[];
  /** Further suburbs that a search with surrounding suburbs includes. */
  readonly surrounding: readonly Pick<NamedPlace, 'slug' | 'name' | 'label'>[];
  readonly similar: SimilarPlaces | null;
  readonly market: Market;
  readonly buy: readonly CardListing[];
  readonly rent: readonly CardListing[];
  /** The latest sales. */
  readonly sold: readonly CardListing[];
  readonly schools: { readonly areKnown: boolean; readonly results: readonly PlaceSchool[] };
  /** Those with sales, leases or listings in the location, most sales and leases first, and their total number. */
  readonly agents: { readonly total: number; readonly results: readonly PlaceAgent[] };
  readonly streets: { readonly total: number; readonly results: readonly PlaceStreet[] };
  /** The first regions of a state by name, and their total number. */
  readonly regions: { readonly total: number; readonly results: readonly PlaceEntry[] };
  /** The most popular suburbs of a state, region or postcode, and their total number. */
  readonly suburbs: { readonly total: number; readonly results: readonly PlaceEntry[] };
  /** Outcome of a form sent without script. */
  readonly outcome: 'followed' | null;
}

/** A location that could not be loaded: the page is called "Australia" and links onwards. */
export interface UnknownPlace {
  readonly kind: 'unknown';
}

export type PlaceData = PlacePage | UnknownPlace;
