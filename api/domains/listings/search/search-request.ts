import type { ListedDays, ListingStatusType, Point, SortName } from '@verandah/market';
import type { Ring, Shape } from './well-known-text.ts';

/** Some postcodes cross a state border; without a state both sides match. */
export interface Postcode {
  readonly postcode: string;
  readonly stateCode: string | null;
}

/** Suburbs, and whole regions, states or postcodes. */
export interface Places {
  readonly kind: 'places';
  readonly localityIds: readonly number[];
  readonly regionIds: readonly number[];
  readonly stateCodes: readonly string[];
  readonly postcodes: readonly Postcode[];
  /** Includes suburbs around `localityIds`. */
  readonly surrounding: boolean;
}

/** The area of a search, with names resolved. */
export type SearchArea =
  | Places
  | Shape
  | { readonly kind: 'office'; readonly id: number }
  | { readonly kind: 'country' }
  /** None of the requested locations exists. */
  | { readonly kind: 'nowhere' };

/** Accepted numbers from 1 to 5, where 5 means five or more. */
export type RequestedCount = readonly number[];
/** Inclusive. */
export interface RequestedRange {
  readonly min: number | undefined;
  readonly max: number | undefined;
}
/** Days since 1970 in the property's time zone; no days means any future date. */
export interface RequestedDates {
  readonly days: readonly number[];
}

/** A point, and the area around it: by a distance, or by a travel time. */
export interface NearArea {
  /** Degrees. */
  readonly point: Point;
  readonly outline: Ring;
}

/** A validated search, from which the statements are built. */
export interface SearchRequest {
  readonly statusType: ListingStatusType;
  readonly area: SearchArea;
  /** Numbers of the vocabulary, subtypes included; empty for any. */
  readonly types: readonly number[];
  readonly beds: RequestedCount | undefined;
  /** Whether studios are included: they pass the bedroom filter with any number of bedrooms. */
  readonly studios: boolean;
  readonly baths: RequestedCount | undefined;
  readonly cars: RequestedCount | undefined;
  readonly price: RequestedRange | undefined;
  readonly land: RequestedRange | undefined;
  readonly frontage: RequestedRange | undefined;
  readonly floor: RequestedRange | undefined;
  /** Bits that must all be set. */
  readonly features: bigint;
  /** Bits that must all be set, one for each trait. */
  readonly traits: number;
  /** Phrases that must all be in the words. */
  readonly keywords: readonly string[];
  readonly listedWithin: ListedDays | undefined;
  /** Day since 1970. */
  readonly availableBy: number | undefined;
  readonly near: NearArea | undefined;
  readonly inspections: RequestedDates | undefined;
  readonly auctions: RequestedDates | undefined;
  readonly leaveOutUnderOffer: boolean;
  /** Ids of listings that the visitor has hidden. */
  readonly leaveOut: readonly number[];
  readonly sort: SortName;
  readonly skip: number;
  readonly take: number;
  /** A part of the list by the numbers of its order, instead of pages: from the beginning, or after a place. */
  readonly keyset?: { readonly after: readonly number[] | undefined };
}

/** The requested parts of the result; the others are not computed. */
export interface SearchWants {
  readonly results: boolean;
  readonly total: boolean;
  readonly exactTotal: boolean;
  readonly facets: boolean;
  readonly auctionDates: boolean;
  readonly inspectionDates: boolean;
  /** By trait, and by the time since they were listed. */
  readonly traits: boolean;
  readonly median: boolean;
  readonly markers: boolean;
  /** One filter, or a pair of them. */
  readonly relaxations: boolean;
}

/** No part: callers add those that they need. */
export const wantsNothing: SearchWants = {
  results: false,
  total: false,
  exactTotal: false,
  facets: false,
  auctionDates: false,
  inspectionDates: false,
  traits: false,
  median: false,
  markers: false,
  relaxations: false,
};
