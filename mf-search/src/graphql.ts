// Generated from the GraphQL API's schema and this area's operations by npm run contracts. Do not edit.
import { document, type DeclareDocument, type GraphDocument } from '@verandah/graph';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Numbers from 1, 5 meaning five and more; bedroom 0 is a studio. */
export type CountInput = {
  readonly min?: number | null | undefined;
  readonly only?: ReadonlyArray<number> | null | undefined;
};

/** Dates are yyyy-MM-dd in the property's own time zone; forthcoming means any coming date. */
export type DatesInput = {
  readonly dates?: ReadonlyArray<string> | null | undefined;
  readonly forthcoming?: boolean | null | undefined;
};

export type ListingSearchQuery = {
  readonly auction?: DatesInput | null | undefined;
  readonly bathrooms?: CountInput | null | undefined;
  readonly bedrooms?: CountInput | null | undefined;
  readonly carSpaces?: CountInput | null | undefined;
  /** metres */
  readonly frontageSize?: RangeInput | null | undefined;
  readonly inspection?: DatesInput | null | undefined;
  /** false leaves listings under offer out */
  readonly isUnderOffer?: boolean | null | undefined;
  /** m2 */
  readonly landSize?: RangeInput | null | undefined;
  /** Listings that the visitor has hidden, at most 500: in no result, count or marker. */
  readonly leaveOut?: ReadonlyArray<string> | null | undefined;
  readonly locationSearchContext: LocationSearchContext;
  readonly near?: NearInput | null | undefined;
  /** take at most 100, skip at most 50,000 */
  readonly paging?: PagingInput | null | undefined;
  /** dollars; dollars per week for rent and leased */
  readonly price?: RangeInput | null | undefined;
  readonly propertyFeatures?: ReadonlyArray<PropertyFeature> | null | undefined;
  readonly propertyTypes?: ReadonlyArray<PropertyTypeName> | null | undefined;
  readonly searchMode: SearchMode;
  readonly sortBy?: ListingSort | null | undefined;
  readonly statusType: ListingStatusType;
};

export type ListingSort =
  | 'cheapest'
  | 'expensive'
  | 'hasAVirtualTour'
  | 'hasVideos'
  | 'highestSoldPrice'
  | 'homesForYou'
  | 'lowestSoldPrice'
  | 'nearest'
  | 'newest'
  | 'nextAuction'
  | 'nextInspection'
  | 'oldest'
  | 'recentlySoldOrLeased'
  | 'soldHomesForYou';

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

export type LocationSearchContext = {
  readonly includeSurroundingSuburbs?: boolean | null | undefined;
  readonly officeId?: string | null | undefined;
  /** Up to 50; none at all means the whole country. */
  readonly searchLocations?: ReadonlyArray<SearchLocationInput> | null | undefined;
  /** Map or drawn area as well-known text: POLYGON((lng lat, …)) of at most 500 points, or MULTIPOLYGON; rings after the first one are cut out. */
  readonly wellKnownText?: string | null | undefined;
};

/** The bounds of a map, degrees. */
export type MapViewInput = {
  readonly east: number;
  readonly north: number;
  readonly south: number;
  readonly west: number;
};

/** A point in Australia, degrees, with a distance, or with minutes of travel. Listings without a public position are near no point. */
export type NearInput = {
  /** The way to travel, with minutes. */
  readonly by?: TravelMode | null | undefined;
  /** As the crow flies: 1, 2, 5, 10, 20. */
  readonly kilometres?: number | null | undefined;
  readonly latitude: number;
  readonly longitude: number;
  /** Where travelModes offers a mode: 10, 20, 30, 45. */
  readonly minutes?: number | null | undefined;
  /** What the visitor calls the point, for the address of an alert. */
  readonly name?: string | null | undefined;
};

export type PagingInput = {
  readonly skip?: number | null | undefined;
  readonly take?: number | null | undefined;
};

export type PropertyFeature =
  | 'airConditioning'
  | 'alarmSystem'
  | 'balcony'
  | 'broadband'
  | 'builtInRobes'
  | 'courtyard'
  | 'deck'
  | 'dishwasher'
  | 'ductedCooling'
  | 'ductedHeating'
  | 'evaporativeCooling'
  | 'floorboards'
  | 'fullyFenced'
  | 'furnished'
  | 'gasHeating'
  | 'greyWaterSystem'
  | 'gym'
  | 'insideSpa'
  | 'intercom'
  | 'openFirePlace'
  | 'outdoorEnt'
  | 'outsideSpa'
  | 'payTV'
  | 'petFriendly'
  | 'pool'
  | 'remoteGarage'
  | 'rumpusRoom'
  | 'secureParking'
  | 'shed'
  | 'solarHotWater'
  | 'solarPanels'
  | 'splitSystemAirCon'
  | 'splitSystemHeating'
  | 'study'
  | 'tennisCourt'
  | 'vacuumSystem'
  | 'waterTank'
  | 'workshop';

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

/** Both ends count. */
export type RangeInput = {
  readonly max?: number | null | undefined;
  readonly min?: number | null | undefined;
};

export type SearchFilter =
  | 'auctions'
  | 'bathrooms'
  | 'bedrooms'
  | 'carSpaces'
  | 'features'
  | 'frontage'
  | 'inspections'
  | 'landSize'
  | 'near'
  | 'price'
  | 'propertyTypes'
  | 'underOffer';

/** By id, or by slug when the id is not known. The slug may also be a state (vic) or a postcode (vic-3121). */
export type SearchLocationInput = {
  readonly id?: string | null | undefined;
  readonly name?: string | null | undefined;
  readonly slug?: string | null | undefined;
  readonly stateCode?: string | null | undefined;
};

export type SearchMode =
  | 'draw'
  | 'location'
  | 'map'
  | 'office';

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

export type TravelMode =
  | 'cycle'
  | 'drive'
  | 'walk';

export type ChosenHomesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type ChosenHomesQuery = { readonly listingsById: ReadonlyArray<{ readonly id: string, readonly address: { readonly street: string } }> };

export type CountResultsQueryVariables = Exact<{
  query: ListingSearchQuery;
}>;


export type CountResultsQuery = { readonly listingSearch: { readonly total: number, readonly aggregations: { readonly beds: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly baths: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly cars: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly propertyTypes: ReadonlyArray<{ readonly value: PropertyTypeName, readonly count: number }>, readonly priceHistogram: ReadonlyArray<{ readonly min: number, readonly max: number | null, readonly count: number }>, readonly auctionDates: ReadonlyArray<{ readonly date: string, readonly count: number }>, readonly inspectionDates: ReadonlyArray<{ readonly date: string, readonly count: number }> } } };

export type HiddenHomesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  take: number;
}>;


export type HiddenHomesQuery = { readonly listingsById: ReadonlyArray<{ readonly id: string, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null } }> };

export type PlaceBoundariesQueryVariables = Exact<{
  places: ReadonlyArray<string> | string;
}>;


export type PlaceBoundariesQuery = { readonly locations: ReadonlyArray<{ readonly slug: string, readonly name: string, readonly boundary: { readonly approximate: boolean, readonly geoJson: string } | null }> };

export type MarkerCardsQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  take: number;
}>;


export type MarkerCardsQuery = { readonly listingsById: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly address: { readonly latitude: number | null, readonly longitude: number | null, readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly priceDetails: { readonly shortDescription: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> };

export type MapCountQueryVariables = Exact<{
  query: ListingSearchQuery;
  view: MapViewInput;
}>;


export type MapCountQuery = { readonly listingSearch: { readonly mapCount: { readonly inView: number, readonly withoutAddress: number } } };

export type MarkerNamesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  take: number;
}>;


export type MarkerNamesQuery = { readonly listingsById: ReadonlyArray<{ readonly id: string, readonly address: { readonly street: string, readonly suburb: string }, readonly features: { readonly bedrooms: number | null } }> };

export type NearOutlineQueryVariables = Exact<{
  query: ListingSearchQuery;
}>;


export type NearOutlineQuery = { readonly listingSearch: { readonly nearOutline: ReadonlyArray<number> } };

export type ListingPositionsQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  take: number;
}>;


export type ListingPositionsQuery = { readonly listingsById: ReadonlyArray<{ readonly id: string, readonly address: { readonly latitude: number | null, readonly longitude: number | null } }> };

export type ResultSpotsQueryVariables = Exact<{
  query: ListingSearchQuery;
}>;


export type ResultSpotsQuery = { readonly listingSearch: { readonly markers: ReadonlyArray<{ readonly latitude: number, readonly longitude: number }> } };

export type SurroundingBoundariesQueryVariables = Exact<{
  places: ReadonlyArray<string> | string;
}>;


export type SurroundingBoundariesQuery = { readonly locations: ReadonlyArray<{ readonly surroundingSuburbs: ReadonlyArray<{ readonly slug: string, readonly boundary: { readonly approximate: boolean, readonly geoJson: string } | null }> }> };

export type SuburbsAroundQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type SuburbsAroundQuery = { readonly nearestLocations: ReadonlyArray<{ readonly containsPosition: boolean, readonly location: { readonly name: string, readonly label: string } }> };

export type SuggestPointsQueryVariables = Exact<{
  term: string;
  take: number;
  kinds?: ReadonlyArray<SuggestionKind> | SuggestionKind | null | undefined;
}>;


export type SuggestPointsQuery = { readonly locationSearch: ReadonlyArray<{ readonly kind: SuggestionKind, readonly label: string, readonly detail: string, readonly bounds: ReadonlyArray<number> | null, readonly latLong: { readonly latitude: number, readonly longitude: number } | null }> };

export type SuggestPlacesQueryVariables = Exact<{
  term: string;
  take: number;
  kinds?: ReadonlyArray<SuggestionKind> | SuggestionKind | null | undefined;
}>;


export type SuggestPlacesQuery = { readonly locationSearch: ReadonlyArray<{ readonly kind: SuggestionKind, readonly label: string, readonly detail: string, readonly slug: string | null, readonly bounds: ReadonlyArray<number> | null, readonly officeSlug: string | null, readonly agentUsername: string | null, readonly address: string | null }> };

export type ViewedHomesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  take: number;
}>;


export type ViewedHomesQuery = { readonly listingsById: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> };

export type ComparedHomesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type ComparedHomesQuery = { readonly listingsById: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly features: { readonly tags: ReadonlyArray<PropertyFeature>, readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> };

export type HomeQueryVariables = Exact<{
  take: number;
  maxAge: number;
}>;


export type HomeQuery = { readonly buy: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }>, readonly rent: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }>, readonly posts: { readonly results: ReadonlyArray<{ readonly slug: string, readonly title: string, readonly summary: string, readonly topic: string, readonly publishedAt: string }> } };

export type NearbySuburbsQueryVariables = Exact<{
  identifier: string;
}>;


export type NearbySuburbsQuery = { readonly location: { readonly surroundingSuburbs: ReadonlyArray<{ readonly slug: string, readonly label: string }> } | null };

export type NearestSuburbsQueryVariables = Exact<{
  query: ListingSearchQuery;
  take: number;
}>;


export type NearestSuburbsQuery = { readonly listingSearch: { readonly nearestSuburbs: ReadonlyArray<{ readonly slug: string, readonly label: string, readonly total: number }> } };

export type RelaxationsQueryVariables = Exact<{
  query: ListingSearchQuery;
}>;


export type RelaxationsQuery = { readonly listingSearch: { readonly relaxations: ReadonlyArray<{ readonly filter: SearchFilter, readonly total: number }>, readonly relaxedPairs: ReadonlyArray<{ readonly filters: ReadonlyArray<SearchFilter>, readonly total: number }> } };

export type ResultsQueryVariables = Exact<{
  query: ListingSearchQuery;
  places: ReadonlyArray<string> | string;
  office: string;
  byOffice: boolean;
  nearPoint: boolean;
}>;


export type ResultsQuery = { readonly travelModes: ReadonlyArray<TravelMode>, readonly locations: ReadonlyArray<{ readonly slug: string, readonly label: string, readonly name: string, readonly stateCode: string, readonly latLong: { readonly latitude: number, readonly longitude: number } }>, readonly office?: { readonly slug: string, readonly name: string, readonly phone: string | null, readonly brandColour: string | null, readonly location: { readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly locationSlug: string } | null, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number } } | null, readonly listingSearch: { readonly total: number, readonly exactTotal: number, readonly pagination: { readonly currentPage: number, readonly totalPages: number, readonly skip: number }, readonly prices: { readonly filtered: { readonly median: number | null } }, readonly results: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly address: { readonly latitude?: number | null, readonly longitude?: number | null, readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly priceDetails: { readonly shortDescription: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }>, readonly aggregations: { readonly beds: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly baths: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly cars: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly propertyTypes: ReadonlyArray<{ readonly value: PropertyTypeName, readonly count: number }>, readonly priceHistogram: ReadonlyArray<{ readonly min: number, readonly max: number | null, readonly count: number }>, readonly auctionDates: ReadonlyArray<{ readonly date: string, readonly count: number }>, readonly inspectionDates: ReadonlyArray<{ readonly date: string, readonly count: number }> } } };

export type PlaceTotalQueryVariables = Exact<{
  query: ListingSearchQuery;
}>;


export type PlaceTotalQuery = { readonly listingSearch: { readonly exactTotal: number } };

export type SettlePlaceQueryVariables = Exact<{
  identifier: string;
}>;


export type SettlePlaceQuery = { readonly location: { readonly slug: string } | null };

export type AggregationsFragment = { readonly aggregations: { readonly beds: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly baths: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly cars: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly propertyTypes: ReadonlyArray<{ readonly value: PropertyTypeName, readonly count: number }>, readonly priceHistogram: ReadonlyArray<{ readonly min: number, readonly max: number | null, readonly count: number }>, readonly auctionDates: ReadonlyArray<{ readonly date: string, readonly count: number }>, readonly inspectionDates: ReadonlyArray<{ readonly date: string, readonly count: number }> } };

export type CardListingFragment = { readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } };

export type SearchedOfficeFragment = { readonly slug: string, readonly name: string, readonly phone: string | null, readonly brandColour: string | null, readonly location: { readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly locationSlug: string } | null, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number } };

interface Documents {
  readonly "\n  query ChosenHomes($ids: [ID!]!) { listingsById(listingIds: $ids) { id address { street } } }": GraphDocument<ChosenHomesQuery, ChosenHomesQueryVariables>;
  readonly "query CountResults($query: ListingSearchQuery!) { listingSearch(query: $query) { total ...Aggregations } }": GraphDocument<CountResultsQuery, CountResultsQueryVariables>;
  readonly "\n  query HiddenHomes($ids: [ID!]!, $take: Int!) {\n    listingsById(listingIds: $ids, take: $take) { id priceDetails { shortDescription } address { street suburb stateCode postcode } }\n  }": GraphDocument<HiddenHomesQuery, HiddenHomesQueryVariables>;
  readonly "\n  query PlaceBoundaries($places: [String!]!) { locations(identifiers: $places) { slug name boundary { approximate geoJson } } }": GraphDocument<PlaceBoundariesQuery, PlaceBoundariesQueryVariables>;
  readonly "query MarkerCards($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ...CardListing address { latitude longitude } } }": GraphDocument<MarkerCardsQuery, MarkerCardsQueryVariables>;
  readonly "\n  query MapCount($query: ListingSearchQuery!, $view: MapViewInput!) {\n    listingSearch(query: $query) { mapCount(view: $view) { inView withoutAddress } }\n  }": GraphDocument<MapCountQuery, MapCountQueryVariables>;
  readonly "\n  query MarkerNames($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { id address { street suburb } features { bedrooms } } }": GraphDocument<MarkerNamesQuery, MarkerNamesQueryVariables>;
  readonly "\n  query NearOutline($query: ListingSearchQuery!) { listingSearch(query: $query) { nearOutline } }": GraphDocument<NearOutlineQuery, NearOutlineQueryVariables>;
  readonly "\n  query ListingPositions($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { id address { latitude longitude } } }": GraphDocument<ListingPositionsQuery, ListingPositionsQueryVariables>;
  readonly "\n  query ResultSpots($query: ListingSearchQuery!) { listingSearch(query: $query) { markers { latitude longitude } } }": GraphDocument<ResultSpotsQuery, ResultSpotsQueryVariables>;
  readonly "\n  query SurroundingBoundaries($places: [String!]!) {\n    locations(identifiers: $places) { surroundingSuburbs { slug boundary { approximate geoJson } } }\n  }": GraphDocument<SurroundingBoundariesQuery, SurroundingBoundariesQueryVariables>;
  readonly "\n  query SuburbsAround($latitude: Float!, $longitude: Float!) {\n    nearestLocations(latitude: $latitude, longitude: $longitude, take: 4) { containsPosition location { name label } }\n  }": GraphDocument<SuburbsAroundQuery, SuburbsAroundQueryVariables>;
  readonly "\n  query SuggestPoints($term: String!, $take: Int!, $kinds: [SuggestionKind!]) {\n    locationSearch(filter: { term: $term, take: $take, kinds: $kinds }) { kind label detail latLong { latitude longitude } bounds }\n  }": GraphDocument<SuggestPointsQuery, SuggestPointsQueryVariables>;
  readonly "\n  query SuggestPlaces($term: String!, $take: Int!, $kinds: [SuggestionKind!]) {\n    locationSearch(filter: { term: $term, take: $take, kinds: $kinds }) { kind label detail slug bounds officeSlug agentUsername address }\n  }": GraphDocument<SuggestPlacesQuery, SuggestPlacesQueryVariables>;
  readonly "query ViewedHomes($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ...CardListing } }": GraphDocument<ViewedHomesQuery, ViewedHomesQueryVariables>;
  readonly "query ComparedHomes($ids: [ID!]!) { listingsById(listingIds: $ids) { ...CardListing features { tags } } }": GraphDocument<ComparedHomesQuery, ComparedHomesQueryVariables>;
  readonly "query Home($take: Int!, $maxAge: Int!) {\n    buy: listingsHomepage(query: { statusType: buy, take: $take }, maxAge: $maxAge) { ...CardListing }\n    rent: listingsHomepage(query: { statusType: rent, take: $take }, maxAge: $maxAge) { ...CardListing }\n    posts(take: 3) { results { slug title summary topic publishedAt } }\n  }": GraphDocument<HomeQuery, HomeQueryVariables>;
  readonly "\n  query NearbySuburbs($identifier: String!) { location(identifier: $identifier, includeSurrounding: true) { surroundingSuburbs { slug label } } }": GraphDocument<NearbySuburbsQuery, NearbySuburbsQueryVariables>;
  readonly "\n  query NearestSuburbs($query: ListingSearchQuery!, $take: Int!) {\n    listingSearch(query: $query) { nearestSuburbs(take: $take) { slug label total } }\n  }": GraphDocument<NearestSuburbsQuery, NearestSuburbsQueryVariables>;
  readonly "\n  query Relaxations($query: ListingSearchQuery!) {\n    listingSearch(query: $query) { relaxations { filter total } relaxedPairs { filters total } }\n  }": GraphDocument<RelaxationsQuery, RelaxationsQueryVariables>;
  readonly "query Results($query: ListingSearchQuery!, $places: [String!]!, $office: String!, $byOffice: Boolean!, $nearPoint: Boolean!) {\n    locations(identifiers: $places) { slug label name stateCode latLong { latitude longitude } }\n    office(identifier: $office) @include(if: $byOffice) { ...SearchedOffice }\n    listingSearch(query: $query) {\n      total exactTotal\n      pagination { currentPage totalPages skip }\n      prices { filtered { median } }\n      results { ...CardListing address { latitude @include(if: $nearPoint) longitude @include(if: $nearPoint) } }\n      ...Aggregations\n    }\n    travelModes\n  }": GraphDocument<ResultsQuery, ResultsQueryVariables>;
  readonly "\n  query PlaceTotal($query: ListingSearchQuery!) { listingSearch(query: $query) { exactTotal } }": GraphDocument<PlaceTotalQuery, PlaceTotalQueryVariables>;
  readonly "query SettlePlace($identifier: String!) { location(identifier: $identifier) { slug } }": GraphDocument<SettlePlaceQuery, SettlePlaceQueryVariables>;
}
/** Declares an operation of this area: its types follow from its text. Unknown text: run `npm run contracts`. */
export const graphql = document as DeclareDocument<Documents>;
