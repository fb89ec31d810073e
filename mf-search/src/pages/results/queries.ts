import { cardListingFragment, type CardListing } from '@verandah/design';
import type { TravelMode } from '@verandah/market';
import { aggregationFragment, type Aggregations } from '../../features/filters/aggregations.ts';
import { officeFragment, type SearchedOffice } from '../../features/office/office.ts';
import { graphql } from '../../graphql.ts';

export interface ResultsPlace {
  readonly id: string;
  readonly type: 'suburb' | 'region' | 'state' | 'postcode';
  readonly slug: string;
  readonly label: string;
  readonly name: string;
  readonly stateCode: string;
  readonly latLong: { readonly latitude: number; readonly longitude: number };
}

export interface ResultsAnswer {
  readonly locations: readonly ResultsPlace[];
  /** Requested only when an office is searched; null if the id does not exist. */
  readonly office?: SearchedOffice | null;
  readonly listingSearch: {
    readonly total: number;
    readonly exactTotal: number;
    readonly pagination: { readonly currentPage: number; readonly totalPages: number; readonly skip: number };
    readonly prices: { readonly filtered: { readonly median: number | null } };
    readonly results: readonly CardListing[];
    readonly aggregations: Aggregations;
  };
  /** Ways to travel by which homes near a point can be searched for. */
  readonly travelModes: readonly TravelMode[];
}

/** All data of a page of results, except the map. */
export const readResults = graphql(
  `query Results($query: ListingSearchQuery!, $places: [String!]!, $office: String!, $byOffice: Boolean!, $nearPoint: Boolean!) {
    locations(identifiers: $places) { id type slug label name stateCode latLong { latitude longitude } }
    office(identifier: $office) @include(if: $byOffice) { ...SearchedOffice }
    listingSearch(query: $query) {
      total exactTotal
      pagination { currentPage totalPages skip }
      prices { filtered { median } }
      results { ...CardListing address { latitude @include(if: $nearPoint) longitude @include(if: $nearPoint) } }
      ...Aggregations
    }
    travelModes
  }`,
  [officeFragment, cardListingFragment, aggregationFragment],
);

/** The filters of a search, as the GraphQL API names them. */
export type SearchFilter =
  | 'propertyTypes'
  | 'bedrooms'
  | 'bathrooms'
  | 'carSpaces'
  | 'price'
  | 'landSize'
  | 'frontage'
  | 'features'
  | 'near'
  | 'inspections'
  | 'auctions'
  | 'underOffer';

/** The number of results without each of the filters, and without pairs of them, highest first. */
export const readRelaxations = graphql(`
  query Relaxations($query: ListingSearchQuery!) {
    listingSearch(query: $query) { relaxations { filter total } relaxedPairs { filters total } }
  }`);

/** Suburbs that have homes with the same filters, nearest first. */
export const readNearestSuburbs = graphql(`
  query NearestSuburbs($query: ListingSearchQuery!, $take: Int!) {
    listingSearch(query: $query) { nearestSuburbs(take: $take) { slug label total } }
  }`);

/** Suburbs around a location, nearest first. */
export const readNearby = graphql(`
  query NearbySuburbs($identifier: String!) { location(identifier: $identifier, includeSurrounding: true) { surroundingSuburbs { slug label } } }`);

/** The number of homes in a location itself. */
export const readTotal = graphql(`
  query PlaceTotal($query: ListingSearchQuery!) { listingSearch(query: $query) { exactTotal } }`);
