// Made of the graph API's schema and this area's operations by npm run contracts. The compiler holds the area's own types against it.
import type { ResultOf, VariablesOf } from '@verandah/graph';
import type * as module0 from './features/enquiry/send-enquiry.ts';
import type * as module1 from './features/follow/queries.ts';
import type * as module2 from './features/place/queries.ts';
import type * as module3 from './pages/health/page.tsx';
import type * as module4 from './pages/listing/queries.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type ExternalMediaType =
  | 'InteractiveFloorPlan'
  | 'Others'
  | 'Video'
  | 'VirtualTour';

/** house: detached, semi-detached, terrace; unit: apartment, flat, studio, townhouse, villa; land. */
export type HomeKind =
  | 'house'
  | 'land'
  | 'unit';

export type ListingEnquiryInput = {
  readonly consent: boolean;
  readonly email: string;
  readonly message: string;
  readonly name: string;
  /** Australian; optional */
  readonly phone?: string | null | undefined;
};

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

export type PriceEventKind =
  | 'changed'
  | 'leased'
  | 'listed'
  | 'sold';

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

export type SchoolKind =
  | 'combined'
  | 'primary'
  | 'secondary'
  | 'special';

export type SchoolsMeasuredFrom =
  | 'address'
  | 'suburb';

export type AddListingEnquiryMutationVariables = Exact<{
  listingId: string;
  input: ListingEnquiryInput;
  key: string;
}>;


export type AddListingEnquiryMutation = { readonly addListingEnquiry: { readonly receipt: { readonly id: string } | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> } };

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


export type ListingPageQuery = { readonly listingByUri: { readonly id: string, readonly uri: string, readonly canonicalUri: string, readonly statusType: ListingStatusType, readonly status: ListingStatus, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly isExclusiveList: boolean, readonly title: string, readonly description: string, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string, readonly longDescription: string, readonly isHidden: boolean }, readonly address: { readonly street: string, readonly isHidden: boolean, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly locationSlug: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null, readonly tags: ReadonlyArray<PropertyFeature>, readonly extraFeatures: ReadonlyArray<string> }, readonly landFeatures: { readonly area: number | null, readonly frontage: number | null, readonly depth: number | null, readonly crossOver: string | null } | null, readonly buildingFeatures: { readonly area: number | null, readonly isNewlyBuilt: boolean | null, readonly energyRating: number | null } | null, readonly ruralFeatures: ReadonlyArray<{ readonly label: string, readonly text: string }>, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null, readonly soldPrice: number | null, readonly loanPrice: number | null } | null, readonly rentalDetails: { readonly bond: number | null, readonly availableOn: string | null, readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string }>, readonly floorPlans: ReadonlyArray<{ readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string }> }, readonly videos: ReadonlyArray<{ readonly type: ExternalMediaType, readonly url: string }>, readonly documents: ReadonlyArray<{ readonly title: string, readonly url: string }>, readonly agents: ReadonlyArray<{ readonly id: string, readonly username: string, readonly name: string, readonly title: string | null, readonly phone: string | null, readonly portrait: string | null, readonly reviewSummary: { readonly average: number | null, readonly count: number } }>, readonly office: { readonly id: string, readonly slug: string, readonly name: string, readonly phone: string | null, readonly brandColour: string | null }, readonly priceHistory: ReadonlyArray<{ readonly on: string, readonly kind: PriceEventKind, readonly price: string | null }>, readonly suburbMedians: { readonly kind: HomeKind, readonly change: number | null, readonly sold: { readonly median: number | null, readonly sampleSize: number }, readonly rent: { readonly median: number | null, readonly sampleSize: number }, readonly quarters: ReadonlyArray<{ readonly from: string, readonly median: number | null, readonly sampleSize: number }> } | null, readonly comparables: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly propertyType: PropertyTypeName, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly saleDetails: { readonly soldOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> } }>, readonly schools: { readonly areKnown: boolean, readonly measuredFrom: SchoolsMeasuredFrom, readonly results: ReadonlyArray<{ readonly id: string, readonly name: string, readonly kind: SchoolKind, readonly sector: string, readonly suburb: string | null, readonly distanceMetres: number | null }> } | null, readonly topics: ReadonlyArray<{ readonly postId: string, readonly title: string, readonly uri: string, readonly replyCount: number, readonly isDiscussion: boolean }>, readonly similar: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }>, readonly otherOfficeListings: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> } | null };
type Agrees<Wanted, Given extends Wanted> = Given;
export type AddListingEnquiryMutationProof = [Agrees<ResultOf<typeof module0.addEnquiry>, AddListingEnquiryMutation>, Agrees<AddListingEnquiryMutationVariables, VariablesOf<typeof module0.addEnquiry>>];
export type ListingFollowAgentMutationProof = [Agrees<ResultOf<typeof module1.followAgent>, ListingFollowAgentMutation>, Agrees<ListingFollowAgentMutationVariables, VariablesOf<typeof module1.followAgent>>];
export type ListingAgentFollowedQueryProof = [Agrees<ResultOf<typeof module1.readFollowed>, ListingAgentFollowedQuery>, Agrees<ListingAgentFollowedQueryVariables, VariablesOf<typeof module1.readFollowed>>];
export type ListingUnfollowAgentMutationProof = [Agrees<ResultOf<typeof module1.unfollowAgent>, ListingUnfollowAgentMutation>, Agrees<ListingUnfollowAgentMutationVariables, VariablesOf<typeof module1.unfollowAgent>>];
export type SuburbPositionQueryProof = [Agrees<ResultOf<typeof module2.readSuburbPosition>, SuburbPositionQuery>, Agrees<SuburbPositionQueryVariables, VariablesOf<typeof module2.readSuburbPosition>>];
export type NewestListingQueryProof = [Agrees<ResultOf<typeof module3.readNewest>, NewestListingQuery>, Agrees<NewestListingQueryVariables, VariablesOf<typeof module3.readNewest>>];
export type ListingPageQueryProof = [Agrees<ResultOf<typeof module4.readListing>, ListingPageQuery>, Agrees<ListingPageQueryVariables, VariablesOf<typeof module4.readListing>>];
