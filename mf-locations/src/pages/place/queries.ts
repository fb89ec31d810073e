import { cardListingFragment } from '@verandah/design';
import { censusFragment } from '../../features/census/census.ts';
import { placeEntryFragment } from '../../features/browse/place-entry.ts';
import { namedPlaceFragment } from '../../features/places/place.ts';
import { mediansFragment } from '../../features/prices/market.ts';
import { questionFragment } from '../../features/questions/question.ts';
import { reviewFragment } from '../../features/reviews/review.ts';
import { graphql } from '../../graphql.ts';

/** Data of a location's page, except agents, streets and the locations within it. */
export const readOverview = graphql(
  `query LocationPage($slug: String!) {
    locationOverview(identifier: $slug) {
      location {
        id ...NamedPlace followerCount latLong { latitude longitude } nearestStation { name distanceMetres }
          listingCounts { buy rent sold leased } region { name slug }
        outline(corners: 120) { points } boundary { approximate credit } ...LocationMedians
      }
      ...LocationCensus
      ratings { average count distribution factors { factor label average count } }
      pros { text count }
      cons { text count }
      reviews(take: 4) { total results { ...LocationReview } }
      popularQuestions { ...LocationQuestion }
      unansweredQuestions { ...LocationQuestion }
      nearby(take: 14) { distanceMetres location { ...PlaceEntry latLong { latitude longitude } outline(corners: 40) {
        points } } }
      surroundingSuburbs { slug name label }
      similar(take: 5) { kind median houseShare kilometres months results { distanceMetres median houseShare location {
        slug name label } } }
      schools(take: 20) { areKnown results { id name kind sector } }
      buy: listings(statusType: buy, take: 3) { ...CardListing }
      rent: listings(statusType: rent, take: 3) { ...CardListing }
      sold: listings(statusType: sold, take: 3) { ...CardListing }
    }
  }`,
  [
    namedPlaceFragment,
    mediansFragment,
    censusFragment,
    reviewFragment,
    questionFragment,
    placeEntryFragment,
    cardListingFragment,
  ],
);

/** Agents and streets of a location. The page is shown without them if the query fails. */
export const readAround = graphql(`
  query LocationAround($slug: String!, $agents: String!) {
    agents(json: $agents) { local results { username name title portrait office { name } performance(location: $slug) {
      soldInPeriod leasedInPeriod forSale forRent } } }
    streets: locationIndex(type: street, identifier: $slug, sortOrder: popular,
      take: 12) { total results { street { name slug listingCounts { buy rent sold leased } } } }
  }`);

/** The regions and suburbs in a state, a region or a postcode. */
export const readWithin = graphql(
  `query LocationWithin($slug: String!, $regions: Boolean!) {
    regions: locationIndex(type: region, identifier: $slug, take: 60) @include(if: $regions) { total results { location
      { ...PlaceEntry } } }
    suburbs: locationIndex(type: suburb, identifier: $slug, sortOrder: popular,
      take: 24) { total results { location { ...PlaceEntry } } }
  }`,
  [placeEntryFragment],
);
