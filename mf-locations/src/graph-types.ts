// Made of the graph API's schema and this area's operations by npm run contracts. The compiler holds the area's own types against it.
import type { ResultOf, VariablesOf } from '@verandah/graph';
import type * as module0 from './features/boundary/read-boundary.ts';
import type * as module1 from './features/finder/queries.ts';
import type * as module2 from './features/follow/queries.ts';
import type * as module3 from './features/own/queries.ts';
import type * as module4 from './features/own/use-own-review.ts';
import type * as module5 from './features/reviews/queries.ts';
import type * as module6 from './features/writing/queries.ts';
import type * as module7 from './pages/browse/queries.ts';
import type * as module8 from './pages/health/page.tsx';
import type * as module9 from './pages/home/queries.ts';
import type * as module10 from './pages/place/queries.ts';
import type * as module11 from './pages/property/load.ts';
import type * as module12 from './pages/reviews/load.ts';
import type * as module13 from './pages/street/load.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** house: detached, semi-detached, terrace; unit: apartment, flat, studio, townhouse, villa; land. */
export type HomeKind =
  | 'house'
  | 'land'
  | 'unit';

export type ListingStatus =
  | 'available'
  | 'completed'
  | 'removed';

export type ListingStatusType =
  | 'buy'
  | 'leased'
  | 'rent'
  | 'sold';

export type ListingTier =
  | 'basic'
  | 'feature'
  | 'premiere'
  | 'standard';

export type LocationFactor =
  | 'community'
  | 'families'
  | 'parking'
  | 'parks'
  | 'quiet'
  | 'safety'
  | 'schools'
  | 'shopsAndCafes'
  | 'transport'
  | 'value';

export type LocationFactorInput = {
  readonly factor: LocationFactor;
  /** 1 to 5 */
  readonly rating: number;
};

export type LocationIndexOrder =
  | 'name'
  /** Most reviewed and followed first; streets: most homes on offer. */
  | 'popular';

export type LocationIndexType =
  | 'region'
  | 'state'
  | 'street'
  | 'suburb';

export type LocationKind =
  | 'postcode'
  | 'region'
  | 'state'
  | 'suburb';

/** How the author knows the place. */
export type LocationRelation =
  | 'lived'
  | 'lives'
  | 'visits'
  | 'works';

export type LocationReviewInput = {
  readonly cons?: ReadonlyArray<string> | null | undefined;
  /** At most six points of 80 characters. */
  readonly pros?: ReadonlyArray<string> | null | undefined;
  /** 1 to 5 */
  readonly rating: number;
  readonly ratings?: ReadonlyArray<LocationFactorInput> | null | undefined;
  readonly relation: LocationRelation;
  /** 20 to 5,000 characters */
  readonly text: string;
  readonly title?: string | null | undefined;
};

export type LocationReviewOrder =
  | 'highestRating'
  | 'lowestRating'
  | 'mostHelpful'
  | 'newest';

export type PriceEventKind =
  | 'changed'
  | 'leased'
  | 'listed'
  | 'sold';

export type PropertyTypeName =
  | 'acreage'
  | 'alpine'
  | 'apartment'
  | 'blockOfUnits'
  | 'flat'
  | 'house'
  | 'land'
  | 'other'
  | 'retirement'
  | 'rural'
  | 'semiDetached'
  | 'servicedApartment'
  | 'studio'
  | 'terrace'
  | 'townhouse'
  | 'unit'
  | 'villa'
  | 'warehouse';

export type ReportKind =
  | 'agentReview'
  | 'answer'
  | 'answerComment'
  | 'listing'
  | 'locationReview'
  | 'locationReviewComment'
  | 'question';

export type SchoolKind =
  | 'combined'
  | 'primary'
  | 'secondary'
  | 'special';

export type SuggestionKind =
  /** A property whose address was typed; found on the streets among the kinds. */
  | 'address'
  | 'agent'
  | 'office'
  | 'postcode'
  | 'region'
  | 'school'
  | 'state'
  | 'street'
  | 'suburb';

export type LocationBoundaryQueryVariables = Exact<{
  slug: string;
}>;


export type LocationBoundaryQuery = { readonly location: { readonly boundary: { readonly approximate: boolean, readonly geoJson: string } | null } | null };

export type FindPlacesQueryVariables = Exact<{
  term: string;
  take: number;
}>;


export type FindPlacesQuery = { readonly locationSearch: ReadonlyArray<{ readonly kind: SuggestionKind, readonly label: string, readonly slug: string | null }> };

export type FollowLocationMutationVariables = Exact<{
  id: string;
}>;


export type FollowLocationMutation = { readonly follow: { readonly isFollowing: boolean, readonly followerCount: number } };

export type UnfollowLocationMutationVariables = Exact<{
  id: string;
}>;


export type UnfollowLocationMutation = { readonly unfollow: { readonly isFollowing: boolean, readonly followerCount: number } };

export type OwnPlaceQueryVariables = Exact<{
  slug: string;
  skip: number;
  take: number;
  sort: LocationReviewOrder;
}>;


export type OwnPlaceQuery = { readonly locationOverview: { readonly location: { readonly isFollowing: boolean, readonly followerCount: number }, readonly ownReview: { readonly id: string } | null, readonly reviews: { readonly results: ReadonlyArray<{ readonly id: string, readonly isOwn: boolean, readonly markedHelpful: boolean | null }> } } | null };

export type OwnReviewMarkQueryVariables = Exact<{
  id: string;
}>;


export type OwnReviewMarkQuery = { readonly locationReview: { readonly isOwn: boolean, readonly markedHelpful: boolean | null } | null };

export type CommentOnReviewMutationVariables = Exact<{
  id: string;
  text: string;
  key: string;
}>;


export type CommentOnReviewMutation = { readonly addLocationReviewComment: { readonly id: string, readonly text: string, readonly createdOn: string, readonly author: { readonly name: string, readonly username: string | null, readonly agentUsername: string | null } } };

export type MarkReviewHelpfulMutationVariables = Exact<{
  id: string;
}>;


export type MarkReviewHelpfulMutation = { readonly markLocationReviewHelpful: { readonly helpfulCount: number, readonly markedHelpful: boolean | null } };

export type LocationReviewPageQueryVariables = Exact<{
  id: string;
}>;


export type LocationReviewPageQuery = { readonly locationReview: { readonly id: string, readonly rating: number, readonly relation: LocationRelation, readonly title: string, readonly text: string, readonly pros: ReadonlyArray<string>, readonly cons: ReadonlyArray<string>, readonly createdOn: string, readonly helpfulCount: number, readonly commentCount: number, readonly locationSlug: string, readonly locationLabel: string, readonly author: { readonly name: string, readonly username: string | null, readonly agentUsername: string | null }, readonly ratings: ReadonlyArray<{ readonly label: string, readonly rating: number }>, readonly comments: ReadonlyArray<{ readonly id: string, readonly text: string, readonly createdOn: string, readonly author: { readonly name: string, readonly username: string | null, readonly agentUsername: string | null } }> } | null };

export type ReportReviewMutationVariables = Exact<{
  kind: ReportKind;
  id: string;
  reason: string;
  detail?: string | null | undefined;
}>;


export type ReportReviewMutation = { readonly report: boolean };

export type UndoReviewHelpfulMutationVariables = Exact<{
  id: string;
}>;


export type UndoReviewHelpfulMutation = { readonly undoLocationReviewHelpful: { readonly helpfulCount: number, readonly markedHelpful: boolean | null } };

export type AddLocationReviewMutationVariables = Exact<{
  slug: string;
  input: LocationReviewInput;
  key: string;
}>;


export type AddLocationReviewMutation = { readonly addLocationReview: { readonly id: string } };

export type ChangeLocationReviewMutationVariables = Exact<{
  id: string;
  input: LocationReviewInput;
}>;


export type ChangeLocationReviewMutation = { readonly updateLocationReview: { readonly id: string } };

export type DeleteLocationReviewMutationVariables = Exact<{
  id: string;
}>;


export type DeleteLocationReviewMutation = { readonly deleteLocationReview: string };

export type OwnLocationReviewQueryVariables = Exact<{
  slug: string;
}>;


export type OwnLocationReviewQuery = { readonly locationOverview: { readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly type: LocationKind, readonly stateCode: string, readonly postcode: string | null }, readonly ownReview: { readonly id: string, readonly rating: number, readonly relation: LocationRelation, readonly title: string, readonly text: string, readonly pros: ReadonlyArray<string>, readonly cons: ReadonlyArray<string>, readonly createdOn: string, readonly helpfulCount: number, readonly commentCount: number, readonly locationSlug: string, readonly locationLabel: string, readonly author: { readonly name: string, readonly username: string | null, readonly agentUsername: string | null }, readonly ratings: ReadonlyArray<{ readonly factor: LocationFactor, readonly label: string, readonly rating: number }> } | null } | null };

export type LocationIndexPageQueryVariables = Exact<{
  type: LocationIndexType;
  place?: string | null | undefined;
  sort: LocationIndexOrder;
  letter?: string | null | undefined;
  skip: number;
  take: number;
}>;


export type LocationIndexPageQuery = { readonly locationIndex: { readonly total: number, readonly byType: LocationIndexType | null, readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly type: LocationKind, readonly stateCode: string, readonly postcode: string | null } | null, readonly letters: ReadonlyArray<{ readonly letter: string, readonly count: number }>, readonly results: ReadonlyArray<{ readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly listingCounts: { readonly buy: number, readonly rent: number }, readonly rating: { readonly average: number | null, readonly count: number } } | null, readonly street: { readonly name: string, readonly label: string, readonly slug: string, readonly locationSlug: string, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number } } | null }> } | null };

export type PopularPlaceQueryVariables = Exact<{ [key: string]: never; }>;


export type PopularPlaceQuery = { readonly locationIndex: { readonly results: ReadonlyArray<{ readonly location: { readonly slug: string } | null }> } | null };

export type NearestLocationsQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type NearestLocationsQuery = { readonly nearestLocations: ReadonlyArray<{ readonly distanceMetres: number, readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly listingCounts: { readonly buy: number, readonly rent: number }, readonly rating: { readonly average: number | null, readonly count: number } } }> };

export type WhereToLiveQueryVariables = Exact<{ [key: string]: never; }>;


export type WhereToLiveQuery = { readonly states: { readonly results: ReadonlyArray<{ readonly location: { readonly slug: string, readonly name: string, readonly state: { readonly capital: string }, readonly listingCounts: { readonly buy: number, readonly rent: number } } | null }> } | null, readonly popular: { readonly results: ReadonlyArray<{ readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly listingCounts: { readonly buy: number, readonly rent: number }, readonly rating: { readonly average: number | null, readonly count: number } } | null }> } | null };

export type LocationAroundQueryVariables = Exact<{
  slug: string;
  agents: string;
}>;


export type LocationAroundQuery = { readonly agents: { readonly results: ReadonlyArray<{ readonly username: string, readonly name: string, readonly title: string | null, readonly portrait: string | null, readonly office: { readonly name: string } }> }, readonly streets: { readonly total: number, readonly results: ReadonlyArray<{ readonly street: { readonly name: string, readonly slug: string, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number } } | null }> } | null };

export type LocationPageQueryVariables = Exact<{
  slug: string;
}>;


export type LocationPageQuery = { readonly locationOverview: { readonly location: { readonly id: string, readonly slug: string, readonly name: string, readonly label: string, readonly type: LocationKind, readonly stateCode: string, readonly postcode: string | null, readonly followerCount: number, readonly latLong: { readonly latitude: number, readonly longitude: number }, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number }, readonly region: { readonly name: string, readonly slug: string } | null, readonly outline: ReadonlyArray<{ readonly points: ReadonlyArray<number> }>, readonly boundary: { readonly approximate: boolean, readonly credit: string | null } | null, readonly medians: { readonly asOf: string, readonly leastSample: number, readonly kinds: ReadonlyArray<{ readonly kind: HomeKind, readonly change: number | null, readonly sold: { readonly median: number | null, readonly sampleSize: number }, readonly soldBefore: { readonly median: number | null, readonly sampleSize: number }, readonly rent: { readonly median: number | null, readonly sampleSize: number }, readonly bedrooms: ReadonlyArray<{ readonly bedrooms: number, readonly sold: { readonly median: number | null, readonly sampleSize: number }, readonly rent: { readonly median: number | null, readonly sampleSize: number } }>, readonly quarters: ReadonlyArray<{ readonly from: string, readonly median: number | null, readonly sampleSize: number }> }> } }, readonly ratings: { readonly average: number | null, readonly count: number, readonly distribution: ReadonlyArray<number>, readonly factors: ReadonlyArray<{ readonly factor: LocationFactor, readonly label: string, readonly average: number, readonly count: number }> }, readonly pros: ReadonlyArray<{ readonly text: string, readonly count: number }>, readonly cons: ReadonlyArray<{ readonly text: string, readonly count: number }>, readonly reviews: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly rating: number, readonly relation: LocationRelation, readonly title: string, readonly text: string, readonly pros: ReadonlyArray<string>, readonly cons: ReadonlyArray<string>, readonly createdOn: string, readonly helpfulCount: number, readonly commentCount: number, readonly locationSlug: string, readonly locationLabel: string, readonly author: { readonly name: string, readonly username: string | null, readonly agentUsername: string | null }, readonly ratings: ReadonlyArray<{ readonly label: string, readonly rating: number }> }> }, readonly popularQuestions: ReadonlyArray<{ readonly uri: string, readonly title: string, readonly replyCount: number, readonly votes: number, readonly isDiscussion: boolean }>, readonly unansweredQuestions: ReadonlyArray<{ readonly uri: string, readonly title: string, readonly replyCount: number, readonly votes: number, readonly isDiscussion: boolean }>, readonly nearby: ReadonlyArray<{ readonly distanceMetres: number, readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly listingCounts: { readonly buy: number, readonly rent: number }, readonly rating: { readonly average: number | null, readonly count: number }, readonly latLong: { readonly latitude: number, readonly longitude: number }, readonly outline: ReadonlyArray<{ readonly points: ReadonlyArray<number> }> } }>, readonly surroundingSuburbs: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly label: string }>, readonly schools: { readonly areKnown: boolean, readonly results: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: SchoolKind, readonly sector: string }> }, readonly buy: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }>, readonly rent: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> } | null };

export type LocationWithinQueryVariables = Exact<{
  slug: string;
  regions: boolean;
}>;


export type LocationWithinQuery = { readonly regions?: { readonly total: number, readonly results: ReadonlyArray<{ readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly listingCounts: { readonly buy: number, readonly rent: number }, readonly rating: { readonly average: number | null, readonly count: number } } | null }> } | null, readonly suburbs: { readonly total: number, readonly results: ReadonlyArray<{ readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly listingCounts: { readonly buy: number, readonly rent: number }, readonly rating: { readonly average: number | null, readonly count: number } } | null }> } | null };

export type PropertyPageQueryVariables = Exact<{
  suburb: string;
  street: string;
  property: string;
}>;


export type PropertyPageQuery = { readonly property: { readonly slug: string, readonly streetSlug: string, readonly streetName: string, readonly location: { readonly id: string, readonly slug: string, readonly name: string, readonly label: string, readonly type: LocationKind, readonly stateCode: string, readonly postcode: string | null, readonly followerCount: number, readonly region: { readonly name: string, readonly slug: string } | null }, readonly history: ReadonlyArray<{ readonly on: string, readonly kind: PriceEventKind, readonly price: string | null }>, readonly estimate: { readonly low: number, readonly middle: number, readonly high: number, readonly sampleSize: number, readonly medianError: number, readonly tested: number } | null, readonly latest: { readonly uri: string, readonly status: ListingStatus, readonly statusType: ListingStatusType, readonly propertyType: PropertyTypeName, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string, readonly latitude: number | null, readonly longitude: number | null }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly buildingFeatures: { readonly area: number | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly username: string, readonly name: string }>, readonly office: { readonly name: string }, readonly similar: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }>, readonly comparables: ReadonlyArray<{ readonly uri: string, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly priceDetails: { readonly shortDescription: string }, readonly features: { readonly bedrooms: number | null }, readonly saleDetails: { readonly soldOn: string | null } | null }> } | null } | null };

export type LocationReviewListQueryVariables = Exact<{
  slug: string;
  skip: number;
  take: number;
  order: LocationReviewOrder;
}>;


export type LocationReviewListQuery = { readonly locationReviews: { readonly total: number, readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly type: LocationKind, readonly stateCode: string, readonly postcode: string | null }, readonly ratings: { readonly average: number | null, readonly count: number }, readonly results: ReadonlyArray<{ readonly id: string, readonly rating: number, readonly relation: LocationRelation, readonly title: string, readonly text: string, readonly pros: ReadonlyArray<string>, readonly cons: ReadonlyArray<string>, readonly createdOn: string, readonly helpfulCount: number, readonly commentCount: number, readonly locationSlug: string, readonly locationLabel: string, readonly author: { readonly name: string, readonly username: string | null, readonly agentUsername: string | null }, readonly ratings: ReadonlyArray<{ readonly label: string, readonly rating: number }> }> } | null };

export type StreetPageQueryVariables = Exact<{
  suburb: string;
  street: string;
}>;


export type StreetPageQuery = { readonly street: { readonly name: string, readonly slug: string, readonly label: string, readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly type: LocationKind, readonly stateCode: string, readonly postcode: string | null, readonly region: { readonly name: string, readonly slug: string } | null }, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number }, readonly questions: { readonly results: ReadonlyArray<{ readonly uri: string, readonly title: string, readonly replyCount: number, readonly votes: number, readonly isDiscussion: boolean }> }, readonly properties: ReadonlyArray<{ readonly slug: string, readonly latest: { readonly address: { readonly street: string } } | null }> } | null };

export type StreetListingsQueryVariables = Exact<{
  suburb: string;
  street: string;
  mode: ListingStatusType;
  skip: number;
  take: number;
}>;


export type StreetListingsQuery = { readonly street: { readonly listings: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> } } | null };
type Agrees<Wanted, Given extends Wanted> = Given;
export type LocationBoundaryQueryProof = [Agrees<ResultOf<typeof module0.boundaryDocument>, LocationBoundaryQuery>, Agrees<LocationBoundaryQueryVariables, VariablesOf<typeof module0.boundaryDocument>>];
export type FindPlacesQueryProof = [Agrees<ResultOf<typeof module1.findPlaces>, FindPlacesQuery>, Agrees<FindPlacesQueryVariables, VariablesOf<typeof module1.findPlaces>>];
export type FollowLocationMutationProof = [Agrees<ResultOf<typeof module2.followLocation>, FollowLocationMutation>, Agrees<FollowLocationMutationVariables, VariablesOf<typeof module2.followLocation>>];
export type UnfollowLocationMutationProof = [Agrees<ResultOf<typeof module2.unfollowLocation>, UnfollowLocationMutation>, Agrees<UnfollowLocationMutationVariables, VariablesOf<typeof module2.unfollowLocation>>];
export type OwnPlaceQueryProof = [Agrees<ResultOf<typeof module3.readOwnPlace>, OwnPlaceQuery>, Agrees<OwnPlaceQueryVariables, VariablesOf<typeof module3.readOwnPlace>>];
export type OwnReviewMarkQueryProof = [Agrees<ResultOf<typeof module4.readOwnMark>, OwnReviewMarkQuery>, Agrees<OwnReviewMarkQueryVariables, VariablesOf<typeof module4.readOwnMark>>];
export type CommentOnReviewMutationProof = [Agrees<ResultOf<typeof module5.addComment>, CommentOnReviewMutation>, Agrees<CommentOnReviewMutationVariables, VariablesOf<typeof module5.addComment>>];
export type MarkReviewHelpfulMutationProof = [Agrees<ResultOf<typeof module5.markHelpful>, MarkReviewHelpfulMutation>, Agrees<MarkReviewHelpfulMutationVariables, VariablesOf<typeof module5.markHelpful>>];
export type LocationReviewPageQueryProof = [Agrees<ResultOf<typeof module5.readReview>, LocationReviewPageQuery>, Agrees<LocationReviewPageQueryVariables, VariablesOf<typeof module5.readReview>>];
export type ReportReviewMutationProof = [Agrees<ResultOf<typeof module5.reportPost>, ReportReviewMutation>, Agrees<ReportReviewMutationVariables, VariablesOf<typeof module5.reportPost>>];
export type UndoReviewHelpfulMutationProof = [Agrees<ResultOf<typeof module5.undoHelpful>, UndoReviewHelpfulMutation>, Agrees<UndoReviewHelpfulMutationVariables, VariablesOf<typeof module5.undoHelpful>>];
export type AddLocationReviewMutationProof = [Agrees<ResultOf<typeof module6.addReview>, AddLocationReviewMutation>, Agrees<AddLocationReviewMutationVariables, VariablesOf<typeof module6.addReview>>];
export type ChangeLocationReviewMutationProof = [Agrees<ResultOf<typeof module6.changeReview>, ChangeLocationReviewMutation>, Agrees<ChangeLocationReviewMutationVariables, VariablesOf<typeof module6.changeReview>>];
export type DeleteLocationReviewMutationProof = [Agrees<ResultOf<typeof module6.deleteReview>, DeleteLocationReviewMutation>, Agrees<DeleteLocationReviewMutationVariables, VariablesOf<typeof module6.deleteReview>>];
export type OwnLocationReviewQueryProof = [Agrees<ResultOf<typeof module6.readOwnReview>, OwnLocationReviewQuery>, Agrees<OwnLocationReviewQueryVariables, VariablesOf<typeof module6.readOwnReview>>];
export type LocationIndexPageQueryProof = [Agrees<ResultOf<typeof module7.readIndex>, LocationIndexPageQuery>, Agrees<LocationIndexPageQueryVariables, VariablesOf<typeof module7.readIndex>>];
export type PopularPlaceQueryProof = [Agrees<ResultOf<typeof module8.readPopular>, PopularPlaceQuery>, Agrees<PopularPlaceQueryVariables, VariablesOf<typeof module8.readPopular>>];
export type NearestLocationsQueryProof = [Agrees<ResultOf<typeof module9.readNearest>, NearestLocationsQuery>, Agrees<NearestLocationsQueryVariables, VariablesOf<typeof module9.readNearest>>];
export type WhereToLiveQueryProof = [Agrees<ResultOf<typeof module9.readPlaces>, WhereToLiveQuery>, Agrees<WhereToLiveQueryVariables, VariablesOf<typeof module9.readPlaces>>];
export type LocationAroundQueryProof = [Agrees<ResultOf<typeof module10.readAround>, LocationAroundQuery>, Agrees<LocationAroundQueryVariables, VariablesOf<typeof module10.readAround>>];
export type LocationPageQueryProof = [Agrees<ResultOf<typeof module10.readOverview>, LocationPageQuery>, Agrees<LocationPageQueryVariables, VariablesOf<typeof module10.readOverview>>];
export type LocationWithinQueryProof = [Agrees<ResultOf<typeof module10.readWithin>, LocationWithinQuery>, Agrees<LocationWithinQueryVariables, VariablesOf<typeof module10.readWithin>>];
export type PropertyPageQueryProof = [Agrees<ResultOf<typeof module11.readProperty>, PropertyPageQuery>, Agrees<PropertyPageQueryVariables, VariablesOf<typeof module11.readProperty>>];
export type LocationReviewListQueryProof = [Agrees<ResultOf<typeof module12.readReviews>, LocationReviewListQuery>, Agrees<LocationReviewListQueryVariables, VariablesOf<typeof module12.readReviews>>];
export type StreetPageQueryProof = [Agrees<ResultOf<typeof module13.readStreet>, StreetPageQuery>, Agrees<StreetPageQueryVariables, VariablesOf<typeof module13.readStreet>>];
export type StreetListingsQueryProof = [Agrees<ResultOf<typeof module13.readStreetListings>, StreetListingsQuery>, Agrees<StreetListingsQueryVariables, VariablesOf<typeof module13.readStreetListings>>];
