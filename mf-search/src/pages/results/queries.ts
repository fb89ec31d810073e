import { cardListingFragment } from '@verandah/design';
import { aggregationFragment } from '../../features/filters/aggregations.ts';
import { officeFragment } from '../../features/office/office.ts';
import { graphql, type ResultsQuery } from '../../graphql.ts';

export type ResultsPlace = ResultsQuery['locations'][number];

/** All data of a page of results, except the map. */
export const readResults = graphql(
  `query Results($query: ListingSearchQuery!, $places: [String!]!, $office: String!, $byOffice: Boolean!,
    $nearPoint: Boolean!, $travelTo: NearInput, $byTravel: Boolean!, $byKeyword: Boolean!) {
    locations(identifiers: $places) { id type slug label name stateCode latLong { latitude longitude } }
    office(identifier: $office) @include(if: $byOffice) { ...SearchedOffice }
    listingSearch(query: $query) {
      total exactTotal
      pagination { currentPage totalPages skip }
      prices { filtered { median } }
      results { ...CardListing travelMinutes(to: $travelTo) @include(if: $byTravel)
        address { latitude @include(if: $nearPoint) longitude @include(if: $nearPoint) } }
      keywordExcerpts @include(if: $byKeyword) { listingId parts { text isMatch } }
      ...Aggregations
    }
    travelModes
  }`,
  [officeFragment, cardListingFragment, aggregationFragment],
);

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
  query NearbySuburbs($identifier: String!) { location(identifier: $identifier,
    includeSurrounding: true) { surroundingSuburbs { slug label } } }`);

/** The number of homes in a location itself. */
export const readTotal = graphql(`
  query PlaceTotal($query: ListingSearchQuery!) { listingSearch(query: $query) { exactTotal } }`);
