// Made of the graph API's schema and this area's operations by npm run contracts. The compiler holds the area's own types against it.
import type { ResultOf, VariablesOf } from '@verandah/graph';
import type * as module0 from './features/compare/queries.ts';
import type * as module1 from './features/filters/queries.ts';
import type * as module2 from './features/hidden/queries.ts';
import type * as module3 from './features/map/queries.ts';
import type * as module4 from './features/near/queries.ts';
import type * as module5 from './features/places/queries.ts';
import type * as module6 from './features/visits/queries.ts';
import type * as module7 from './pages/compare/queries.ts';
import type * as module8 from './pages/home/queries.ts';
import type * as module9 from './pages/results/queries.ts';
import type * as module10 from './pages/results/settle-places.ts';
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


export type MarkerCardsQuery = { readonly listingsById: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string, readonly latitude: number | null, readonly longitude: number | null }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> };

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


export type ComparedHomesQuery = { readonly listingsById: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null, readonly tags: ReadonlyArray<PropertyFeature> }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> };

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


export type ResultsQuery = { readonly travelModes: ReadonlyArray<TravelMode>, readonly locations: ReadonlyArray<{ readonly slug: string, readonly label: string, readonly name: string, readonly stateCode: string, readonly latLong: { readonly latitude: number, readonly longitude: number } }>, readonly office?: { readonly slug: string, readonly name: string, readonly phone: string | null, readonly brandColour: string | null, readonly location: { readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly locationSlug: string } | null, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number } } | null, readonly listingSearch: { readonly total: number, readonly exactTotal: number, readonly pagination: { readonly currentPage: number, readonly totalPages: number, readonly skip: number }, readonly prices: { readonly filtered: { readonly median: number | null } }, readonly results: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string, readonly latitude?: number | null, readonly longitude?: number | null }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }>, readonly aggregations: { readonly beds: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly baths: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly cars: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly propertyTypes: ReadonlyArray<{ readonly value: PropertyTypeName, readonly count: number }>, readonly priceHistogram: ReadonlyArray<{ readonly min: number, readonly max: number | null, readonly count: number }>, readonly auctionDates: ReadonlyArray<{ readonly date: string, readonly count: number }>, readonly inspectionDates: ReadonlyArray<{ readonly date: string, readonly count: number }> } } };

export type PlaceTotalQueryVariables = Exact<{
  query: ListingSearchQuery;
}>;


export type PlaceTotalQuery = { readonly listingSearch: { readonly exactTotal: number } };

export type SettlePlaceQueryVariables = Exact<{
  identifier: string;
}>;


export type SettlePlaceQuery = { readonly location: { readonly slug: string } | null };
type Agrees<Wanted, Given extends Wanted> = Given;
export type ChosenHomesQueryProof = [Agrees<ResultOf<typeof module0.readChosen>, ChosenHomesQuery>, Agrees<ChosenHomesQueryVariables, VariablesOf<typeof module0.readChosen>>];
export type CountResultsQueryProof = [Agrees<ResultOf<typeof module1.countResults>, CountResultsQuery>, Agrees<CountResultsQueryVariables, VariablesOf<typeof module1.countResults>>];
export type HiddenHomesQueryProof = [Agrees<ResultOf<typeof module2.readHidden>, HiddenHomesQuery>, Agrees<HiddenHomesQueryVariables, VariablesOf<typeof module2.readHidden>>];
export type PlaceBoundariesQueryProof = [Agrees<ResultOf<typeof module3.readBoundaries>, PlaceBoundariesQuery>, Agrees<PlaceBoundariesQueryVariables, VariablesOf<typeof module3.readBoundaries>>];
export type MarkerCardsQueryProof = [Agrees<ResultOf<typeof module3.readCards>, MarkerCardsQuery>, Agrees<MarkerCardsQueryVariables, VariablesOf<typeof module3.readCards>>];
export type MapCountQueryProof = [Agrees<ResultOf<typeof module3.readMapCount>, MapCountQuery>, Agrees<MapCountQueryVariables, VariablesOf<typeof module3.readMapCount>>];
export type MarkerNamesQueryProof = [Agrees<ResultOf<typeof module3.readNames>, MarkerNamesQuery>, Agrees<MarkerNamesQueryVariables, VariablesOf<typeof module3.readNames>>];
export type NearOutlineQueryProof = [Agrees<ResultOf<typeof module3.readNearOutline>, NearOutlineQuery>, Agrees<NearOutlineQueryVariables, VariablesOf<typeof module3.readNearOutline>>];
export type ListingPositionsQueryProof = [Agrees<ResultOf<typeof module3.readPositions>, ListingPositionsQuery>, Agrees<ListingPositionsQueryVariables, VariablesOf<typeof module3.readPositions>>];
export type ResultSpotsQueryProof = [Agrees<ResultOf<typeof module3.readSpots>, ResultSpotsQuery>, Agrees<ResultSpotsQueryVariables, VariablesOf<typeof module3.readSpots>>];
export type SurroundingBoundariesQueryProof = [Agrees<ResultOf<typeof module3.readSurrounding>, SurroundingBoundariesQuery>, Agrees<SurroundingBoundariesQueryVariables, VariablesOf<typeof module3.readSurrounding>>];
export type SuburbsAroundQueryProof = [Agrees<ResultOf<typeof module4.readSuburbsAround>, SuburbsAroundQuery>, Agrees<SuburbsAroundQueryVariables, VariablesOf<typeof module4.readSuburbsAround>>];
export type SuggestPointsQueryProof = [Agrees<ResultOf<typeof module4.suggestPoints>, SuggestPointsQuery>, Agrees<SuggestPointsQueryVariables, VariablesOf<typeof module4.suggestPoints>>];
export type SuggestPlacesQueryProof = [Agrees<ResultOf<typeof module5.suggestPlaces>, SuggestPlacesQuery>, Agrees<SuggestPlacesQueryVariables, VariablesOf<typeof module5.suggestPlaces>>];
export type ViewedHomesQueryProof = [Agrees<ResultOf<typeof module6.readViewed>, ViewedHomesQuery>, Agrees<ViewedHomesQueryVariables, VariablesOf<typeof module6.readViewed>>];
export type ComparedHomesQueryProof = [Agrees<ResultOf<typeof module7.readCompared>, ComparedHomesQuery>, Agrees<ComparedHomesQueryVariables, VariablesOf<typeof module7.readCompared>>];
export type HomeQueryProof = [Agrees<ResultOf<typeof module8.readHome>, HomeQuery>, Agrees<HomeQueryVariables, VariablesOf<typeof module8.readHome>>];
export type NearbySuburbsQueryProof = [Agrees<ResultOf<typeof module9.readNearby>, NearbySuburbsQuery>, Agrees<NearbySuburbsQueryVariables, VariablesOf<typeof module9.readNearby>>];
export type NearestSuburbsQueryProof = [Agrees<ResultOf<typeof module9.readNearestSuburbs>, NearestSuburbsQuery>, Agrees<NearestSuburbsQueryVariables, VariablesOf<typeof module9.readNearestSuburbs>>];
export type RelaxationsQueryProof = [Agrees<ResultOf<typeof module9.readRelaxations>, RelaxationsQuery>, Agrees<RelaxationsQueryVariables, VariablesOf<typeof module9.readRelaxations>>];
export type ResultsQueryProof = [Agrees<ResultOf<typeof module9.readResults>, ResultsQuery>, Agrees<ResultsQueryVariables, VariablesOf<typeof module9.readResults>>];
export type PlaceTotalQueryProof = [Agrees<ResultOf<typeof module9.readTotal>, PlaceTotalQuery>, Agrees<PlaceTotalQueryVariables, VariablesOf<typeof module9.readTotal>>];
export type SettlePlaceQueryProof = [Agrees<ResultOf<typeof module10.readPlace>, SettlePlaceQuery>, Agrees<SettlePlaceQueryVariables, VariablesOf<typeof module10.readPlace>>];
