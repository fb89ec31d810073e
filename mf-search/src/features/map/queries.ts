import { cardListingFragment } from '@verandah/design';
import { graphql, type MarkerNamesQuery } from '../../graphql.ts';

/** Positions of the homes of an office, state or region, which have no boundary to focus the map on. */
export const readSpots = graphql(`
  query ResultSpots($query: ListingSearchQuery!) { listingSearch(query: $query) { markers { latitude longitude } } }`);

/** The outline that homes near the point of a search lie in: longitude, latitude, longitude, … */
export const readNearOutline = graphql(`
  query NearOutline($query: ListingSearchQuery!) { listingSearch(query: $query) { nearOutline } }`);

/** Names and boundaries of suburbs, in order; null where there is no boundary. */
export const readBoundaries = graphql(`
  query PlaceBoundaries($places: [String!]!) { locations(identifiers: $places) { slug name boundary { approximate
    geoJson } } }`);

/** Boundaries of the suburbs around others. */
export const readSurrounding = graphql(`
  query SurroundingBoundaries($places: [String!]!) {
    locations(identifiers: $places) { surroundingSuburbs { slug boundary { approximate geoJson } } }
  }`);

/** How many results are in a map's view, and how many have no place on a map. */
export const readMapCount = graphql(`
  query MapCount($query: ListingSearchQuery!, $view: MapViewInput!) {
    listingSearch(query: $query) { mapCount(view: $view) { inView withoutAddress } }
  }`);

/** Positions of listings; those without a public address have none. */
export const readPositions = graphql(`
  query ListingPositions($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids,
    take: $take) { id address { latitude longitude } } }`);

/** The listings of a marker. */
export const readCards = graphql(
  `query MarkerCards($ids: [ID!]!, $take: Int!, $travelTo: NearInput, $byTravel: Boolean!) {
    listingsById(listingIds: $ids, take: $take) { ...CardListing address { latitude longitude }
      travelMinutes(to: $travelTo) @include(if: $byTravel) }
  }`,
  [cardListingFragment],
);

export type NamedListing = MarkerNamesQuery['listingsById'][number];

/** Address of each home in the list of markers, shown beside its price. */
export const readNames = graphql(`
  query MarkerNames($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids,
    take: $take) { id address { street suburb } features { bedrooms } } }`);
