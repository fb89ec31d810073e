// Made of the graph API's schema and this area's operations by npm run contracts. The compiler holds the area's own types against it.
import type { ResultOf, VariablesOf } from '@verandah/graph';
import type * as module0 from './features/enquiry/send-contact.ts';
import type * as module1 from './features/follow/use-follow-agent.ts';
import type * as module2 from './features/portal/invites.ts';
import type * as module3 from './features/portal/suburb-field.tsx';
import type * as module4 from './features/portal/who.ts';
import type * as module5 from './features/reviews/queries.ts';
import type * as module6 from './pages/company/load.ts';
import type * as module7 from './pages/finder/queries.ts';
import type * as module8 from './pages/office/queries.ts';
import type * as module9 from './pages/portal-admin-office/part.ts';
import type * as module10 from './pages/portal-admin/part.ts';
import type * as module11 from './pages/portal-enquiries/part.ts';
import type * as module12 from './pages/portal-enquiry/queries.ts';
import type * as module13 from './pages/portal-feed/part.ts';
import type * as module14 from './pages/portal-feeds/part.ts';
import type * as module15 from './pages/portal-listing/home.ts';
import type * as module16 from './pages/portal-listing/pictures.ts';
import type * as module17 from './pages/portal-listing/queries.ts';
import type * as module18 from './pages/portal-listings/part.ts';
import type * as module19 from './pages/portal-new-listing/part.ts';
import type * as module20 from './pages/portal-office/part.ts';
import type * as module21 from './pages/portal-overview/queries.ts';
import type * as module22 from './pages/portal-performance/queries.ts';
import type * as module23 from './pages/portal-reviews/part.ts';
import type * as module24 from './pages/portal-transaction/part.ts';
import type * as module25 from './pages/portal-transactions/part.ts';
import type * as module26 from './pages/profile/queries.ts';
import type * as module27 from './pages/vendor-review/queries.ts';
import type * as module28 from './pages/write-review/queries.ts';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AgentActivityType =
  | 'AnsweredAQuestion'
  | 'AskedAQuestion'
  | 'ListedAProperty'
  | 'Reviewed'
  | 'ReviewedALocation'
  | 'SoldOrLeasedAProperty';

export type AgentFactor =
  | 'communication'
  | 'honesty'
  | 'knowledge'
  | 'marketing'
  | 'negotiation';

export type AgentFactorInput = {
  readonly factor: AgentFactor;
  readonly rating: number;
};

export type AgentReviewInput = {
  /** One of the agent's listings. */
  readonly listingId?: string | null | undefined;
  readonly rating: number;
  readonly ratings?: ReadonlyArray<AgentFactorInput> | null | undefined;
  readonly role: AgentReviewRole;
  readonly text: string;
  readonly title?: string | null | undefined;
};

export type AgentReviewRole =
  | 'buyer'
  | 'landlord'
  | 'renter'
  | 'vendor';

export type AgentReviewSource =
  | 'imported'
  | 'member'
  | 'vendor';

export type AgentReviewStatus =
  | 'hidden'
  | 'pending'
  | 'published'
  | 'removed';

/** All of a transaction: a change replaces it. */
export type AgentTransactionInput = {
  readonly address: string;
  readonly bathrooms?: number | null | undefined;
  readonly bedrooms?: number | null | undefined;
  readonly carSpaces?: number | null | undefined;
  /** yyyy-MM-dd */
  readonly completedOn: string;
  readonly kind: AgentTransactionKind;
  /** The listing that it came of. */
  readonly listingId?: string | null | undefined;
  /** The suburb. */
  readonly localityId?: string | null | undefined;
  /** Dollars; dollars a week when leased. */
  readonly price?: number | null | undefined;
  readonly priceVisible?: boolean | null | undefined;
  readonly propertyType: PropertyTypeName;
  readonly side: AgentTransactionSide;
};

export type AgentTransactionKind =
  | 'leased'
  | 'sold';

export type AgentTransactionSide =
  | 'buyer'
  | 'landlord'
  | 'renter'
  | 'vendor';

export type ArrangedPictureInput = {
  readonly alt?: string | null | undefined;
  readonly id: string;
};

export type CompletionInput = {
  /** yyyy-MM-dd */
  readonly completedOn: string;
  /** Dollars; dollars a week when leased. */
  readonly price?: number | null | undefined;
  readonly priceVisible?: boolean | null | undefined;
};

export type EnquiryIntention =
  | 'appraisal'
  | 'let'
  | 'sell';

export type EnquiryKind =
  | 'agent'
  | 'appraisal'
  | 'buyer'
  | 'listing'
  | 'product'
  | 'property';

export type EnquiryMode =
  | 'buy'
  | 'rent';

export type EnquiryStatus =
  | 'answered'
  | 'closed'
  | 'new'
  | 'read';

export type EnquiryTiming =
  | 'later'
  | 'now'
  | 'sixMonths'
  | 'threeMonths';

/** How a missing display attribute of a feed is read: yes, as the format rules, or no. */
export type FeedDisplayDefault =
  | 'no'
  | 'yes';

/** stored: kept, not published. */
export type FeedOutcome =
  | 'created'
  | 'rejected'
  | 'stored'
  | 'unchanged'
  | 'updated';

export type FeedUploadStatus =
  | 'done'
  | 'failed'
  | 'importing'
  | 'received';

export type FollowKind =
  | 'agent'
  | 'location'
  | 'member'
  | 'question';

export type InspectionInput = {
  readonly endsAt: string;
  readonly startsAt: string;
};

export type ListingClass =
  | 'rental'
  | 'sale';

/** What is absent stays, null clears. Sizes in m², the frontage in m. */
export type ListingHomeInput = {
  readonly buildingMetres?: number | null | undefined;
  readonly frontageMetres?: number | null | undefined;
  readonly landMetres?: number | null | undefined;
  readonly position?: ListingPositionInput | null | undefined;
  readonly propertyType?: PropertyTypeName | null | undefined;
  readonly street?: string | null | undefined;
  readonly streetNumber?: string | null | undefined;
  readonly suburb?: string | null | undefined;
  readonly unit?: string | null | undefined;
  /** Address of a video. */
  readonly video?: string | null | undefined;
};

export type ListingPictureKind =
  | 'floorPlan'
  | 'photo';

export type ListingPositionInput = {
  readonly latitude: number;
  readonly longitude: number;
};

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

export type MemberRole =
  | 'admin'
  | 'member';

export type NewListingInput = {
  readonly listingType: ListingClass;
  readonly propertyType: PropertyTypeName;
  readonly street: string;
  readonly streetNumber?: string | null | undefined;
  readonly streetVisible?: boolean | null | undefined;
  /** Richmond, VIC 3121, or its slug */
  readonly suburb: string;
  readonly unit?: string | null | undefined;
};

export type OfficeInput = {
  readonly address?: string | null | undefined;
  /** agentID of its REAXML feed */
  readonly agentId?: string | null | undefined;
  readonly companyId?: number | null | undefined;
  readonly email?: string | null | undefined;
  readonly name: string;
  readonly phone?: string | null | undefined;
  /** slug */
  readonly suburb?: string | null | undefined;
};

/** What is absent stays, null clears. */
export type OwnListingInput = {
  /** ISO 8601 with its offset */
  readonly auctionAt?: string | null | undefined;
  readonly availableOn?: string | null | undefined;
  readonly bathrooms?: number | null | undefined;
  readonly bedrooms?: number | null | undefined;
  readonly bond?: number | null | undefined;
  readonly carSpaces?: number | null | undefined;
  readonly description?: string | null | undefined;
  /** All of them. */
  readonly features?: ReadonlyArray<PropertyFeature> | null | undefined;
  readonly priceText?: string | null | undefined;
  readonly priceVisible?: boolean | null | undefined;
  readonly searchPrice?: number | null | undefined;
  readonly streetVisible?: boolean | null | undefined;
  readonly title?: string | null | undefined;
};

/** A draft is kept and not published. */
export type OwnListingState =
  | 'completed'
  | 'draft'
  | 'onOffer'
  | 'removed'
  | 'underOffer';

/** To an agent or an office. An appraisal may tell address, intention and timing, a buyer mode, bedrooms and prices. */
export type PersonEnquiryInput = {
  readonly address?: string | null | undefined;
  readonly agentId?: string | null | undefined;
  readonly bedrooms?: number | null | undefined;
  readonly consent: boolean;
  readonly email: string;
  readonly intention?: EnquiryIntention | null | undefined;
  readonly kind: PersonEnquiryKind;
  readonly message: string;
  readonly mode?: EnquiryMode | null | undefined;
  readonly name: string;
  readonly officeId?: string | null | undefined;
  /** Australian; optional */
  readonly phone?: string | null | undefined;
  readonly priceMaximum?: number | null | undefined;
  /** Dollars; dollars a week to rent. */
  readonly priceMinimum?: number | null | undefined;
  readonly timing?: EnquiryTiming | null | undefined;
};

export type PersonEnquiryKind =
  | 'agent'
  | 'appraisal'
  | 'buyer'
  | 'property';

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

export type VendorReviewInput = {
  /** As it is to be shown; absent: the name that the agent gave. */
  readonly name?: string | null | undefined;
  readonly rating: number;
  readonly ratings?: ReadonlyArray<AgentFactorInput> | null | undefined;
  readonly role?: VendorReviewRole | null | undefined;
  readonly text: string;
  readonly title?: string | null | undefined;
};

export type VendorReviewRequestInput = {
  readonly listingId?: string | null | undefined;
  readonly vendorEmail: string;
  readonly vendorName: string;
};

export type VendorReviewRole =
  | 'landlord'
  | 'vendor';

export type AddEnquiryMutationVariables = Exact<{
  input: PersonEnquiryInput;
  key: string;
}>;


export type AddEnquiryMutation = { readonly addEnquiry: { readonly receipt: { readonly id: string } | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> } };

export type FollowAgentMutationVariables = Exact<{
  id: string;
}>;


export type FollowAgentMutation = { readonly follow: { readonly isFollowing: boolean, readonly followerCount: number } };

export type AgentFollowedQueryVariables = Exact<{
  username: string;
}>;


export type AgentFollowedQuery = { readonly agentProfile: { readonly isFollowed: boolean, readonly followers: number } | null };

export type UnfollowAgentMutationVariables = Exact<{
  id: string;
}>;


export type UnfollowAgentMutation = { readonly unfollow: { readonly isFollowing: boolean, readonly followerCount: number } };

export type AddOfficeInviteMutationVariables = Exact<{
  officeId: string;
  email: string;
  key?: string | null | undefined;
}>;


export type AddOfficeInviteMutation = { readonly addOfficeInvite: { readonly email: string } };

export type OfficeInvitesQueryVariables = Exact<{
  officeId: string;
}>;


export type OfficeInvitesQuery = { readonly officeInvites: ReadonlyArray<{ readonly email: string, readonly expiresAt: string }> };

export type DeleteOfficeInviteMutationVariables = Exact<{
  officeId: string;
  email: string;
}>;


export type DeleteOfficeInviteMutation = { readonly deleteOfficeInvite: boolean };

export type PortalSuburbsQueryVariables = Exact<{
  term: string;
}>;


export type PortalSuburbsQuery = { readonly locationSearch: ReadonlyArray<{ readonly label: string }> };

export type PortalWhoQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalWhoQuery = { readonly member: { readonly name: string, readonly email: string, readonly isAdmin: boolean } | null, readonly ownAgent: { readonly id: string, readonly username: string, readonly name: string, readonly office: { readonly id: string, readonly slug: string, readonly name: string } } | null };

export type AnswerReviewMutationVariables = Exact<{
  id: string;
  reply: string;
}>;


export type AnswerReviewMutation = { readonly replyToAgentReview: { readonly id: string, readonly authorName: string, readonly authorUsername: string | null, readonly role: AgentReviewRole, readonly rating: number, readonly title: string, readonly text: string, readonly source: AgentReviewSource, readonly status: AgentReviewStatus, readonly reply: string | null, readonly repliedAt: string | null, readonly createdAt: string, readonly ratings: ReadonlyArray<{ readonly factor: AgentFactor, readonly rating: number }> } };

export type ReportReviewMutationVariables = Exact<{
  id: string;
  reason: string;
  detail: string;
}>;


export type ReportReviewMutation = { readonly report: boolean };

export type TakeBackReviewMutationVariables = Exact<{
  id: string;
}>;


export type TakeBackReviewMutation = { readonly deleteAgentReview: string };

export type CompanyPageQueryVariables = Exact<{
  identifier: string;
  skip: number;
  take: number;
}>;


export type CompanyPageQuery = { readonly company: { readonly slug: string, readonly name: string, readonly website: string | null, readonly officeCount: number, readonly offices: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly brandColour: string | null, readonly averageRating: number | null, readonly reviewCount: number, readonly location: { readonly suburb: string, readonly stateCode: string, readonly postcode: string | null } | null, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number } }> } | null };

export type FindAgentsQueryVariables = Exact<{
  wanted: string;
  others: string;
}>;


export type FindAgentsQuery = { readonly agents: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly username: string, readonly name: string, readonly title: string | null, readonly portrait: string | null, readonly office: { readonly slug: string, readonly name: string, readonly brandColour: string | null }, readonly reviewSummary: { readonly average: number | null, readonly count: number }, readonly performance: { readonly forSale: number, readonly forRent: number, readonly soldInPeriod: number, readonly leasedInPeriod: number, readonly medianSoldPrice: number | null, readonly medianSoldPriceCount: number, readonly medianRent: number | null, readonly medianRentCount: number } }> }, readonly offices: { readonly total: number } };

export type FindOfficesQueryVariables = Exact<{
  wanted: string;
  others: string;
}>;


export type FindOfficesQuery = { readonly offices: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly brandColour: string | null, readonly averageRating: number | null, readonly reviewCount: number, readonly location: { readonly suburb: string, readonly stateCode: string, readonly postcode: string | null } | null, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number } }> }, readonly agents: { readonly total: number } };

export type FinderPlaceQueryVariables = Exact<{
  identifier: string;
}>;


export type FinderPlaceQuery = { readonly location: { readonly slug: string, readonly label: string } | null };

export type FinderPlacesQueryVariables = Exact<{
  term: string;
  take: number;
}>;


export type FinderPlacesQuery = { readonly locationSearch: ReadonlyArray<{ readonly label: string, readonly slug: string | null }> };

export type OfficeHomesQueryVariables = Exact<{
  id: string;
}>;


export type OfficeHomesQuery = { readonly buy: { readonly results: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> }, readonly rent: { readonly results: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> }, readonly sold: { readonly results: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> } };

export type OfficePageQueryVariables = Exact<{
  identifier: string;
  skip: number;
  take: number;
}>;


export type OfficePageQuery = { readonly office: { readonly id: string, readonly slug: string, readonly name: string, readonly brandColour: string | null, readonly averageRating: number | null, readonly reviewCount: number, readonly phone: string | null, readonly address: string | null, readonly location: { readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly locationSlug: string } | null, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number }, readonly company: { readonly slug: string, readonly name: string } | null, readonly reviewSummary: { readonly average: number | null, readonly count: number, readonly stars: ReadonlyArray<number>, readonly factors: ReadonlyArray<{ readonly factor: string, readonly average: number, readonly count: number }> }, readonly agents: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly username: string, readonly name: string, readonly title: string | null, readonly portrait: string | null, readonly office: { readonly slug: string, readonly name: string, readonly brandColour: string | null }, readonly reviewSummary: { readonly average: number | null, readonly count: number }, readonly performance: { readonly forSale: number, readonly forRent: number, readonly soldInPeriod: number, readonly leasedInPeriod: number, readonly medianSoldPrice: number | null, readonly medianSoldPriceCount: number, readonly medianRent: number | null, readonly medianRentCount: number } }> } } | null };

export type AddFeedKeyMutationVariables = Exact<{
  officeId: string;
}>;


export type AddFeedKeyMutation = { readonly addFeedKey: string };

export type EndFeedKeyMutationVariables = Exact<{
  officeId: string;
  id: string;
}>;


export type EndFeedKeyMutation = { readonly endFeedKey: boolean };

export type AdminOfficeQueryVariables = Exact<{
  id: string;
  office: string;
}>;


export type AdminOfficeQuery = { readonly office: { readonly id: string, readonly slug: string, readonly name: string, readonly claimed: boolean, readonly phone: string | null, readonly address: string | null, readonly agents: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly username: string, readonly name: string, readonly isClaimed: boolean }> } } | null, readonly feedKeys: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly endedAt: string | null }> };

export type RemoveOfficeAgentMutationVariables = Exact<{
  agentId: string;
}>;


export type RemoveOfficeAgentMutation = { readonly removeOfficeAgent: string };

export type AddOfficeMutationVariables = Exact<{
  input: OfficeInput;
  key?: string | null | undefined;
}>;


export type AddOfficeMutation = { readonly addOffice: { readonly id: string } };

export type PortalFindOfficesQueryVariables = Exact<{
  json: string;
}>;


export type PortalFindOfficesQuery = { readonly offices: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly name: string, readonly claimed: boolean, readonly location: { readonly suburb: string, readonly stateCode: string } | null, readonly listingCounts: { readonly buy: number, readonly rent: number } }> } };

export type UnclaimedOfficesQueryVariables = Exact<{
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type UnclaimedOfficesQuery = { readonly unclaimedOffices: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly name: string, readonly claimed: boolean, readonly location: { readonly suburb: string, readonly stateCode: string } | null, readonly listingCounts: { readonly buy: number, readonly rent: number } }> } };

export type SetMemberRoleMutationVariables = Exact<{
  email: string;
  role: MemberRole;
}>;


export type SetMemberRoleMutation = { readonly setMemberRole: MemberRole };

export type PortalSuburbQueryVariables = Exact<{
  term: string;
}>;


export type PortalSuburbQuery = { readonly locationSearch: ReadonlyArray<{ readonly slug: string | null, readonly label: string }> };

export type PortalEnquiriesQueryVariables = Exact<{
  status?: EnquiryStatus | null | undefined;
  text?: string | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PortalEnquiriesQuery = { readonly ownEnquiries: { readonly total: number, readonly counts: { readonly new: number, readonly read: number, readonly answered: number, readonly closed: number }, readonly results: ReadonlyArray<{ readonly id: string, readonly kind: EnquiryKind, readonly status: EnquiryStatus, readonly name: string, readonly email: string, readonly phone: string | null, readonly message: string, readonly receivedAt: string, readonly answeredAt: string | null, readonly listing: { readonly id: string, readonly uri: string, readonly label: string } | null }> } };

export type AnswerEnquiryMutationVariables = Exact<{
  id: string;
  text: string;
  key?: string | null | undefined;
}>;


export type AnswerEnquiryMutation = { readonly answerEnquiry: { readonly id: string } };

export type PortalEnquiryQueryVariables = Exact<{
  id: string;
}>;


export type PortalEnquiryQuery = { readonly ownEnquiry: { readonly id: string, readonly kind: EnquiryKind, readonly status: EnquiryStatus, readonly name: string, readonly email: string, readonly phone: string | null, readonly message: string, readonly receivedAt: string, readonly answeredAt: string | null, readonly listing: { readonly id: string, readonly uri: string, readonly label: string } | null, readonly details: ReadonlyArray<{ readonly label: string, readonly text: string }>, readonly answers: ReadonlyArray<{ readonly text: string, readonly agentName: string, readonly sentAt: string }> } };

export type SetEnquiryStatusMutationVariables = Exact<{
  id: string;
  status: EnquiryStatus;
}>;


export type SetEnquiryStatusMutation = { readonly setEnquiryStatus: { readonly id: string } };

export type PortalFeedQueryVariables = Exact<{
  id: string;
  noted?: boolean | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PortalFeedQuery = { readonly feedUpload: { readonly id: string, readonly source: string, readonly status: FeedUploadStatus, readonly problem: string | null, readonly receivedAt: string, readonly noted: number, readonly counts: { readonly created: number, readonly updated: number, readonly unchanged: number, readonly stored: number, readonly rejected: number }, readonly lines: { readonly total: number, readonly results: ReadonlyArray<{ readonly position: number, readonly kind: string | null, readonly agentId: string | null, readonly uniqueId: string | null, readonly outcome: FeedOutcome, readonly listingId: string | null, readonly uri: string | null, readonly notes: ReadonlyArray<{ readonly label: string, readonly text: string }> }> } } };

export type PortalFeedDisplayQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalFeedDisplayQuery = { readonly feedDisplayDefault: FeedDisplayDefault };

export type PortalFeedsQueryVariables = Exact<{
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PortalFeedsQuery = { readonly feedUploads: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly source: string, readonly status: FeedUploadStatus, readonly problem: string | null, readonly receivedAt: string, readonly noted: number, readonly counts: { readonly created: number, readonly updated: number, readonly unchanged: number, readonly stored: number, readonly rejected: number } }> } };

export type SendFeedMutationVariables = Exact<{
  source: string;
  text: string;
  key?: string | null | undefined;
}>;


export type SendFeedMutation = { readonly sendFeed: string };

export type SetFeedDisplayMutationVariables = Exact<{
  value: FeedDisplayDefault;
}>;


export type SetFeedDisplayMutation = { readonly setFeedDisplayDefault: FeedDisplayDefault };

export type ChangeListingHomeMutationVariables = Exact<{
  id: string;
  input: ListingHomeInput;
  seen?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type ChangeListingHomeMutation = { readonly changeListingHome: { readonly id: string } };

export type AddListingPicturesMutationVariables = Exact<{
  id: string;
  kind: ListingPictureKind;
  addresses: ReadonlyArray<string> | string;
  key?: string | null | undefined;
}>;


export type AddListingPicturesMutation = { readonly addListingPictures: { readonly id: string } };

export type ArrangeListingPicturesMutationVariables = Exact<{
  id: string;
  photos: ReadonlyArray<ArrangedPictureInput> | ArrangedPictureInput;
  floorPlans: ReadonlyArray<ArrangedPictureInput> | ArrangedPictureInput;
  seen?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type ArrangeListingPicturesMutation = { readonly arrangeListingPictures: { readonly id: string } };

export type CompleteListingMutationVariables = Exact<{
  id: string;
  input: CompletionInput;
  key?: string | null | undefined;
}>;


export type CompleteListingMutation = { readonly completeListing: { readonly id: string } };

export type DismissListingFlagMutationVariables = Exact<{
  id: string;
  rule: string;
  key?: string | null | undefined;
}>;


export type DismissListingFlagMutation = { readonly dismissListingFlag: { readonly id: string } };

export type EditOwnListingMutationVariables = Exact<{
  id: string;
  input: OwnListingInput;
  seen?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type EditOwnListingMutation = { readonly editOwnListing: { readonly id: string } };

export type PortalListingQueryVariables = Exact<{
  id: string;
}>;


export type PortalListingQuery = { readonly ownListing: { readonly id: string, readonly uri: string, readonly state: OwnListingState, readonly statusType: ListingStatusType, readonly listingType: ListingClass, readonly title: string, readonly street: string, readonly streetVisible: boolean, readonly suburb: string | null, readonly priceText: string | null, readonly searchPrice: number | null, readonly priceVisible: boolean, readonly completedOn: string | null, readonly updatedAt: string, readonly timeZone: string, readonly description: string, readonly propertyType: PropertyTypeName, readonly published: boolean, readonly underOffer: boolean, readonly stateCode: string | null, readonly bedrooms: number | null, readonly bathrooms: number | null, readonly carSpaces: number | null, readonly features: ReadonlyArray<PropertyFeature>, readonly completedPrice: number | null, readonly completedPriceVisible: boolean, readonly availableOn: string | null, readonly bond: number | null, readonly auctionAt: string | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly flags: ReadonlyArray<{ readonly rule: string, readonly detail: string }>, readonly feed: { readonly uniqueId: string, readonly receivedAt: string | null, readonly outcome: string | null, readonly edits: ReadonlyArray<string>, readonly notes: ReadonlyArray<{ readonly label: string, readonly text: string }> } | null, readonly shown: { readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string }> }, readonly priceDetails: { readonly shortDescription: string } } | null, readonly home: { readonly byFeed: boolean, readonly propertyType: PropertyTypeName, readonly suburb: string | null, readonly unit: string | null, readonly streetNumber: string | null, readonly street: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly landMetres: number | null, readonly frontageMetres: number | null, readonly buildingMetres: number | null, readonly video: string | null, readonly photos: ReadonlyArray<{ readonly id: string, readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string, readonly source: string | null, readonly problem: string | null }>, readonly floorPlans: ReadonlyArray<{ readonly id: string, readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string, readonly source: string | null, readonly problem: string | null }> } } };

export type ReopenListingMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type ReopenListingMutation = { readonly reopenListing: { readonly id: string } };

export type SetListingPublishedMutationVariables = Exact<{
  id: string;
  published: boolean;
  key?: string | null | undefined;
}>;


export type SetListingPublishedMutation = { readonly setListingPublished: { readonly id: string } };

export type SetUnderOfferMutationVariables = Exact<{
  id: string;
  underOffer: boolean;
  key?: string | null | undefined;
}>;


export type SetUnderOfferMutation = { readonly setUnderOffer: { readonly id: string } };

export type SetInspectionsMutationVariables = Exact<{
  id: string;
  inspections: ReadonlyArray<InspectionInput> | InspectionInput;
  seen?: string | null | undefined;
  key?: string | null | undefined;
}>;


export type SetInspectionsMutation = { readonly setInspections: { readonly id: string } };

export type TakeListingBackMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type TakeListingBackMutation = { readonly takeListingBack: { readonly id: string } };

export type WithdrawListingMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type WithdrawListingMutation = { readonly withdrawListing: { readonly id: string } };

export type PortalListingsQueryVariables = Exact<{
  state?: OwnListingState | null | undefined;
  text?: string | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PortalListingsQuery = { readonly ownListings: { readonly total: number, readonly counts: { readonly onOffer: number, readonly underOffer: number, readonly completed: number, readonly draft: number, readonly removed: number }, readonly results: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly state: OwnListingState, readonly statusType: ListingStatusType, readonly listingType: ListingClass, readonly title: string, readonly street: string, readonly streetVisible: boolean, readonly suburb: string | null, readonly priceText: string | null, readonly searchPrice: number | null, readonly priceVisible: boolean, readonly completedOn: string | null, readonly updatedAt: string, readonly timeZone: string, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly flags: ReadonlyArray<{ readonly rule: string, readonly detail: string }>, readonly feed: { readonly uniqueId: string, readonly receivedAt: string | null, readonly outcome: string | null, readonly edits: ReadonlyArray<string>, readonly notes: ReadonlyArray<{ readonly label: string, readonly text: string }> } | null, readonly shown: { readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string }> }, readonly priceDetails: { readonly shortDescription: string } } | null }> } };

export type AddListingMutationVariables = Exact<{
  input: NewListingInput;
  key?: string | null | undefined;
}>;


export type AddListingMutation = { readonly addListing: { readonly id: string } };

export type LeaveOfficeMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveOfficeMutation = { readonly leaveOffice: string };

export type PortalOfficeQueryVariables = Exact<{
  id: string;
}>;


export type PortalOfficeQuery = { readonly office: { readonly id: string, readonly slug: string, readonly name: string, readonly phone: string | null, readonly address: string | null, readonly agents: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly username: string, readonly name: string, readonly title: string | null, readonly portrait: string | null, readonly isClaimed: boolean }> } } | null };

export type AcceptOfficeInviteMutationVariables = Exact<{
  token: string;
}>;


export type AcceptOfficeInviteMutation = { readonly acceptOfficeInvite: string };

export type PortalInvitationQueryVariables = Exact<{
  token: string;
}>;


export type PortalInvitationQuery = { readonly officeInvite: { readonly officeName: string, readonly email: string, readonly expiresAt: string } };

export type PortalOverviewQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalOverviewQuery = { readonly ownOverview: { readonly enquiriesToday: number, readonly reviewsUnanswered: number, readonly inspections: ReadonlyArray<{ readonly listingId: string, readonly label: string, readonly startsAt: string, readonly endsAt: string, readonly timeZone: string }>, readonly questions: ReadonlyArray<{ readonly uri: string, readonly title: string, readonly suburb: string, readonly createdAt: string }> }, readonly ownListings: { readonly counts: { readonly onOffer: number, readonly underOffer: number, readonly completed: number, readonly draft: number, readonly removed: number } }, readonly ownEnquiries: { readonly counts: { readonly new: number }, readonly results: ReadonlyArray<{ readonly id: string, readonly name: string, readonly message: string, readonly receivedAt: string, readonly status: EnquiryStatus, readonly listing: { readonly label: string } | null }> } };

export type PortalPerformanceQueryVariables = Exact<{
  weeks?: number | null | undefined;
  listingId?: string | null | undefined;
}>;


export type PortalPerformanceQuery = { readonly ownPerformance: { readonly weeks: ReadonlyArray<{ readonly week: string, readonly views: number, readonly saves: number, readonly enquiries: number }>, readonly listings: ReadonlyArray<{ readonly listingId: string, readonly label: string, readonly views: number, readonly saves: number, readonly enquiries: number }> } };

export type AskVendorMutationVariables = Exact<{
  input: VendorReviewRequestInput;
  key?: string | null | undefined;
}>;


export type AskVendorMutation = { readonly addVendorReviewRequest: { readonly id: string } };

export type PortalReviewsQueryVariables = Exact<{
  unanswered?: boolean | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PortalReviewsQuery = { readonly ownReviews: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly authorName: string, readonly role: AgentReviewRole, readonly rating: number, readonly title: string, readonly text: string, readonly createdAt: string, readonly reply: string | null, readonly repliedAt: string | null }> }, readonly open: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly vendorName: string, readonly vendorEmail: string, readonly createdAt: string, readonly expiresAt: string, readonly status: number }> }, readonly answered: { readonly total: number }, readonly ownListings: { readonly results: ReadonlyArray<{ readonly id: string, readonly street: string, readonly suburb: string | null }> } };

export type ReplyToReviewMutationVariables = Exact<{
  reviewId: string;
  reply: string;
}>;


export type ReplyToReviewMutation = { readonly replyToAgentReview: { readonly id: string } };

export type WithdrawVendorRequestMutationVariables = Exact<{
  id: string;
}>;


export type WithdrawVendorRequestMutation = { readonly withdrawVendorReviewRequest: { readonly id: string } };

export type AddTransactionMutationVariables = Exact<{
  input: AgentTransactionInput;
  key?: string | null | undefined;
}>;


export type AddTransactionMutation = { readonly addAgentTransaction: { readonly id: string } };

export type ChangeTransactionMutationVariables = Exact<{
  id: string;
  input: AgentTransactionInput;
}>;


export type ChangeTransactionMutation = { readonly changeAgentTransaction: { readonly id: string } };

export type PortalTransactionQueryVariables = Exact<{
  id: string;
}>;


export type PortalTransactionQuery = { readonly agentTransaction: { readonly id: string, readonly listingId: string | null, readonly localityId: string | null, readonly kind: AgentTransactionKind, readonly side: AgentTransactionSide, readonly address: string, readonly propertyType: PropertyTypeName, readonly bedrooms: number | null, readonly bathrooms: number | null, readonly carSpaces: number | null, readonly price: number | null, readonly priceVisible: boolean, readonly completedOn: string } };

export type DeleteTransactionMutationVariables = Exact<{
  id: string;
}>;


export type DeleteTransactionMutation = { readonly deleteAgentTransaction: boolean };

export type PortalTransactionsQueryVariables = Exact<{
  username: string;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PortalTransactionsQuery = { readonly agentTransactions: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly listingId: string | null, readonly localityId: string | null, readonly kind: AgentTransactionKind, readonly side: AgentTransactionSide, readonly address: string, readonly propertyType: PropertyTypeName, readonly bedrooms: number | null, readonly bathrooms: number | null, readonly carSpaces: number | null, readonly price: number | null, readonly priceVisible: boolean, readonly completedOn: string }> } };

export type AgentActivitiesQueryVariables = Exact<{
  username: string;
  types?: ReadonlyArray<AgentActivityType> | AgentActivityType | null | undefined;
  skip: number;
  take: number;
}>;


export type AgentActivitiesQuery = { readonly agentActivities: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly type: AgentActivityType, readonly at: string, readonly title: string, readonly address: string | null, readonly listing: { readonly uri: string, readonly statusType: ListingStatusType, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null }, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> } } | null }> } };

export type AgentPageQueryVariables = Exact<{
  username: string;
}>;


export type AgentPageQuery = { readonly agentProfile: { readonly id: string, readonly username: string, readonly name: string, readonly title: string | null, readonly portrait: string | null, readonly bio: string, readonly phone: string | null, readonly hasLeft: boolean, readonly isClaimed: boolean, readonly followers: number, readonly following: number, readonly areasOfExpertise: ReadonlyArray<string>, readonly office: { readonly id: string, readonly slug: string, readonly name: string, readonly phone: string | null, readonly brandColour: string | null, readonly location: { readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly locationSlug: string } | null }, readonly reviewSummary: { readonly average: number | null, readonly count: number, readonly stars: ReadonlyArray<number>, readonly factors: ReadonlyArray<{ readonly factor: string, readonly average: number, readonly count: number }> }, readonly performance: { readonly forSale: number, readonly forRent: number, readonly soldInPeriod: number, readonly leasedInPeriod: number, readonly medianSoldPrice: number | null, readonly medianSoldPriceCount: number, readonly medianRent: number | null, readonly medianRentCount: number, readonly underOffer: number, readonly sold: number, readonly leased: number, readonly period: { readonly from: string, readonly to: string } }, readonly socialLinks: { readonly facebook: string | null, readonly instagram: string | null, readonly linkedin: string | null, readonly website: string | null }, readonly servicedLocations: ReadonlyArray<{ readonly slug: string, readonly label: string }>, readonly awards: ReadonlyArray<{ readonly title: string, readonly year: number }> } | null };

export type AgentAnswersQueryVariables = Exact<{
  username: string;
  skip: number;
  take: number;
}>;


export type AgentAnswersQuery = { readonly agentAnswers: { readonly total: number, readonly results: ReadonlyArray<{ readonly postId: string, readonly text: string, readonly createdAt: string, readonly votes: number, readonly question: { readonly uri: string, readonly title: string, readonly location: { readonly slug: string, readonly label: string } } | null }> } };

export type AgentFollowersQueryVariables = Exact<{
  username: string;
  skip: number;
  take: number;
}>;


export type AgentFollowersQuery = { readonly agentFollowers: { readonly total: number, readonly results: ReadonlyArray<{ readonly memberId: string, readonly username: string, readonly name: string, readonly avatar: string | null, readonly followedAt: string }> } };

export type AgentFollowingQueryVariables = Exact<{
  username: string;
  skip: number;
  take: number;
}>;


export type AgentFollowingQuery = { readonly agentFollowing: { readonly total: number, readonly results: ReadonlyArray<{ readonly kind: FollowKind, readonly targetId: string, readonly name: string, readonly address: string, readonly followedAt: string }> } };

export type AgentListingsQueryVariables = Exact<{
  username: string;
  kind: ListingStatusType;
  skip: number;
  take: number;
}>;


export type AgentListingsQuery = { readonly agentListings: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> } };

export type AgentQuestionsQueryVariables = Exact<{
  username: string;
  skip: number;
  take: number;
}>;


export type AgentQuestionsQuery = { readonly agentQuestions: { readonly total: number, readonly results: ReadonlyArray<{ readonly postId: string, readonly uri: string, readonly title: string, readonly content: string, readonly isDiscussion: boolean, readonly createdAt: string, readonly replyCount: number, readonly location: { readonly slug: string, readonly label: string } }> } };

export type AgentReviewsQueryVariables = Exact<{
  username: string;
  skip: number;
  take: number;
}>;


export type AgentReviewsQuery = { readonly agentReviews: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly authorName: string, readonly authorUsername: string | null, readonly role: AgentReviewRole, readonly rating: number, readonly title: string, readonly text: string, readonly source: AgentReviewSource, readonly status: AgentReviewStatus, readonly reply: string | null, readonly repliedAt: string | null, readonly createdAt: string, readonly ratings: ReadonlyArray<{ readonly factor: AgentFactor, readonly rating: number }> }> } };

export type WriteVendorReviewMutationVariables = Exact<{
  token: string;
  input: VendorReviewInput;
}>;


export type WriteVendorReviewMutation = { readonly addVendorReview: boolean };

export type VendorInvitationQueryVariables = Exact<{
  token: string;
}>;


export type VendorInvitationQuery = { readonly vendorReviewInvitation: { readonly agentName: string, readonly agentUsername: string, readonly officeName: string, readonly vendorName: string, readonly expiresAt: string } };

export type WriteAgentReviewMutationVariables = Exact<{
  agentId: string;
  input: AgentReviewInput;
}>;


export type WriteAgentReviewMutation = { readonly addAgentReview: { readonly id: string } };

export type ReviewedAgentQueryVariables = Exact<{
  username: string;
}>;


export type ReviewedAgentQuery = { readonly agentProfile: { readonly id: string, readonly username: string, readonly name: string, readonly title: string | null, readonly portrait: string | null, readonly office: { readonly id: string, readonly name: string } } | null, readonly agentListings: { readonly results: ReadonlyArray<{ readonly id: string, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null } }> } };
type Agrees<Wanted, Given extends Wanted> = Given;
export type AddEnquiryMutationProof = [Agrees<ResultOf<typeof module0.addEnquiry>, AddEnquiryMutation>, Agrees<AddEnquiryMutationVariables, VariablesOf<typeof module0.addEnquiry>>];
export type FollowAgentMutationProof = [Agrees<ResultOf<typeof module1.followAgent>, FollowAgentMutation>, Agrees<FollowAgentMutationVariables, VariablesOf<typeof module1.followAgent>>];
export type AgentFollowedQueryProof = [Agrees<ResultOf<typeof module1.readFollowed>, AgentFollowedQuery>, Agrees<AgentFollowedQueryVariables, VariablesOf<typeof module1.readFollowed>>];
export type UnfollowAgentMutationProof = [Agrees<ResultOf<typeof module1.unfollowAgent>, UnfollowAgentMutation>, Agrees<UnfollowAgentMutationVariables, VariablesOf<typeof module1.unfollowAgent>>];
export type AddOfficeInviteMutationProof = [Agrees<ResultOf<typeof module2.inviteToOffice>, AddOfficeInviteMutation>, Agrees<AddOfficeInviteMutationVariables, VariablesOf<typeof module2.inviteToOffice>>];
export type OfficeInvitesQueryProof = [Agrees<ResultOf<typeof module2.readOpenInvites>, OfficeInvitesQuery>, Agrees<OfficeInvitesQueryVariables, VariablesOf<typeof module2.readOpenInvites>>];
export type DeleteOfficeInviteMutationProof = [Agrees<ResultOf<typeof module2.withdrawInvite>, DeleteOfficeInviteMutation>, Agrees<DeleteOfficeInviteMutationVariables, VariablesOf<typeof module2.withdrawInvite>>];
export type PortalSuburbsQueryProof = [Agrees<ResultOf<typeof module3.suggestSuburbs>, PortalSuburbsQuery>, Agrees<PortalSuburbsQueryVariables, VariablesOf<typeof module3.suggestSuburbs>>];
export type PortalWhoQueryProof = [Agrees<ResultOf<typeof module4.readWho>, PortalWhoQuery>, Agrees<PortalWhoQueryVariables, VariablesOf<typeof module4.readWho>>];
export type AnswerReviewMutationProof = [Agrees<ResultOf<typeof module5.replyToReview>, AnswerReviewMutation>, Agrees<AnswerReviewMutationVariables, VariablesOf<typeof module5.replyToReview>>];
export type ReportReviewMutationProof = [Agrees<ResultOf<typeof module5.reportReview>, ReportReviewMutation>, Agrees<ReportReviewMutationVariables, VariablesOf<typeof module5.reportReview>>];
export type TakeBackReviewMutationProof = [Agrees<ResultOf<typeof module5.takeBackReview>, TakeBackReviewMutation>, Agrees<TakeBackReviewMutationVariables, VariablesOf<typeof module5.takeBackReview>>];
export type CompanyPageQueryProof = [Agrees<ResultOf<typeof module6.readCompany>, CompanyPageQuery>, Agrees<CompanyPageQueryVariables, VariablesOf<typeof module6.readCompany>>];
export type FindAgentsQueryProof = [Agrees<ResultOf<typeof module7.findAgents>, FindAgentsQuery>, Agrees<FindAgentsQueryVariables, VariablesOf<typeof module7.findAgents>>];
export type FindOfficesQueryProof = [Agrees<ResultOf<typeof module7.findOffices>, FindOfficesQuery>, Agrees<FindOfficesQueryVariables, VariablesOf<typeof module7.findOffices>>];
export type FinderPlaceQueryProof = [Agrees<ResultOf<typeof module7.readPlace>, FinderPlaceQuery>, Agrees<FinderPlaceQueryVariables, VariablesOf<typeof module7.readPlace>>];
export type FinderPlacesQueryProof = [Agrees<ResultOf<typeof module7.suggestPlaces>, FinderPlacesQuery>, Agrees<FinderPlacesQueryVariables, VariablesOf<typeof module7.suggestPlaces>>];
export type OfficeHomesQueryProof = [Agrees<ResultOf<typeof module8.readHomes>, OfficeHomesQuery>, Agrees<OfficeHomesQueryVariables, VariablesOf<typeof module8.readHomes>>];
export type OfficePageQueryProof = [Agrees<ResultOf<typeof module8.readOffice>, OfficePageQuery>, Agrees<OfficePageQueryVariables, VariablesOf<typeof module8.readOffice>>];
export type AddFeedKeyMutationProof = [Agrees<ResultOf<typeof module9.addKey>, AddFeedKeyMutation>, Agrees<AddFeedKeyMutationVariables, VariablesOf<typeof module9.addKey>>];
export type EndFeedKeyMutationProof = [Agrees<ResultOf<typeof module9.endKey>, EndFeedKeyMutation>, Agrees<EndFeedKeyMutationVariables, VariablesOf<typeof module9.endKey>>];
export type AdminOfficeQueryProof = [Agrees<ResultOf<typeof module9.readOffice>, AdminOfficeQuery>, Agrees<AdminOfficeQueryVariables, VariablesOf<typeof module9.readOffice>>];
export type RemoveOfficeAgentMutationProof = [Agrees<ResultOf<typeof module9.removeAgent>, RemoveOfficeAgentMutation>, Agrees<RemoveOfficeAgentMutationVariables, VariablesOf<typeof module9.removeAgent>>];
export type AddOfficeMutationProof = [Agrees<ResultOf<typeof module10.addOffice>, AddOfficeMutation>, Agrees<AddOfficeMutationVariables, VariablesOf<typeof module10.addOffice>>];
export type PortalFindOfficesQueryProof = [Agrees<ResultOf<typeof module10.findOffices>, PortalFindOfficesQuery>, Agrees<PortalFindOfficesQueryVariables, VariablesOf<typeof module10.findOffices>>];
export type UnclaimedOfficesQueryProof = [Agrees<ResultOf<typeof module10.readUnclaimed>, UnclaimedOfficesQuery>, Agrees<UnclaimedOfficesQueryVariables, VariablesOf<typeof module10.readUnclaimed>>];
export type SetMemberRoleMutationProof = [Agrees<ResultOf<typeof module10.setRole>, SetMemberRoleMutation>, Agrees<SetMemberRoleMutationVariables, VariablesOf<typeof module10.setRole>>];
export type PortalSuburbQueryProof = [Agrees<ResultOf<typeof module10.suggestSuburb>, PortalSuburbQuery>, Agrees<PortalSuburbQueryVariables, VariablesOf<typeof module10.suggestSuburb>>];
export type PortalEnquiriesQueryProof = [Agrees<ResultOf<typeof module11.readEnquiries>, PortalEnquiriesQuery>, Agrees<PortalEnquiriesQueryVariables, VariablesOf<typeof module11.readEnquiries>>];
export type AnswerEnquiryMutationProof = [Agrees<ResultOf<typeof module12.answer>, AnswerEnquiryMutation>, Agrees<AnswerEnquiryMutationVariables, VariablesOf<typeof module12.answer>>];
export type PortalEnquiryQueryProof = [Agrees<ResultOf<typeof module12.readEnquiry>, PortalEnquiryQuery>, Agrees<PortalEnquiryQueryVariables, VariablesOf<typeof module12.readEnquiry>>];
export type SetEnquiryStatusMutationProof = [Agrees<ResultOf<typeof module12.setStatus>, SetEnquiryStatusMutation>, Agrees<SetEnquiryStatusMutationVariables, VariablesOf<typeof module12.setStatus>>];
export type PortalFeedQueryProof = [Agrees<ResultOf<typeof module13.readUpload>, PortalFeedQuery>, Agrees<PortalFeedQueryVariables, VariablesOf<typeof module13.readUpload>>];
export type PortalFeedDisplayQueryProof = [Agrees<ResultOf<typeof module14.readDisplayDefault>, PortalFeedDisplayQuery>, Agrees<PortalFeedDisplayQueryVariables, VariablesOf<typeof module14.readDisplayDefault>>];
export type PortalFeedsQueryProof = [Agrees<ResultOf<typeof module14.readUploads>, PortalFeedsQuery>, Agrees<PortalFeedsQueryVariables, VariablesOf<typeof module14.readUploads>>];
export type SendFeedMutationProof = [Agrees<ResultOf<typeof module14.sendFeed>, SendFeedMutation>, Agrees<SendFeedMutationVariables, VariablesOf<typeof module14.sendFeed>>];
export type SetFeedDisplayMutationProof = [Agrees<ResultOf<typeof module14.setDisplayDefault>, SetFeedDisplayMutation>, Agrees<SetFeedDisplayMutationVariables, VariablesOf<typeof module14.setDisplayDefault>>];
export type ChangeListingHomeMutationProof = [Agrees<ResultOf<typeof module15.changeHome>, ChangeListingHomeMutation>, Agrees<ChangeListingHomeMutationVariables, VariablesOf<typeof module15.changeHome>>];
export type AddListingPicturesMutationProof = [Agrees<ResultOf<typeof module16.addPictureAddresses>, AddListingPicturesMutation>, Agrees<AddListingPicturesMutationVariables, VariablesOf<typeof module16.addPictureAddresses>>];
export type ArrangeListingPicturesMutationProof = [Agrees<ResultOf<typeof module16.arrangePictures>, ArrangeListingPicturesMutation>, Agrees<ArrangeListingPicturesMutationVariables, VariablesOf<typeof module16.arrangePictures>>];
export type CompleteListingMutationProof = [Agrees<ResultOf<typeof module17.completeListing>, CompleteListingMutation>, Agrees<CompleteListingMutationVariables, VariablesOf<typeof module17.completeListing>>];
export type DismissListingFlagMutationProof = [Agrees<ResultOf<typeof module17.dismissFlag>, DismissListingFlagMutation>, Agrees<DismissListingFlagMutationVariables, VariablesOf<typeof module17.dismissFlag>>];
export type EditOwnListingMutationProof = [Agrees<ResultOf<typeof module17.editListing>, EditOwnListingMutation>, Agrees<EditOwnListingMutationVariables, VariablesOf<typeof module17.editListing>>];
export type PortalListingQueryProof = [Agrees<ResultOf<typeof module17.readOwnListing>, PortalListingQuery>, Agrees<PortalListingQueryVariables, VariablesOf<typeof module17.readOwnListing>>];
export type ReopenListingMutationProof = [Agrees<ResultOf<typeof module17.reopenListing>, ReopenListingMutation>, Agrees<ReopenListingMutationVariables, VariablesOf<typeof module17.reopenListing>>];
export type SetListingPublishedMutationProof = [Agrees<ResultOf<typeof module17.setPublished>, SetListingPublishedMutation>, Agrees<SetListingPublishedMutationVariables, VariablesOf<typeof module17.setPublished>>];
export type SetUnderOfferMutationProof = [Agrees<ResultOf<typeof module17.setUnderOffer>, SetUnderOfferMutation>, Agrees<SetUnderOfferMutationVariables, VariablesOf<typeof module17.setUnderOffer>>];
export type SetInspectionsMutationProof = [Agrees<ResultOf<typeof module17.setVisits>, SetInspectionsMutation>, Agrees<SetInspectionsMutationVariables, VariablesOf<typeof module17.setVisits>>];
export type TakeListingBackMutationProof = [Agrees<ResultOf<typeof module17.takeListingBack>, TakeListingBackMutation>, Agrees<TakeListingBackMutationVariables, VariablesOf<typeof module17.takeListingBack>>];
export type WithdrawListingMutationProof = [Agrees<ResultOf<typeof module17.withdrawListing>, WithdrawListingMutation>, Agrees<WithdrawListingMutationVariables, VariablesOf<typeof module17.withdrawListing>>];
export type PortalListingsQueryProof = [Agrees<ResultOf<typeof module18.readListings>, PortalListingsQuery>, Agrees<PortalListingsQueryVariables, VariablesOf<typeof module18.readListings>>];
export type AddListingMutationProof = [Agrees<ResultOf<typeof module19.addListing>, AddListingMutation>, Agrees<AddListingMutationVariables, VariablesOf<typeof module19.addListing>>];
export type LeaveOfficeMutationProof = [Agrees<ResultOf<typeof module20.leave>, LeaveOfficeMutation>, Agrees<LeaveOfficeMutationVariables, VariablesOf<typeof module20.leave>>];
export type PortalOfficeQueryProof = [Agrees<ResultOf<typeof module20.readOffice>, PortalOfficeQuery>, Agrees<PortalOfficeQueryVariables, VariablesOf<typeof module20.readOffice>>];
export type AcceptOfficeInviteMutationProof = [Agrees<ResultOf<typeof module21.acceptInvitation>, AcceptOfficeInviteMutation>, Agrees<AcceptOfficeInviteMutationVariables, VariablesOf<typeof module21.acceptInvitation>>];
export type PortalInvitationQueryProof = [Agrees<ResultOf<typeof module21.readInvitation>, PortalInvitationQuery>, Agrees<PortalInvitationQueryVariables, VariablesOf<typeof module21.readInvitation>>];
export type PortalOverviewQueryProof = [Agrees<ResultOf<typeof module21.readOverview>, PortalOverviewQuery>, Agrees<PortalOverviewQueryVariables, VariablesOf<typeof module21.readOverview>>];
export type PortalPerformanceQueryProof = [Agrees<ResultOf<typeof module22.readPerformance>, PortalPerformanceQuery>, Agrees<PortalPerformanceQueryVariables, VariablesOf<typeof module22.readPerformance>>];
export type AskVendorMutationProof = [Agrees<ResultOf<typeof module23.askVendor>, AskVendorMutation>, Agrees<AskVendorMutationVariables, VariablesOf<typeof module23.askVendor>>];
export type PortalReviewsQueryProof = [Agrees<ResultOf<typeof module23.readReviews>, PortalReviewsQuery>, Agrees<PortalReviewsQueryVariables, VariablesOf<typeof module23.readReviews>>];
export type ReplyToReviewMutationProof = [Agrees<ResultOf<typeof module23.replyToReview>, ReplyToReviewMutation>, Agrees<ReplyToReviewMutationVariables, VariablesOf<typeof module23.replyToReview>>];
export type WithdrawVendorRequestMutationProof = [Agrees<ResultOf<typeof module23.withdraw>, WithdrawVendorRequestMutation>, Agrees<WithdrawVendorRequestMutationVariables, VariablesOf<typeof module23.withdraw>>];
export type AddTransactionMutationProof = [Agrees<ResultOf<typeof module24.addTransaction>, AddTransactionMutation>, Agrees<AddTransactionMutationVariables, VariablesOf<typeof module24.addTransaction>>];
export type ChangeTransactionMutationProof = [Agrees<ResultOf<typeof module24.changeTransaction>, ChangeTransactionMutation>, Agrees<ChangeTransactionMutationVariables, VariablesOf<typeof module24.changeTransaction>>];
export type PortalTransactionQueryProof = [Agrees<ResultOf<typeof module24.readTransaction>, PortalTransactionQuery>, Agrees<PortalTransactionQueryVariables, VariablesOf<typeof module24.readTransaction>>];
export type DeleteTransactionMutationProof = [Agrees<ResultOf<typeof module25.deleteTransaction>, DeleteTransactionMutation>, Agrees<DeleteTransactionMutationVariables, VariablesOf<typeof module25.deleteTransaction>>];
export type PortalTransactionsQueryProof = [Agrees<ResultOf<typeof module25.readTransactions>, PortalTransactionsQuery>, Agrees<PortalTransactionsQueryVariables, VariablesOf<typeof module25.readTransactions>>];
export type AgentActivitiesQueryProof = [Agrees<ResultOf<typeof module26.readActivities>, AgentActivitiesQuery>, Agrees<AgentActivitiesQueryVariables, VariablesOf<typeof module26.readActivities>>];
export type AgentPageQueryProof = [Agrees<ResultOf<typeof module26.readAgent>, AgentPageQuery>, Agrees<AgentPageQueryVariables, VariablesOf<typeof module26.readAgent>>];
export type AgentAnswersQueryProof = [Agrees<ResultOf<typeof module26.readAnswers>, AgentAnswersQuery>, Agrees<AgentAnswersQueryVariables, VariablesOf<typeof module26.readAnswers>>];
export type AgentFollowersQueryProof = [Agrees<ResultOf<typeof module26.readFollowers>, AgentFollowersQuery>, Agrees<AgentFollowersQueryVariables, VariablesOf<typeof module26.readFollowers>>];
export type AgentFollowingQueryProof = [Agrees<ResultOf<typeof module26.readFollowing>, AgentFollowingQuery>, Agrees<AgentFollowingQueryVariables, VariablesOf<typeof module26.readFollowing>>];
export type AgentListingsQueryProof = [Agrees<ResultOf<typeof module26.readListings>, AgentListingsQuery>, Agrees<AgentListingsQueryVariables, VariablesOf<typeof module26.readListings>>];
export type AgentQuestionsQueryProof = [Agrees<ResultOf<typeof module26.readQuestions>, AgentQuestionsQuery>, Agrees<AgentQuestionsQueryVariables, VariablesOf<typeof module26.readQuestions>>];
export type AgentReviewsQueryProof = [Agrees<ResultOf<typeof module26.readReviews>, AgentReviewsQuery>, Agrees<AgentReviewsQueryVariables, VariablesOf<typeof module26.readReviews>>];
export type WriteVendorReviewMutationProof = [Agrees<ResultOf<typeof module27.addReview>, WriteVendorReviewMutation>, Agrees<WriteVendorReviewMutationVariables, VariablesOf<typeof module27.addReview>>];
export type VendorInvitationQueryProof = [Agrees<ResultOf<typeof module27.readInvitation>, VendorInvitationQuery>, Agrees<VendorInvitationQueryVariables, VariablesOf<typeof module27.readInvitation>>];
export type WriteAgentReviewMutationProof = [Agrees<ResultOf<typeof module28.addReview>, WriteAgentReviewMutation>, Agrees<WriteAgentReviewMutationVariables, VariablesOf<typeof module28.addReview>>];
export type ReviewedAgentQueryProof = [Agrees<ResultOf<typeof module28.readReviewed>, ReviewedAgentQuery>, Agrees<ReviewedAgentQueryVariables, VariablesOf<typeof module28.readReviewed>>];
