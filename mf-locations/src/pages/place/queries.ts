import { cardListingFields, type CardListing } from '@verandah/design';
import { document } from '@verandah/graph';
import type { Rings } from '../../features/boundary/picture.ts';
import { placeEntryFields, type PlaceEntry } from '../../features/browse/place-entry.ts';
import { namedPlaceFields, type NamedPlace } from '../../features/places/place.ts';
import { mediansFields, type Medians } from '../../features/prices/market.ts';
import { questionFields, type Question } from '../../features/questions/question.ts';
import { reviewFields, type ReviewDetail } from '../../features/reviews/review.ts';
import type { PlaceAgent, PlacePage, PlaceSchool, PlaceStreet, Ratings, FrequentPoint } from './data.ts';

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
  readonly schools: { readonly areKnown: boolean; readonly results: readonly PlaceSchool[] };
  readonly buy: readonly CardListing[];
  readonly rent: readonly CardListing[];
}

/** Data of a location's page, except agents, streets and the locations within it. */
export const readOverview = document<{ locationOverview: Overview | null }, { slug: string }>(`
  query LocationPage($slug: String!) {
    locationOverview(identifier: $slug) {
      location {
        id ${namedPlaceFields} followerCount latLong { latitude longitude } listingCounts { buy rent sold leased } region { name slug }
        outline(corners: 120) { points } boundary { approximate credit } ${mediansFields}
      }
      ratings { average count distribution factors { factor label average count } }
      pros { text count }
      cons { text count }
      reviews(take: 4) { total results { ${reviewFields} } }
      popularQuestions { ${questionFields} }
      unansweredQuestions { ${questionFields} }
      nearby(take: 14) { distanceMetres location { ${placeEntryFields} latLong { latitude longitude } outline(corners: 40) { points } } }
      surroundingSuburbs { slug name label }
      schools(take: 20) { areKnown results { id name kind sector } }
      buy: listings(statusType: buy, take: 3) { ${cardListingFields} }
      rent: listings(statusType: rent, take: 3) { ${cardListingFields} }
    }
  }`);

interface AroundAnswer {
  readonly agents: { readonly results: readonly PlaceAgent[] };
  readonly streets: {
    readonly total: number;
    readonly results: readonly { readonly street: PlaceStreet | null }[];
  } | null;
}

/** Agents and streets of a location. The page is shown without them if the query fails. */
export const readAround = document<AroundAnswer, { slug: string; agents: string }>(`
  query LocationAround($slug: String!, $agents: String!) {
    agents(json: $agents) { results { username name title portrait office { name } } }
    streets: locationIndex(type: street, identifier: $slug, sortOrder: popular, take: 12) { total results { street { name slug listingCounts { buy rent sold leased } } } }
  }`);

interface Entries {
  readonly total: number;
  readonly results: readonly { readonly location: PlaceEntry | null }[];
}

/** The regions and suburbs in a state, a region or a postcode. */
export const readWithin = document<
  { regions?: Entries | null; suburbs: Entries | null },
  { slug: string; regions: boolean }
>(`
  query LocationWithin($slug: String!, $regions: Boolean!) {
    regions: locationIndex(type: region, identifier: $slug, take: 60) @include(if: $regions) { total results { location { ${placeEntryFields} } } }
    suburbs: locationIndex(type: suburb, identifier: $slug, sortOrder: popular, take: 24) { total results { location { ${placeEntryFields} } } }
  }`);
