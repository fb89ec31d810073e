import { cardListingFragment, type CardListing } from '@verandah/design';
import type { Rings } from '../../features/boundary/picture.ts';
import { placeEntryFragment, type PlaceEntry } from '../../features/browse/place-entry.ts';
import { namedPlaceFragment, type NamedPlace } from '../../features/places/place.ts';
import { mediansFragment, type Medians } from '../../features/prices/market.ts';
import { questionFragment, type Question } from '../../features/questions/question.ts';
import { reviewFragment, type ReviewDetail } from '../../features/reviews/review.ts';
import type { PlacePage, PlaceSchool, Ratings, FrequentPoint, SimilarPlaces } from './data.ts';
import { graphql } from '../../graphql.ts';

type Outlined = {
  readonly outline: Rings;
  readonly latLong: { readonly latitude: number; readonly longitude: number };
};

export interface Overview {
  readonly location: PlacePage['place'] &
    Outlined & {
      readonly boundary: { readonly approximate: boolean; readonly credit: string | null } | null;
      readonly medians: Medians;
    };
  readonly ratings: Ratings;
  readonly pros: readonly FrequentPoint[];
  readonly cons: readonly FrequentPoint[];
  readonly reviews: { readonly total: number; readonly results: readonly ReviewDetail[] };
  readonly popularQuestions: readonly Question[];
  readonly unansweredQuestions: readonly Question[];
  readonly nearby: readonly { readonly distanceMetres: number; readonly location: PlaceEntry & Outlined }[];
  readonly surroundingSuburbs: readonly Pick<NamedPlace, 'slug' | 'name' | 'label'>[];
  readonly similar: SimilarPlaces | null;
  readonly schools: { readonly areKnown: boolean; readonly results: readonly PlaceSchool[] };
  readonly buy: readonly CardListing[];
  readonly rent: readonly CardListing[];
  readonly sold: readonly CardListing[];
}

/** Data of a location's page, except agents, streets and the locations within it. */
export const readOverview = graphql(
  `query LocationPage($slug: String!) {
    locationOverview(identifier: $slug) {
      location {
        id ...NamedPlace followerCount latLong { latitude longitude } nearestStation { name distanceMetres } listingCounts { buy rent sold leased } region { name slug }
        outline(corners: 120) { points } boundary { approximate credit } ...LocationMedians
      }
      ratings { average count distribution factors { factor label average count } }
      pros { text count }
      cons { text count }
      reviews(take: 4) { total results { ...LocationReview } }
      popularQuestions { ...LocationQuestion }
      unansweredQuestions { ...LocationQuestion }
      nearby(take: 14) { distanceMetres location { ...PlaceEntry latLong { latitude longitude } outline(corners: 40) { points } } }
      surroundingSuburbs { slug name label }
      similar(take: 5) { kind median houseShare kilometres months results { distanceMetres median houseShare location { slug name label } } }
      schools(take: 20) { areKnown results { id name kind sector } }
      buy: listings(statusType: buy, take: 3) { ...CardListing }
      rent: listings(statusType: rent, take: 3) { ...CardListing }
      sold: listings(statusType: sold, take: 3) { ...CardListing }
    }
  }`,
  [namedPlaceFragment, mediansFragment, reviewFragment, questionFragment, placeEntryFragment, cardListingFragment],
);

/** Agents and streets of a location. The page is shown without them if the query fails. */
export const readAround = graphql(`
  query LocationAround($slug: String!, $agents: String!) {
    agents(json: $agents) { local results { username name title portrait office { name } performance(location: $slug) { soldInPeriod leasedInPeriod forSale forRent } } }
    streets: locationIndex(type: street, identifier: $slug, sortOrder: popular, take: 12) { total results { street { name slug listingCounts { buy rent sold leased } } } }
  }`);

/** The regions and suburbs in a state, a region or a postcode. */
export const readWithin = graphql(
  `query LocationWithin($slug: String!, $regions: Boolean!) {
    regions: locationIndex(type: region, identifier: $slug, take: 60) @include(if: $regions) { total results { location { ...PlaceEntry } } }
    suburbs: locationIndex(type: suburb, identifier: $slug, sortOrder: popular, take: 24) { total results { location { ...PlaceEntry } } }
  }`,
  [placeEntryFragment],
);
