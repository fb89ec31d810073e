// Generated from the GraphQL API's schema and this area's operations by npm run contracts. Do not edit.
import { document, type DeclareDocument, type GraphDocument } from '@verandah/graph';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Figures of the Census with their units. */
export type CensusFigureName =
  /** Median household income, dollars a week. */
  | 'householdIncome'
  /** People in a household on average. */
  | 'householdSize'
  /** Median age, years. */
  | 'medianAge'
  /** Median mortgage repayment, dollars a month. */
  | 'mortgage'
  /** Occupied homes owned with a mortgage, per cent. */
  | 'mortgaged'
  /** Occupied homes owned without a mortgage, per cent. */
  | 'ownedOutright'
  /** People who live there. */
  | 'people'
  /** Median rent, dollars a week. */
  | 'rent'
  /** Occupied homes that are rented, per cent. */
  | 'rented';

/** Property types whose prices are used to compare suburbs. */
export type ComparedHomeKind =
  /** Houses, terraces and the like. */
  | 'house'
  /** Apartments, units, townhouses and the like. */
  | 'unit';

/** Groups of property types. house: detached, semi-detached, terrace; unit: apartment, flat, studio, townhouse, villa; land. */
export type HomeKind =
  /** A house. */
  | 'house'
  /** A block of land. */
  | 'land'
  /** A unit. */
  | 'unit';

/** Whether a listing is on offer. */
export type ListingStatus =
  /** On offer. */
  | 'available'
  /** Sold or leased. */
  | 'completed'
  /** No longer offered. */
  | 'removed';

/** What a search finds. */
export type ListingStatusType =
  /** Homes for sale. */
  | 'buy'
  /** Leased homes. */
  | 'leased'
  /** Homes for rent. */
  | 'rent'
  /** Sold homes. */
  | 'sold';

/** How prominently a listing or an agent is shown. */
export type ListingTier =
  /** Least prominent. */
  | 'basic'
  /** More prominent than standard listings. */
  | 'feature'
  /** Most prominent. */
  | 'premiere'
  /** Default prominence. */
  | 'standard';

/** A factor that a suburb is rated for, besides the overall rating. */
export type LocationFactor =
  /** Neighbours and community. */
  | 'community'
  /** How well it suits families. */
  | 'families'
  /** How easy parking is. */
  | 'parking'
  /** Parks and nature. */
  | 'parks'
  /** How quiet it is. */
  | 'quiet'
  /** How safe it is. */
  | 'safety'
  /** Its schools. */
  | 'schools'
  /** Its shops and cafés. */
  | 'shopsAndCafes'
  /** Public transport and roads. */
  | 'transport'
  /** Value for money of homes. */
  | 'value';

/** A rating for one factor. */
export type LocationFactorInput = {
  /** What is rated. */
  readonly factor: LocationFactor;
  /** Stars, 1 to 5. */
  readonly rating: number;
};

/** Order of an index. */
export type LocationIndexOrder =
  /** By name. */
  | 'name'
  /** Most reviewed and followed first; for streets, most current listings first. */
  | 'popular';

/** Types of entries in an index. */
export type LocationIndexType =
  /** Regions. */
  | 'region'
  /** States and territories. */
  | 'state'
  /** Streets of a suburb. */
  | 'street'
  /** Suburbs. */
  | 'suburb';

/** Types of locations. */
export type LocationKind =
  /** All suburbs of a postcode. */
  | 'postcode'
  /** A region of several suburbs. */
  | 'region'
  /** A state or territory. */
  | 'state'
  /** A suburb or town. */
  | 'suburb';

/** Types of locations shown on a map of locations. */
export type LocationPinType =
  /** Regions. */
  | 'region'
  /** Suburbs and towns. */
  | 'suburb';

/** The author's relation to the suburb. */
export type LocationRelation =
  /** Lived there. */
  | 'lived'
  /** Lives there. */
  | 'lives'
  /** Visits often. */
  | 'visits'
  /** Works there. */
  | 'works';

/** A member's review of a suburb. */
export type LocationReviewInput = {
  /** What is bad about it: at most six points of 80 characters. */
  readonly cons?: ReadonlyArray<string> | null | undefined;
  /** At most six points of 80 characters. */
  readonly pros?: ReadonlyArray<string> | null | undefined;
  /** Stars, 1 to 5. */
  readonly rating: number;
  /** Ratings for single factors, each factor at most once. */
  readonly ratings?: ReadonlyArray<LocationFactorInput> | null | undefined;
  /** The author's relation to the suburb. */
  readonly relation: LocationRelation;
  /** 20 to 5,000 characters */
  readonly text: string;
  /** Heading. */
  readonly title?: string | null | undefined;
};

/** Order of reviews of a suburb. */
export type LocationReviewOrder =
  /** Most stars first. */
  | 'highestRating'
  /** Fewest stars first. */
  | 'lowestRating'
  /** Those that helped most members first. */
  | 'mostHelpful'
  /** Latest first. */
  | 'newest';

/** What happened to a price. */
export type PriceEventKind =
  /** The asking price changed. */
  | 'changed'
  /** The home was leased. */
  | 'leased'
  /** The home was offered. */
  | 'listed'
  /** The home was sold. */
  | 'sold';

/** Houses, apartments, land and other types of property. */
export type PropertyTypeName =
  /** A home on acreage, or semi-rural land. */
  | 'acreage'
  /** A home in the snow country. */
  | 'alpine'
  /** An apartment. */
  | 'apartment'
  /** A whole block of units. */
  | 'blockOfUnits'
  /** A flat. */
  | 'flat'
  /** A detached house. */
  | 'house'
  /** A block of land. */
  | 'land'
  /** Any other type. */
  | 'other'
  /** A home in a retirement village. */
  | 'retirement'
  /** A farm or other rural property. */
  | 'rural'
  /** A semi-detached house or duplex. */
  | 'semiDetached'
  /** A serviced apartment. */
  | 'servicedApartment'
  /** A studio. */
  | 'studio'
  /** A terrace house. */
  | 'terrace'
  /** A townhouse. */
  | 'townhouse'
  /** A unit. */
  | 'unit'
  /** A villa. */
  | 'villa'
  /** A converted warehouse. */
  | 'warehouse';

/** What can be reported. */
export type ReportKind =
  /** A review of an agent. */
  | 'agentReview'
  /** An answer to a question. */
  | 'answer'
  /** A comment on an answer. */
  | 'answerComment'
  /** A listing. */
  | 'listing'
  /** A review of a suburb. */
  | 'locationReview'
  /** A comment on a review of a suburb. */
  | 'locationReviewComment'
  /** A question or discussion. */
  | 'question';

/** Which years a school teaches. */
export type SchoolKind =
  /** Primary and secondary. */
  | 'combined'
  /** Primary. */
  | 'primary'
  /** Secondary. */
  | 'secondary'
  /** A special school. */
  | 'special';

/** Kinds of suggestions as the user types. */
export type SuggestionKind =
  /** A property by its address. */
  | 'address'
  /** An agent. */
  | 'agent'
  /** An office. */
  | 'office'
  /** A postcode. */
  | 'postcode'
  /** A region. */
  | 'region'
  /** A school. */
  | 'school'
  /** A state or territory. */
  | 'state'
  /** A railway station. Known for Victoria and South East Queensland. */
  | 'station'
  /** A street. */
  | 'street'
  /** A suburb. */
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

export type LocationPinsQueryVariables = Exact<{
  type: LocationPinType;
  within?: string | null | undefined;
}>;


export type LocationPinsQuery = { readonly locationPins: ReadonlyArray<{ readonly name: string, readonly slug: string, readonly latitude: number, readonly longitude: number }> | null };

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


export type LocationReviewPageQuery = { readonly locationReview: { readonly id: string, readonly rating: number, readonly relation: LocationRelation, readonly title: string, readonly text: string, readonly pros: ReadonlyArray<string>, readonly cons: ReadonlyArray<string>, readonly createdOn: string, readonly helpfulCount: number, readonly commentCount: number, readonly locationSlug: string, readonly locationLabel: string, readonly comments: ReadonlyArray<{ readonly id: string, readonly text: string, readonly createdOn: string, readonly author: { readonly name: string, readonly username: string | null, readonly agentUsername: string | null } }>, readonly author: { readonly name: string, readonly username: string | null, readonly agentUsername: string | null }, readonly ratings: ReadonlyArray<{ readonly label: string, readonly rating: number }> } | null };

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


export type OwnLocationReviewQuery = { readonly locationOverview: { readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly type: LocationKind, readonly stateCode: string, readonly postcode: string | null }, readonly ownReview: { readonly id: string, readonly rating: number, readonly relation: LocationRelation, readonly title: string, readonly text: string, readonly pros: ReadonlyArray<string>, readonly cons: ReadonlyArray<string>, readonly createdOn: string, readonly helpfulCount: number, readonly commentCount: number, readonly locationSlug: string, readonly locationLabel: string, readonly ratings: ReadonlyArray<{ readonly factor: LocationFactor, readonly label: string, readonly rating: number }>, readonly author: { readonly name: string, readonly username: string | null, readonly agentUsername: string | null } } | null } | null };

export type LocationIndexPageQueryVariables = Exact<{
  type: LocationIndexType;
  place?: string | null | undefined;
  sort: LocationIndexOrder;
  letter?: string | null | undefined;
  skip: number;
  take: number;
  regions: boolean;
}>;


export type LocationIndexPageQuery = { readonly locationIndex: { readonly total: number, readonly byType: LocationIndexType | null, readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly type: LocationKind, readonly stateCode: string, readonly postcode: string | null } | null, readonly letters: ReadonlyArray<{ readonly letter: string, readonly count: number }>, readonly results: ReadonlyArray<{ readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly listingCounts: { readonly buy: number, readonly rent: number }, readonly rating: { readonly average: number | null, readonly count: number } } | null, readonly street: { readonly name: string, readonly label: string, readonly slug: string, readonly locationSlug: string, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number } } | null }> } | null, readonly regions?: { readonly total: number, readonly results: ReadonlyArray<{ readonly location: { readonly slug: string, readonly name: string } | null }> } | null };

export type FindSuburbsQueryVariables = Exact<{
  term: string;
  take: number;
}>;


export type FindSuburbsQuery = { readonly locationSearch: ReadonlyArray<{ readonly label: string, readonly slug: string | null }> };

export type ComparedSuburbQueryVariables = Exact<{
  slug: string;
}>;


export type ComparedSuburbQuery = { readonly locationOverview: { readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly type: LocationKind, readonly stateCode: string, readonly postcode: string | null, readonly latLong: { readonly latitude: number, readonly longitude: number }, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number }, readonly region: { readonly name: string, readonly slug: string } | null, readonly medians: { readonly kinds: ReadonlyArray<{ readonly kind: HomeKind, readonly change: number | null, readonly sold: { readonly median: number | null, readonly sampleSize: number }, readonly rent: { readonly median: number | null, readonly sampleSize: number } }> } }, readonly ratings: { readonly average: number | null, readonly count: number, readonly factors: ReadonlyArray<{ readonly factor: LocationFactor, readonly label: string, readonly average: number }> }, readonly pros: ReadonlyArray<{ readonly text: string }>, readonly cons: ReadonlyArray<{ readonly text: string }>, readonly schools: { readonly areKnown: boolean, readonly results: ReadonlyArray<{ readonly id: string }> }, readonly census: { readonly year: number, readonly credit: string, readonly figures: ReadonlyArray<{ readonly name: CensusFigureName, readonly suburb: number, readonly state: number | null, readonly country: number | null }> } | null } | null };

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


export type LocationAroundQuery = { readonly agents: { readonly local: number | null, readonly results: ReadonlyArray<{ readonly username: string, readonly name: string, readonly title: string | null, readonly portrait: string | null, readonly office: { readonly name: string }, readonly performance: { readonly soldInPeriod: number, readonly leasedInPeriod: number, readonly forSale: number, readonly forRent: number } }> }, readonly streets: { readonly total: number, readonly results: ReadonlyArray<{ readonly street: { readonly name: string, readonly slug: string, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number } } | null }> } | null };

export type LocationPageQueryVariables = Exact<{
  slug: string;
}>;


export type LocationPageQuery = { readonly locationOverview: { readonly location: { readonly id: string, readonly followerCount: number, readonly slug: string, readonly name: string, readonly label: string, readonly type: LocationKind, readonly stateCode: string, readonly postcode: string | null, readonly latLong: { readonly latitude: number, readonly longitude: number }, readonly nearestStation: { readonly name: string, readonly distanceMetres: number } | null, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number }, readonly region: { readonly name: string, readonly slug: string } | null, readonly outline: ReadonlyArray<{ readonly points: ReadonlyArray<number> }>, readonly boundary: { readonly approximate: boolean, readonly credit: string | null } | null, readonly medians: { readonly asOf: string, readonly leastSample: number, readonly kinds: ReadonlyArray<{ readonly kind: HomeKind, readonly change: number | null, readonly sold: { readonly median: number | null, readonly sampleSize: number }, readonly soldBefore: { readonly median: number | null, readonly sampleSize: number }, readonly rent: { readonly median: number | null, readonly sampleSize: number }, readonly bedrooms: ReadonlyArray<{ readonly bedrooms: number, readonly sold: { readonly median: number | null, readonly sampleSize: number }, readonly rent: { readonly median: number | null, readonly sampleSize: number } }>, readonly quarters: ReadonlyArray<{ readonly from: string, readonly median: number | null, readonly sampleSize: number }> }> } }, readonly ratings: { readonly average: number | null, readonly count: number, readonly distribution: ReadonlyArray<number>, readonly factors: ReadonlyArray<{ readonly factor: LocationFactor, readonly label: string, readonly average: number, readonly count: number }> }, readonly pros: ReadonlyArray<{ readonly text: string, readonly count: number }>, readonly cons: ReadonlyArray<{ readonly text: string, readonly count: number }>, readonly reviews: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly rating: number, readonly relation: LocationRelation, readonly title: string, readonly text: string, readonly pros: ReadonlyArray<string>, readonly cons: ReadonlyArray<string>, readonly createdOn: string, readonly helpfulCount: number, readonly commentCount: number, readonly locationSlug: string, readonly locationLabel: string, readonly author: { readonly name: string, readonly username: string | null, readonly agentUsername: string | null }, readonly ratings: ReadonlyArray<{ readonly label: string, readonly rating: number }> }> }, readonly popularQuestions: ReadonlyArray<{ readonly uri: string, readonly title: string, readonly replyCount: number, readonly votes: number, readonly isDiscussion: boolean }>, readonly unansweredQuestions: ReadonlyArray<{ readonly uri: string, readonly title: string, readonly replyCount: number, readonly votes: number, readonly isDiscussion: boolean }>, readonly nearby: ReadonlyArray<{ readonly distanceMetres: number, readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly latLong: { readonly latitude: number, readonly longitude: number }, readonly outline: ReadonlyArray<{ readonly points: ReadonlyArray<number> }>, readonly listingCounts: { readonly buy: number, readonly rent: number }, readonly rating: { readonly average: number | null, readonly count: number } } }>, readonly surroundingSuburbs: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly label: string }>, readonly similar: { readonly kind: ComparedHomeKind, readonly median: number, readonly houseShare: number, readonly kilometres: number, readonly months: number, readonly results: ReadonlyArray<{ readonly distanceMetres: number, readonly median: number, readonly houseShare: number, readonly location: { readonly slug: string, readonly name: string, readonly label: string } }> } | null, readonly schools: { readonly areKnown: boolean, readonly results: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: SchoolKind, readonly sector: string }> }, readonly buy: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }>, readonly rent: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }>, readonly sold: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }>, readonly census: { readonly year: number, readonly credit: string, readonly figures: ReadonlyArray<{ readonly name: CensusFigureName, readonly suburb: number, readonly state: number | null, readonly country: number | null }> } | null } | null };

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


export type PropertyPageQuery = { readonly property: { readonly slug: string, readonly streetSlug: string, readonly streetName: string, readonly location: { readonly id: string, readonly followerCount: number, readonly slug: string, readonly name: string, readonly label: string, readonly type: LocationKind, readonly stateCode: string, readonly postcode: string | null, readonly region: { readonly name: string, readonly slug: string } | null }, readonly history: ReadonlyArray<{ readonly on: string, readonly kind: PriceEventKind, readonly price: string | null }>, readonly estimate: { readonly low: number, readonly middle: number, readonly high: number, readonly sampleSize: number, readonly medianError: number, readonly tested: number } | null, readonly latest: { readonly uri: string, readonly status: ListingStatus, readonly statusType: ListingStatusType, readonly propertyType: PropertyTypeName, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string, readonly latitude: number | null, readonly longitude: number | null }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly buildingFeatures: { readonly area: number | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly username: string, readonly name: string }>, readonly office: { readonly name: string }, readonly similar: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }>, readonly comparables: ReadonlyArray<{ readonly uri: string, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly priceDetails: { readonly shortDescription: string }, readonly features: { readonly bedrooms: number | null }, readonly saleDetails: { readonly soldOn: string | null } | null }> } | null } | null };

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


export type StreetPageQuery = { readonly street: { readonly name: string, readonly slug: string, readonly label: string, readonly location: { readonly slug: string, readonly name: string, readonly label: string, readonly type: LocationKind, readonly stateCode: string, readonly postcode: string | null, readonly rating: { readonly average: number | null, readonly count: number }, readonly region: { readonly name: string, readonly slug: string } | null, readonly medians: { readonly kinds: ReadonlyArray<{ readonly kind: HomeKind, readonly sold: { readonly median: number | null, readonly sampleSize: number }, readonly rent: { readonly median: number | null, readonly sampleSize: number } }> } }, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number }, readonly questions: { readonly results: ReadonlyArray<{ readonly uri: string, readonly title: string, readonly replyCount: number, readonly votes: number, readonly isDiscussion: boolean }> }, readonly properties: ReadonlyArray<{ readonly slug: string, readonly latest: { readonly address: { readonly street: string } } | null }> } | null, readonly streets: { readonly results: ReadonlyArray<{ readonly street: { readonly name: string, readonly slug: string, readonly listingCounts: { readonly buy: number, readonly rent: number } } | null }> } | null };

export type StreetListingsQueryVariables = Exact<{
  suburb: string;
  street: string;
  mode: ListingStatusType;
  skip: number;
  take: number;
}>;


export type StreetListingsQuery = { readonly street: { readonly listings: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> } } | null };

export type LocationReviewCommentFragment = { readonly id: string, readonly text: string, readonly createdOn: string, readonly author: { readonly name: string, readonly username: string | null, readonly agentUsername: string | null } };

export type LocationReviewFragment = { readonly id: string, readonly rating: number, readonly relation: LocationRelation, readonly title: string, readonly text: string, readonly pros: ReadonlyArray<string>, readonly cons: ReadonlyArray<string>, readonly createdOn: string, readonly helpfulCount: number, readonly commentCount: number, readonly locationSlug: string, readonly locationLabel: string, readonly author: { readonly name: string, readonly username: string | null, readonly agentUsername: string | null }, readonly ratings: ReadonlyArray<{ readonly label: string, readonly rating: number }> };

export type NamedPlaceFragment = { readonly slug: string, readonly name: string, readonly label: string, readonly type: LocationKind, readonly stateCode: string, readonly postcode: string | null };

export type PlaceEntryFragment = { readonly slug: string, readonly name: string, readonly label: string, readonly listingCounts: { readonly buy: number, readonly rent: number }, readonly rating: { readonly average: number | null, readonly count: number } };

export type LocationCensusFragment = { readonly census: { readonly year: number, readonly credit: string, readonly figures: ReadonlyArray<{ readonly name: CensusFigureName, readonly suburb: number, readonly state: number | null, readonly country: number | null }> } | null };

export type LocationMediansFragment = { readonly medians: { readonly asOf: string, readonly leastSample: number, readonly kinds: ReadonlyArray<{ readonly kind: HomeKind, readonly change: number | null, readonly sold: { readonly median: number | null, readonly sampleSize: number }, readonly soldBefore: { readonly median: number | null, readonly sampleSize: number }, readonly rent: { readonly median: number | null, readonly sampleSize: number }, readonly bedrooms: ReadonlyArray<{ readonly bedrooms: number, readonly sold: { readonly median: number | null, readonly sampleSize: number }, readonly rent: { readonly median: number | null, readonly sampleSize: number } }>, readonly quarters: ReadonlyArray<{ readonly from: string, readonly median: number | null, readonly sampleSize: number }> }> } };

export type LocationQuestionFragment = { readonly uri: string, readonly title: string, readonly replyCount: number, readonly votes: number, readonly isDiscussion: boolean };

export type CardListingFragment = { readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } };

interface Documents {
  readonly "\n  query LocationBoundary($slug: String!) { location(identifier: $slug) { boundary { approximate geoJson } } }": GraphDocument<LocationBoundaryQuery, LocationBoundaryQueryVariables>;
  readonly "\n  query FindPlaces($term: String!, $take: Int!) { locationSearch(filter: { term: $term, take: $take, kinds: [suburb, region, state, postcode, street] }) { kind label slug } }": GraphDocument<FindPlacesQuery, FindPlacesQueryVariables>;
  readonly "\n  mutation FollowLocation($id: ID!) { follow(kind: location, targetId: $id) { isFollowing followerCount } }": GraphDocument<FollowLocationMutation, FollowLocationMutationVariables>;
  readonly "\n  mutation UnfollowLocation($id: ID!) { unfollow(kind: location, targetId: $id) { isFollowing followerCount } }": GraphDocument<UnfollowLocationMutation, UnfollowLocationMutationVariables>;
  readonly "\n  query OwnPlace($slug: String!, $skip: Int!, $take: Int!, $sort: LocationReviewOrder!) {\n    locationOverview(identifier: $slug) {\n      location { isFollowing followerCount } ownReview { id }\n      reviews(skip: $skip, take: $take, sortOrder: $sort) { results { id isOwn markedHelpful } }\n    }\n  }": GraphDocument<OwnPlaceQuery, OwnPlaceQueryVariables>;
  readonly "query OwnReviewMark($id: ID!) { locationReview(id: $id) { isOwn markedHelpful } }": GraphDocument<OwnReviewMarkQuery, OwnReviewMarkQueryVariables>;
  readonly "query LocationPins($type: LocationPinType!, $within: String) { locationPins(type: $type, identifier: $within) { name slug latitude longitude } }": GraphDocument<LocationPinsQuery, LocationPinsQueryVariables>;
  readonly "mutation CommentOnReview($id: ID!, $text: String!, $key: String!) {\n    addLocationReviewComment(reviewId: $id, text: $text, idempotencyKey: $key) { ...LocationReviewComment }\n  }": GraphDocument<CommentOnReviewMutation, CommentOnReviewMutationVariables>;
  readonly "\n  mutation MarkReviewHelpful($id: ID!) { markLocationReviewHelpful(reviewId: $id) { helpfulCount markedHelpful } }": GraphDocument<MarkReviewHelpfulMutation, MarkReviewHelpfulMutationVariables>;
  readonly "query LocationReviewPage($id: ID!) { locationReview(id: $id) { ...LocationReview comments { ...LocationReviewComment } } }": GraphDocument<LocationReviewPageQuery, LocationReviewPageQueryVariables>;
  readonly "\n  mutation ReportReview($kind: ReportKind!, $id: ID!, $reason: String!, $detail: String) { report(kind: $kind, targetId: $id, reason: $reason, detail: $detail) }": GraphDocument<ReportReviewMutation, ReportReviewMutationVariables>;
  readonly "\n  mutation UndoReviewHelpful($id: ID!) { undoLocationReviewHelpful(reviewId: $id) { helpfulCount markedHelpful } }": GraphDocument<UndoReviewHelpfulMutation, UndoReviewHelpfulMutationVariables>;
  readonly "\n  mutation AddLocationReview($slug: String!, $input: LocationReviewInput!, $key: String!) { addLocationReview(identifier: $slug, input: $input, idempotencyKey: $key) { id } }": GraphDocument<AddLocationReviewMutation, AddLocationReviewMutationVariables>;
  readonly "\n  mutation ChangeLocationReview($id: ID!, $input: LocationReviewInput!) { updateLocationReview(reviewId: $id, input: $input) { id } }": GraphDocument<ChangeLocationReviewMutation, ChangeLocationReviewMutationVariables>;
  readonly "\n  mutation DeleteLocationReview($id: ID!) { deleteLocationReview(reviewId: $id) }": GraphDocument<DeleteLocationReviewMutation, DeleteLocationReviewMutationVariables>;
  readonly "query OwnLocationReview($slug: String!) { locationOverview(identifier: $slug) { location { ...NamedPlace } ownReview { ...LocationReview ratings { factor } } } }": GraphDocument<OwnLocationReviewQuery, OwnLocationReviewQueryVariables>;
  readonly "query LocationIndexPage($type: LocationIndexType!, $place: String, $sort: LocationIndexOrder!, $letter: String, $skip: Int!, $take: Int!, $regions: Boolean!) {\n    locationIndex(type: $type, identifier: $place, sortOrder: $sort, letter: $letter, skip: $skip, take: $take) {\n      total byType location { ...NamedPlace } letters { letter count }\n      results { location { ...PlaceEntry } street { name label slug locationSlug listingCounts { buy rent sold leased } } }\n    }\n    regions: locationIndex(type: region, identifier: $place, take: 100) @include(if: $regions) { total results { location { slug name } } }\n  }": GraphDocument<LocationIndexPageQuery, LocationIndexPageQueryVariables>;
  readonly "\n  query FindSuburbs($term: String!, $take: Int!) { locationSearch(filter: { term: $term, take: $take, kinds: [suburb] }) { label slug } }": GraphDocument<FindSuburbsQuery, FindSuburbsQueryVariables>;
  readonly "query ComparedSuburb($slug: String!) {\n    locationOverview(identifier: $slug) {\n      location {\n        ...NamedPlace latLong { latitude longitude } listingCounts { buy rent sold } region { name slug }\n        medians { kinds { kind sold { median sampleSize } rent { median sampleSize } change } }\n      }\n      ...LocationCensus\n      ratings { average count factors { factor label average } }\n      pros { text }\n      cons { text }\n      schools(take: 50) { areKnown results { id } }\n    }\n  }": GraphDocument<ComparedSuburbQuery, ComparedSuburbQueryVariables>;
  readonly "\n  query PopularPlace { locationIndex(type: suburb, sortOrder: popular, take: 1) { results { location { slug } } } }": GraphDocument<PopularPlaceQuery, PopularPlaceQueryVariables>;
  readonly "query NearestLocations($latitude: Float!, $longitude: Float!) { nearestLocations(latitude: $latitude, longitude: $longitude, take: 5) { distanceMetres location { ...PlaceEntry } } }": GraphDocument<NearestLocationsQuery, NearestLocationsQueryVariables>;
  readonly "query WhereToLive {\n    states: locationIndex(type: state) { results { location { slug name state { capital } listingCounts { buy rent } } } }\n    popular: locationIndex(type: suburb, sortOrder: popular, take: 12) { results { location { ...PlaceEntry } } }\n  }": GraphDocument<WhereToLiveQuery, WhereToLiveQueryVariables>;
  readonly "\n  query LocationAround($slug: String!, $agents: String!) {\n    agents(json: $agents) { local results { username name title portrait office { name } performance(location: $slug) { soldInPeriod leasedInPeriod forSale forRent } } }\n    streets: locationIndex(type: street, identifier: $slug, sortOrder: popular, take: 12) { total results { street { name slug listingCounts { buy rent sold leased } } } }\n  }": GraphDocument<LocationAroundQuery, LocationAroundQueryVariables>;
  readonly "query LocationPage($slug: String!) {\n    locationOverview(identifier: $slug) {\n      location {\n        id ...NamedPlace followerCount latLong { latitude longitude } nearestStation { name distanceMetres } listingCounts { buy rent sold leased } region { name slug }\n        outline(corners: 120) { points } boundary { approximate credit } ...LocationMedians\n      }\n      ...LocationCensus\n      ratings { average count distribution factors { factor label average count } }\n      pros { text count }\n      cons { text count }\n      reviews(take: 4) { total results { ...LocationReview } }\n      popularQuestions { ...LocationQuestion }\n      unansweredQuestions { ...LocationQuestion }\n      nearby(take: 14) { distanceMetres location { ...PlaceEntry latLong { latitude longitude } outline(corners: 40) { points } } }\n      surroundingSuburbs { slug name label }\n      similar(take: 5) { kind median houseShare kilometres months results { distanceMetres median houseShare location { slug name label } } }\n      schools(take: 20) { areKnown results { id name kind sector } }\n      buy: listings(statusType: buy, take: 3) { ...CardListing }\n      rent: listings(statusType: rent, take: 3) { ...CardListing }\n      sold: listings(statusType: sold, take: 3) { ...CardListing }\n    }\n  }": GraphDocument<LocationPageQuery, LocationPageQueryVariables>;
  readonly "query LocationWithin($slug: String!, $regions: Boolean!) {\n    regions: locationIndex(type: region, identifier: $slug, take: 60) @include(if: $regions) { total results { location { ...PlaceEntry } } }\n    suburbs: locationIndex(type: suburb, identifier: $slug, sortOrder: popular, take: 24) { total results { location { ...PlaceEntry } } }\n  }": GraphDocument<LocationWithinQuery, LocationWithinQueryVariables>;
  readonly "query PropertyPage($suburb: String!, $street: String!, $property: String!) {\n    property(identifier: $suburb, street: $street, property: $property) {\n      slug streetSlug streetName\n      location { id ...NamedPlace followerCount region { name slug } }\n      history { on kind price }\n      estimate { low middle high sampleSize medianError tested }\n      latest {\n        uri status statusType propertyType\n        address { street suburb stateCode postcode timeZone latitude longitude }\n        features { bedrooms bathrooms cars } landFeatures { area } buildingFeatures { area }\n        media { photos { key width height colour alt } }\n        agents { username name } office { name }\n        similar(take: 3) { ...CardListing }\n        comparables(take: 6) {\n          uri address { street suburb stateCode postcode timeZone } priceDetails { shortDescription } features { bedrooms } saleDetails { soldOn }\n        }\n      }\n    }\n  }": GraphDocument<PropertyPageQuery, PropertyPageQueryVariables>;
  readonly "query LocationReviewList($slug: String!, $skip: Int!, $take: Int!, $order: LocationReviewOrder!) {\n    locationReviews(identifier: $slug, skip: $skip, take: $take, sortOrder: $order) { location { ...NamedPlace } total ratings { average count } results { ...LocationReview } }\n  }": GraphDocument<LocationReviewListQuery, LocationReviewListQueryVariables>;
  readonly "query StreetPage($suburb: String!, $street: String!) {\n    street(identifier: $suburb, street: $street) {\n      name slug label location { ...NamedPlace rating { average count } region { name slug } medians { kinds { kind sold { median sampleSize } rent { median sampleSize } } } } listingCounts { buy rent sold leased } questions(take: 10) { results { ...LocationQuestion } }\n      properties(take: 60) { slug latest { address { street } } }\n    }\n    streets: locationIndex(type: street, identifier: $suburb, sortOrder: popular, take: 13) { results { street { name slug listingCounts { buy rent } } } }\n  }": GraphDocument<StreetPageQuery, StreetPageQueryVariables>;
  readonly "query StreetListings($suburb: String!, $street: String!, $mode: ListingStatusType!, $skip: Int!, $take: Int!) {\n    street(identifier: $suburb, street: $street) { listings(statusType: $mode, skip: $skip, take: $take) { total results { ...CardListing } } }\n  }": GraphDocument<StreetListingsQuery, StreetListingsQueryVariables>;
}
/** Declares an operation of this area: its types follow from its text. Unknown text: run `npm run contracts`. */
export const graphql = document as DeclareDocument<Documents>;
