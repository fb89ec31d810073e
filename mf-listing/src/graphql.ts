// Generated from the GraphQL API's schema and this area's operations by npm run contracts. Do not edit.
import { document, type DeclareDocument, type GraphDocument } from '@verandah/graph';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** How an auction ended. */
export type AuctionResult =
  /** The bids did not reach the reserve. */
  | 'passedIn'
  /** Passed in on a bid of the vendor. */
  | 'passedInVendorBid'
  /** Sold after the auction. */
  | 'soldAfterAuction'
  /** Sold at the auction. */
  | 'soldAtAuction'
  /** Sold before the auction. */
  | 'soldPriorToAuction'
  /** Withdrawn from the auction. */
  | 'withdrawn';

/** Kinds of media on other sites. */
export type ExternalMediaType =
  /** A floor plan to walk through. */
  | 'InteractiveFloorPlan'
  /** Anything else. */
  | 'Others'
  /** A video. */
  | 'Video'
  /** A virtual tour. */
  | 'VirtualTour';

/** Groups of property types. house: detached, semi-detached, terrace; unit: apartment, flat, studio, townhouse, villa; land. */
export type HomeKind =
  /** A house. */
  | 'house'
  /** A block of land. */
  | 'land'
  /** A unit. */
  | 'unit';

/** An enquiry about a listing. */
export type ListingEnquiryInput = {
  /** Whether the sender agrees to be contacted; must be true. */
  readonly consent: boolean;
  /** Where answers are sent. */
  readonly email: string;
  /** What the sender wants to know; plain text. */
  readonly message: string;
  /** Name of the sender. */
  readonly name: string;
  /** Australian phone number; optional. */
  readonly phone?: string | null | undefined;
};

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

/** What distances to schools are measured from. */
export type SchoolsMeasuredFrom =
  /** The home. */
  | 'address'
  /** The suburb, as the address is hidden. */
  | 'suburb';

export type AddListingEnquiryMutationVariables = Exact<{
  listingId: string;
  input: ListingEnquiryInput;
  key: string;
}>;


export type AddListingEnquiryMutation = { readonly addListingEnquiry: { readonly receipt: { readonly id: string } | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> } };

export type EnquirySenderQueryVariables = Exact<{ [key: string]: never; }>;


export type EnquirySenderQuery = { readonly member: { readonly name: string, readonly email: string } | null };

export type ListingFollowAgentMutationVariables = Exact<{
  id: string;
}>;


export type ListingFollowAgentMutation = { readonly follow: { readonly isFollowing: boolean, readonly followerCount: number } };

export type ListingAgentFollowedQueryVariables = Exact<{
  username: string;
}>;


export type ListingAgentFollowedQuery = { readonly agentProfile: { readonly isFollowed: boolean, readonly followers: number } | null };

export type ListingUnfollowAgentMutationVariables = Exact<{
  id: string;
}>;


export type ListingUnfollowAgentMutation = { readonly unfollow: { readonly isFollowing: boolean, readonly followerCount: number } };

export type SuburbPositionQueryVariables = Exact<{
  slug: string;
}>;


export type SuburbPositionQuery = { readonly location: { readonly latLong: { readonly latitude: number, readonly longitude: number } } | null };

export type NewestListingQueryVariables = Exact<{ [key: string]: never; }>;


export type NewestListingQuery = { readonly listingsHomepage: ReadonlyArray<{ readonly uri: string }> };

export type ListingPageQueryVariables = Exact<{
  uri: string;
}>;


export type ListingPageQuery = { readonly listingByUri: { readonly id: string, readonly uri: string, readonly locationId: string | null, readonly canonicalUri: string, readonly statusType: ListingStatusType, readonly status: ListingStatus, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly isExclusiveList: boolean, readonly title: string, readonly description: string, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string, readonly longDescription: string, readonly isHidden: boolean }, readonly address: { readonly street: string, readonly isHidden: boolean, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly locationSlug: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly isApproximate: boolean, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null, readonly tags: ReadonlyArray<PropertyFeature>, readonly extraFeatures: ReadonlyArray<string> }, readonly landFeatures: { readonly area: number | null, readonly frontage: number | null, readonly depth: number | null, readonly crossOver: string | null } | null, readonly buildingFeatures: { readonly area: number | null, readonly isNewlyBuilt: boolean | null, readonly energyRating: number | null, readonly yearBuilt: number | null, readonly yearRenovated: number | null } | null, readonly ruralFeatures: ReadonlyArray<{ readonly label: string, readonly text: string }>, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly setSaleOn: string | null, readonly setSaleAt: string | null, readonly auctionResult: AuctionResult | null, readonly auctionedOn: string | null, readonly soldOn: string | null, readonly soldPrice: number | null, readonly loanPrice: number | null } | null, readonly rentalDetails: { readonly bond: number | null, readonly availableOn: string | null, readonly leasedOn: string | null, readonly isDepositTaken: boolean } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string }>, readonly floorPlans: ReadonlyArray<{ readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string }> }, readonly videos: ReadonlyArray<{ readonly type: ExternalMediaType, readonly url: string }>, readonly documents: ReadonlyArray<{ readonly title: string, readonly url: string }>, readonly agents: ReadonlyArray<{ readonly id: string, readonly username: string, readonly name: string, readonly title: string | null, readonly phone: string | null, readonly portrait: string | null, readonly reviewSummary: { readonly average: number | null, readonly count: number } }>, readonly office: { readonly id: string, readonly slug: string, readonly name: string, readonly phone: string | null, readonly brandColour: string | null }, readonly priceHistory: ReadonlyArray<{ readonly on: string, readonly kind: PriceEventKind, readonly price: string | null }>, readonly suburbMedians: { readonly kind: HomeKind, readonly change: number | null, readonly sold: { readonly median: number | null, readonly sampleSize: number }, readonly rent: { readonly median: number | null, readonly sampleSize: number }, readonly quarters: ReadonlyArray<{ readonly from: string, readonly median: number | null, readonly sampleSize: number }> } | null, readonly comparables: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly propertyType: PropertyTypeName, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly saleDetails: { readonly soldOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> } }>, readonly schools: { readonly areKnown: boolean, readonly measuredFrom: SchoolsMeasuredFrom, readonly results: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: SchoolKind, readonly sector: string, readonly suburb: string | null, readonly distanceMetres: number | null }> } | null, readonly topics: ReadonlyArray<{ readonly postId: string, readonly title: string, readonly uri: string, readonly replyCount: number, readonly isDiscussion: boolean }>, readonly similar: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }>, readonly otherOfficeListings: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> } | null };

export type CardListingFragment = { readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } };

interface Documents {
  readonly "\n  mutation AddListingEnquiry($listingId: ID!, $input: ListingEnquiryInput!, $key: String!) {\n    addListingEnquiry(listingId: $listingId, input: $input, idempotencyKey: $key) { receipt { id } problems { field message } }\n  }": GraphDocument<AddListingEnquiryMutation, AddListingEnquiryMutationVariables>;
  readonly "query EnquirySender { member { name email } }": GraphDocument<EnquirySenderQuery, EnquirySenderQueryVariables>;
  readonly "\n  mutation ListingFollowAgent($id: ID!) { follow(kind: agent, targetId: $id) { isFollowing followerCount } }": GraphDocument<ListingFollowAgentMutation, ListingFollowAgentMutationVariables>;
  readonly "\n  query ListingAgentFollowed($username: String!) { agentProfile(username: $username) { isFollowed followers } }": GraphDocument<ListingAgentFollowedQuery, ListingAgentFollowedQueryVariables>;
  readonly "\n  mutation ListingUnfollowAgent($id: ID!) { unfollow(kind: agent, targetId: $id) { isFollowing followerCount } }": GraphDocument<ListingUnfollowAgentMutation, ListingUnfollowAgentMutationVariables>;
  readonly "\n  query SuburbPosition($slug: String!) { location(identifier: $slug) { latLong { latitude longitude } } }": GraphDocument<SuburbPositionQuery, SuburbPositionQueryVariables>;
  readonly "\n  query NewestListing { listingsHomepage(query: { take: 1 }) { uri } }": GraphDocument<NewestListingQuery, NewestListingQueryVariables>;
  readonly "query ListingPage($uri: String!) {\n    listingByUri(uri: $uri) {\n      id uri locationId canonicalUri statusType status tierType propertyType isExclusiveList title description listedAt\n      priceDetails { shortDescription longDescription isHidden } priceReducedOn\n      address { street isHidden suburb stateCode postcode locationSlug latitude longitude isApproximate timeZone }\n      features { bedrooms bathrooms cars tags extraFeatures }\n      landFeatures { area frontage depth crossOver }\n      buildingFeatures { area isNewlyBuilt energyRating yearBuilt yearRenovated }\n      ruralFeatures { label text }\n      inspections { startsAt endsAt }\n      auction { startsAt }\n      saleDetails { isUnderOffer setSaleOn setSaleAt auctionResult auctionedOn soldOn soldPrice loanPrice }\n      rentalDetails { bond availableOn leasedOn isDepositTaken }\n      media { photos { key width height colour alt } floorPlans { key width height colour alt } }\n      videos { type url }\n      documents { title url }\n      agents { id username name title phone portrait reviewSummary { average count } }\n      office { id slug name phone brandColour }\n      priceHistory { on kind price }\n      suburbMedians { kind sold { median sampleSize } change rent { median sampleSize } quarters { from median sampleSize } }\n      comparables(take: 6) {\n        id uri propertyType priceDetails { shortDescription } address { street suburb stateCode postcode timeZone } features { bedrooms bathrooms cars }\n        saleDetails { soldOn } media { photos { key colour alt } }\n      }\n      schools(take: 20) { areKnown measuredFrom results { id name kind sector suburb distanceMetres } }\n      topics(take: 5) { postId title uri replyCount isDiscussion }\n      similar(take: 6) { ...CardListing }\n      otherOfficeListings(take: 3) { ...CardListing }\n    }\n  }": GraphDocument<ListingPageQuery, ListingPageQueryVariables>;
}
/** Declares an operation of this area: its types follow from its text. Unknown text: run `npm run contracts`. */
export const graphql = document as DeclareDocument<Documents>;
