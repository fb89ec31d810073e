// Generated from the GraphQL API's schema and this area's operations by npm run contracts. Do not edit.
import { document, type DeclareDocument, type GraphDocument } from '@verandah/graph';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Numbers from 1; 5 means five or more. For bedrooms, 0 adds studios to the other numbers, like the property type studio. */
export type CountInput = {
  /** At least this many. */
  readonly min?: number | null | undefined;
  /** Exactly one of these. */
  readonly only?: ReadonlyArray<number> | null | undefined;
};

/** Dates of the auction or inspection, yyyy-MM-dd, in the time zone of the home. */
export type DatesInput = {
  /** The dates; blank entries are ignored. */
  readonly dates?: ReadonlyArray<string> | null | undefined;
  /** Any upcoming date. */
  readonly forthcoming?: boolean | null | undefined;
};

/** A search for listings. Omitted fields do not restrict it. */
export type ListingSearchQuery = {
  /** Only homes with an auction on one of these days. */
  readonly auction?: DatesInput | null | undefined;
  /** Bathrooms that homes must have. */
  readonly bathrooms?: CountInput | null | undefined;
  /** Bedrooms that homes must have. */
  readonly bedrooms?: CountInput | null | undefined;
  /** Spaces for cars that homes must have. */
  readonly carSpaces?: CountInput | null | undefined;
  /** Width at the street in metres. */
  readonly frontageSize?: RangeInput | null | undefined;
  /** Only homes with an inspection on one of these days. */
  readonly inspection?: DatesInput | null | undefined;
  /** Whether to include listings under offer; false excludes them. */
  readonly isUnderOffer?: boolean | null | undefined;
  /** Area of the land in square metres. */
  readonly landSize?: RangeInput | null | undefined;
  /** IDs of listings that the visitor has hidden, at most 500. They are excluded from results, counts and markers. */
  readonly leaveOut?: ReadonlyArray<string> | null | undefined;
  /** Where to search. */
  readonly locationSearchContext: LocationSearchContext;
  /** Only homes near a point. */
  readonly near?: NearInput | null | undefined;
  /** Page of the results: `take` at most 100, `skip` at most 50,000. */
  readonly paging?: PagingInput | null | undefined;
  /** Dollars; dollars a week for rentals. */
  readonly price?: RangeInput | null | undefined;
  /** Only homes that have all of these. */
  readonly propertyFeatures?: ReadonlyArray<PropertyFeature> | null | undefined;
  /** Only these property types. */
  readonly propertyTypes?: ReadonlyArray<PropertyTypeName> | null | undefined;
  /** How the location was chosen. */
  readonly searchMode: SearchMode;
  /** Order of the results. By default `homesForYou`; `newest` for an office, `recentlySoldOrLeased` for sold or leased listings. */
  readonly sortBy?: ListingSort | null | undefined;
  /** Homes for sale, for rent, sold or leased. */
  readonly statusType: ListingStatusType;
};

/** Order of listings. */
export type ListingSort =
  /** Lowest price first. */
  | 'cheapest'
  /** Highest price first. */
  | 'expensive'
  /** Those with a virtual tour first. */
  | 'hasAVirtualTour'
  /** Those with a video first. */
  | 'hasVideos'
  /** Highest sold price first. */
  | 'highestSoldPrice'
  /** Highest tiers first, then the newest. */
  | 'homesForYou'
  /** Lowest sold price first. */
  | 'lowestSoldPrice'
  /** Nearest to the point first; for a search near one. */
  | 'nearest'
  /** Latest listed first. */
  | 'newest'
  /** Soonest auction first. */
  | 'nextAuction'
  /** Soonest inspection first. */
  | 'nextInspection'
  /** Earliest listed first. */
  | 'oldest'
  /** Latest sale or lease first. */
  | 'recentlySoldOrLeased'
  /** Latest sale or lease first; signed-in members may get another order. */
  | 'soldHomesForYou';

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

/** Where to search for listings. */
export type LocationSearchContext = {
  /** Whether surrounding suburbs are searched too. */
  readonly includeSurroundingSuburbs?: boolean | null | undefined;
  /** ID of the office whose listings are searched. */
  readonly officeId?: string | null | undefined;
  /** Up to 50 locations; an empty list means the whole country. */
  readonly searchLocations?: ReadonlyArray<SearchLocationInput> | null | undefined;
  /** Map or drawn area as well-known text: POLYGON((lng lat, …)) of at most 500 points, or MULTIPOLYGON. Rings after the first one are holes. */
  readonly wellKnownText?: string | null | undefined;
};

/** Bounds of a map, in degrees. */
export type MapViewInput = {
  /** Eastern edge, degrees of longitude. */
  readonly east: number;
  /** Northern edge, degrees of latitude. */
  readonly north: number;
  /** Southern edge, degrees of latitude. */
  readonly south: number;
  /** Western edge, degrees of longitude. */
  readonly west: number;
};

/** A point in Australia, in degrees, with a distance or minutes of travel. Excludes listings without a public position. */
export type NearInput = {
  /** Mode of travel, for minutes. */
  readonly by?: TravelMode | null | undefined;
  /** Kilometres in a straight line: 1, 2, 5, 10, 20. */
  readonly kilometres?: number | null | undefined;
  /** Degrees of latitude, WGS 84; negative in the south. */
  readonly latitude: number;
  /** Degrees of longitude, WGS 84. */
  readonly longitude: number;
  /** Minutes of travel by a mode from travelModes: 10, 20, 30, 45. */
  readonly minutes?: number | null | undefined;
  /** The visitor's name for the point, for the address of an alert. */
  readonly name?: string | null | undefined;
};

/** Part of a list. */
export type PagingInput = {
  /** Number of entries to skip. */
  readonly skip?: number | null | undefined;
  /** Maximum number of entries to return. A value above the limit of the list is an error. */
  readonly take?: number | null | undefined;
};

/** Features that listings have and searches can require. */
export type PropertyFeature =
  /** Air conditioning of any kind. */
  | 'airConditioning'
  /** An alarm system. */
  | 'alarmSystem'
  /** A balcony. */
  | 'balcony'
  /** Broadband internet. */
  | 'broadband'
  /** Built-in wardrobes. */
  | 'builtInRobes'
  /** A courtyard. */
  | 'courtyard'
  /** A deck. */
  | 'deck'
  /** A dishwasher. */
  | 'dishwasher'
  /** Ducted cooling. */
  | 'ductedCooling'
  /** Ducted heating. */
  | 'ductedHeating'
  /** Evaporative cooling. */
  | 'evaporativeCooling'
  /** Floorboards. */
  | 'floorboards'
  /** Fully fenced. */
  | 'fullyFenced'
  /** Furnished. */
  | 'furnished'
  /** Gas heating. */
  | 'gasHeating'
  /** Reuse of grey water. */
  | 'greyWaterSystem'
  /** A gym. */
  | 'gym'
  /** An indoor spa. */
  | 'insideSpa'
  /** An intercom. */
  | 'intercom'
  /** An open fireplace. */
  | 'openFirePlace'
  /** An outdoor entertaining area. */
  | 'outdoorEnt'
  /** An outdoor spa. */
  | 'outsideSpa'
  /** Pay television. */
  | 'payTV'
  /** Pets are allowed. */
  | 'petFriendly'
  /** A swimming pool. */
  | 'pool'
  /** A garage door with remote control. */
  | 'remoteGarage'
  /** A rumpus room. */
  | 'rumpusRoom'
  /** Secure parking. */
  | 'secureParking'
  /** A shed. */
  | 'shed'
  /** Hot water by solar heat. */
  | 'solarHotWater'
  /** Solar panels. */
  | 'solarPanels'
  /** Split-system air conditioning. */
  | 'splitSystemAirCon'
  /** Split-system heating. */
  | 'splitSystemHeating'
  /** A study. */
  | 'study'
  /** A tennis court. */
  | 'tennisCourt'
  /** A built-in vacuum system. */
  | 'vacuumSystem'
  /** A water tank. */
  | 'waterTank'
  /** A workshop. */
  | 'workshop';

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

/** A range; both ends are included. An end that is 0 or omitted is open. */
export type RangeInput = {
  /** At most this. */
  readonly max?: number | null | undefined;
  /** At least this. */
  readonly min?: number | null | undefined;
};

/** Filters of a search. */
export type SearchFilter =
  /** Days of auctions. */
  | 'auctions'
  /** Bathrooms. */
  | 'bathrooms'
  /** Bedrooms. */
  | 'bedrooms'
  /** Spaces for cars. */
  | 'carSpaces'
  /** Features. */
  | 'features'
  /** Width at the street. */
  | 'frontage'
  /** Days of inspections. */
  | 'inspections'
  /** Size of the land. */
  | 'landSize'
  /** Distance from a point. */
  | 'near'
  /** Price. */
  | 'price'
  /** Houses, apartments, land and other types of property. */
  | 'propertyTypes'
  /** Homes under offer. */
  | 'underOffer';

/** A location by ID, or by slug if the ID is unknown: a suburb, region, state (vic) or postcode (vic-3121). */
export type SearchLocationInput = {
  /** ID of the place, as `location` returns it. */
  readonly id?: string | null | undefined;
  /** Name of the place, for the address of the search. */
  readonly name?: string | null | undefined;
  /** Name of the place in addresses: richmond-vic-3121. */
  readonly slug?: string | null | undefined;
  /** State or territory: ACT, NSW, NT, QLD, SA, TAS, VIC or WA. */
  readonly stateCode?: string | null | undefined;
};

/** How the location of a search was chosen. */
export type SearchMode =
  /** Drawn on the map. */
  | 'draw'
  /** By the names of places. */
  | 'location'
  /** The visible area of the map. */
  | 'map'
  /** The listings of an office. */
  | 'office';

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

/** Modes of travel. */
export type TravelMode =
  /** By bicycle. */
  | 'cycle'
  /** By car. */
  | 'drive'
  /** On foot. */
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
  stateCode?: string | null | undefined;
  latitude?: number | null | undefined;
  longitude?: number | null | undefined;
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


export type ResultsQuery = { readonly travelModes: ReadonlyArray<TravelMode>, readonly locations: ReadonlyArray<{ readonly id: string, readonly type: LocationKind, readonly slug: string, readonly label: string, readonly name: string, readonly stateCode: string, readonly latLong: { readonly latitude: number, readonly longitude: number } }>, readonly office?: { readonly slug: string, readonly name: string, readonly phone: string | null, readonly brandColour: string | null, readonly location: { readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly locationSlug: string } | null, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number } } | null, readonly listingSearch: { readonly total: number, readonly exactTotal: number, readonly pagination: { readonly currentPage: number, readonly totalPages: number, readonly skip: number }, readonly prices: { readonly filtered: { readonly median: number | null } }, readonly results: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly address: { readonly latitude?: number | null, readonly longitude?: number | null, readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly priceDetails: { readonly shortDescription: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }>, readonly aggregations: { readonly beds: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly baths: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly cars: ReadonlyArray<{ readonly value: number, readonly count: number }>, readonly propertyTypes: ReadonlyArray<{ readonly value: PropertyTypeName, readonly count: number }>, readonly priceHistogram: ReadonlyArray<{ readonly min: number, readonly max: number | null, readonly count: number }>, readonly auctionDates: ReadonlyArray<{ readonly date: string, readonly count: number }>, readonly inspectionDates: ReadonlyArray<{ readonly date: string, readonly count: number }> } } };

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
  readonly "\n  query SuggestPoints($term: String!, $take: Int!, $kinds: [SuggestionKind!], $stateCode: String, $latitude: Float, $longitude: Float) {\n    locationSearch(filter: { term: $term, take: $take, kinds: $kinds, stateCode: $stateCode, latitude: $latitude, longitude: $longitude }) {\n      kind label detail latLong { latitude longitude } bounds\n    }\n  }": GraphDocument<SuggestPointsQuery, SuggestPointsQueryVariables>;
  readonly "\n  query SuggestPlaces($term: String!, $take: Int!, $kinds: [SuggestionKind!]) {\n    locationSearch(filter: { term: $term, take: $take, kinds: $kinds }) { kind label detail slug bounds officeSlug agentUsername address: uri }\n  }": GraphDocument<SuggestPlacesQuery, SuggestPlacesQueryVariables>;
  readonly "query ViewedHomes($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ...CardListing } }": GraphDocument<ViewedHomesQuery, ViewedHomesQueryVariables>;
  readonly "query ComparedHomes($ids: [ID!]!) { listingsById(listingIds: $ids) { ...CardListing features { tags } } }": GraphDocument<ComparedHomesQuery, ComparedHomesQueryVariables>;
  readonly "query Home($take: Int!, $maxAge: Int!) {\n    buy: listingsHomepage(query: { statusType: buy, take: $take }, maxAge: $maxAge) { ...CardListing }\n    rent: listingsHomepage(query: { statusType: rent, take: $take }, maxAge: $maxAge) { ...CardListing }\n    posts(take: 3) { results { slug title summary topic publishedAt } }\n  }": GraphDocument<HomeQuery, HomeQueryVariables>;
  readonly "\n  query NearbySuburbs($identifier: String!) { location(identifier: $identifier, includeSurrounding: true) { surroundingSuburbs { slug label } } }": GraphDocument<NearbySuburbsQuery, NearbySuburbsQueryVariables>;
  readonly "\n  query NearestSuburbs($query: ListingSearchQuery!, $take: Int!) {\n    listingSearch(query: $query) { nearestSuburbs(take: $take) { slug label total } }\n  }": GraphDocument<NearestSuburbsQuery, NearestSuburbsQueryVariables>;
  readonly "\n  query Relaxations($query: ListingSearchQuery!) {\n    listingSearch(query: $query) { relaxations { filter total } relaxedPairs { filters total } }\n  }": GraphDocument<RelaxationsQuery, RelaxationsQueryVariables>;
  readonly "query Results($query: ListingSearchQuery!, $places: [String!]!, $office: String!, $byOffice: Boolean!, $nearPoint: Boolean!) {\n    locations(identifiers: $places) { id type slug label name stateCode latLong { latitude longitude } }\n    office(identifier: $office) @include(if: $byOffice) { ...SearchedOffice }\n    listingSearch(query: $query) {\n      total exactTotal\n      pagination { currentPage totalPages skip }\n      prices { filtered { median } }\n      results { ...CardListing address { latitude @include(if: $nearPoint) longitude @include(if: $nearPoint) } }\n      ...Aggregations\n    }\n    travelModes\n  }": GraphDocument<ResultsQuery, ResultsQueryVariables>;
  readonly "\n  query PlaceTotal($query: ListingSearchQuery!) { listingSearch(query: $query) { exactTotal } }": GraphDocument<PlaceTotalQuery, PlaceTotalQueryVariables>;
  readonly "query SettlePlace($identifier: String!) { location(identifier: $identifier) { slug } }": GraphDocument<SettlePlaceQuery, SettlePlaceQueryVariables>;
}
/** Declares an operation of this area: its types follow from its text. Unknown text: run `npm run contracts`. */
export const graphql = document as DeclareDocument<Documents>;
