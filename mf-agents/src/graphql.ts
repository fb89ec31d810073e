// Generated from the GraphQL API's schema and this area's operations by npm run contracts. Do not edit.
import { document, type DeclareDocument, type GraphDocument } from '@verandah/graph';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** Kinds of activity of an agent. */
export type AgentActivityType =
  /** Answered a question about a suburb. */
  | 'AnsweredAQuestion'
  /** Asked a question about a suburb. */
  | 'AskedAQuestion'
  /** Offered a home for sale or rent. */
  | 'ListedAProperty'
  /** Was reviewed. */
  | 'Reviewed'
  /** Reviewed a suburb. */
  | 'ReviewedALocation'
  /** Sold or leased a home. */
  | 'SoldOrLeasedAProperty';

/** A factor that an agent is rated for, besides the overall rating. */
export type AgentFactor =
  /** How well the agent kept in touch. */
  | 'communication'
  /** How honest the agent was. */
  | 'honesty'
  /** How well the agent knows the area and the market. */
  | 'knowledge'
  /** How well the home was presented. */
  | 'marketing'
  /** How well the agent negotiated. */
  | 'negotiation';

/** A rating for one factor. */
export type AgentFactorInput = {
  /** What is rated. */
  readonly factor: AgentFactor;
  /** Stars, 1 to 5. */
  readonly rating: number;
};

/** An agent's complete profile. A change replaces all of it. */
export type AgentProfileInput = {
  /** Property types and services that the agent specialises in. */
  readonly areasOfExpertise: ReadonlyArray<string>;
  /** Plain text; a blank line begins a paragraph. */
  readonly bio: string;
  /** Address of the page on Facebook. */
  readonly facebook?: string | null | undefined;
  /** Address of the page on Instagram. */
  readonly instagram?: string | null | undefined;
  /** Languages by their English names. */
  readonly languages: ReadonlyArray<string>;
  /** Address of the page on LinkedIn. */
  readonly linkedin?: string | null | undefined;
  /** Australian telephone number. */
  readonly phone?: string | null | undefined;
  /** Suburbs that the agent works in, such as “Richmond, VIC 3121”. */
  readonly suburbs: ReadonlyArray<string>;
  /** Such as “Senior sales agent”. */
  readonly title?: string | null | undefined;
  /** Address of the page on X, formerly Twitter. */
  readonly twitter?: string | null | undefined;
  /** Address of a video on YouTube or Vimeo. */
  readonly video?: string | null | undefined;
  /** Address of the agent's or office's own website. */
  readonly website?: string | null | undefined;
};

/** A member's review of an agent. */
export type AgentReviewInput = {
  /** One of the agent's listings. */
  readonly listingId?: string | null | undefined;
  /** Stars, 1 to 5. */
  readonly rating: number;
  /** Ratings for single factors, each factor at most once. */
  readonly ratings?: ReadonlyArray<AgentFactorInput> | null | undefined;
  /** The author's role in the transaction. */
  readonly role: AgentReviewRole;
  /** The review itself; plain text. */
  readonly text: string;
  /** Heading. */
  readonly title?: string | null | undefined;
};

/** Role of a review's author in the transaction. */
export type AgentReviewRole =
  /** Bought a home from the agent. */
  | 'buyer'
  /** Let a home through the agent. */
  | 'landlord'
  /** Rented a home from the agent. */
  | 'renter'
  /** Sold a home through the agent. */
  | 'vendor';

/** Origin of a review of an agent. */
export type AgentReviewSource =
  /** Imported from another site. */
  | 'imported'
  /** Written by a signed-in member. */
  | 'member'
  /** Written by a vendor whom the agent invited. */
  | 'vendor';

/** Visibility of a review of an agent. */
export type AgentReviewStatus =
  /** Hidden by a moderator. */
  | 'hidden'
  /** Awaiting moderation. */
  | 'pending'
  /** Everyone sees it. */
  | 'published'
  /** Deleted by its author or removed by a moderator. */
  | 'removed';

/** A complete transaction. A change replaces all of it. */
export type AgentTransactionInput = {
  /** Address of the home. */
  readonly address: string;
  /** How many bathrooms. */
  readonly bathrooms?: number | null | undefined;
  /** How many bedrooms. */
  readonly bedrooms?: number | null | undefined;
  /** How many spaces for cars. */
  readonly carSpaces?: number | null | undefined;
  /** Day of the sale or lease. */
  readonly completedOn: string;
  /** Whether it was sold or leased. */
  readonly kind: AgentTransactionKind;
  /** The listing that led to it. */
  readonly listingId?: string | null | undefined;
  /** The suburb. */
  readonly localityId?: string | null | undefined;
  /** Dollars; dollars a week when leased. */
  readonly price?: number | null | undefined;
  /** Whether the price is public. */
  readonly priceVisible?: boolean | null | undefined;
  /** House, apartment, land or another type of property. */
  readonly propertyType: PropertyTypeName;
  /** For whom the agent acted. */
  readonly side: AgentTransactionSide;
};

/** How a home was transferred. */
export type AgentTransactionKind =
  /** Leased to a renter. */
  | 'leased'
  /** Sold to a buyer. */
  | 'sold';

/** For whom an agent acted. */
export type AgentTransactionSide =
  /** The buyer. */
  | 'buyer'
  /** The landlord. */
  | 'landlord'
  /** The renter. */
  | 'renter'
  /** The vendor. */
  | 'vendor';

/** A picture in the order of a listing's pictures. */
export type ArrangedPictureInput = {
  /** Text alternative of the picture; empty for a generated one. */
  readonly alt?: string | null | undefined;
  /** ID of the picture. */
  readonly id: string;
};

/** How a home was sold or leased. */
export type CompletionInput = {
  /** Day of the sale or lease. */
  readonly completedOn: string;
  /** Dollars; dollars a week when leased. */
  readonly price?: number | null | undefined;
  /** Whether the price is public. */
  readonly priceVisible?: boolean | null | undefined;
};

/** What the sender of an enquiry intends to do. */
export type EnquiryIntention =
  /** Have a home appraised. */
  | 'appraisal'
  /** Let a home. */
  | 'let'
  /** Sell a home. */
  | 'sell';

/** What an enquiry is about. */
export type EnquiryKind =
  /** The agent or office itself. */
  | 'agent'
  /** An appraisal of the sender's home. */
  | 'appraisal'
  /** A home that the sender wants to buy or rent. */
  | 'buyer'
  /** A listing. */
  | 'listing'
  /** The site's products for agents. */
  | 'product'
  /** A property that is not on offer. */
  | 'property';

/** What the sender of an enquiry wants. */
export type EnquiryMode =
  /** To buy. */
  | 'buy'
  /** To rent. */
  | 'rent';

/** Who takes part in an enquiry. */
export type EnquirySide =
  /** The agent or office that it was sent to. */
  | 'agent'
  /** Who sent the enquiry. */
  | 'visitor';

/** Status of an enquiry. */
export type EnquiryStatus =
  /** It was answered. */
  | 'answered'
  /** Closed; nothing more to do. */
  | 'closed'
  /** Not read yet. */
  | 'new'
  /** Read but not answered. */
  | 'read';

/** When the sender of an enquiry intends to sell or let. */
export type EnquiryTiming =
  /** After six months or more. */
  | 'later'
  /** Immediately. */
  | 'now'
  /** Within six months. */
  | 'sixMonths'
  /** Within three months. */
  | 'threeMonths';

/** Default for a missing display attribute in a feed: yes, as the format defines, or no. */
export type FeedDisplayDefault =
  /** Values without the attribute stay hidden. */
  | 'no'
  /** Values without the attribute are shown. */
  | 'yes';

/** Outcome for a listing of a feed. */
export type FeedOutcome =
  /** Created a listing. */
  | 'created'
  /** Could not be read; its notes say why. */
  | 'rejected'
  /** Stored but not published. */
  | 'stored'
  /** No changes. */
  | 'unchanged'
  /** Updated a listing. */
  | 'updated';

/** Status of the import of a feed. */
export type FeedUploadStatus =
  /** Imported; single listings may have problems. */
  | 'done'
  /** Not imported: `problem` says why. */
  | 'failed'
  /** Is being imported. */
  | 'importing'
  /** Waiting to be imported. */
  | 'received';

/** What can be followed. */
export type FollowKind =
  /** An agent. */
  | 'agent'
  /** A suburb. */
  | 'location'
  /** A member. */
  | 'member'
  /** A question or discussion. */
  | 'question';

/** An inspection that visitors can come to. */
export type InspectionInput = {
  /** When it ends. */
  readonly endsAt: string;
  /** When it begins. */
  readonly startsAt: string;
};

/** Whether a home is offered for sale or for rent. */
export type ListingClass =
  /** For rent. */
  | 'rental'
  /** For sale. */
  | 'sale';

/** Omitted fields stay unchanged; null clears them. Areas in m², frontage in m. */
export type ListingHomeInput = {
  /** Floor area in square metres. */
  readonly buildingMetres?: number | null | undefined;
  /** Width at the street in metres. */
  readonly frontageMetres?: number | null | undefined;
  /** Area of the land in square metres. */
  readonly landMetres?: number | null | undefined;
  /** Position of the pin. Without one, the centre of the street or suburb is shown as an approximate position. */
  readonly position?: ListingPositionInput | null | undefined;
  /** House, apartment, land or another type of property. */
  readonly propertyType?: PropertyTypeName | null | undefined;
  /** Name of the street. */
  readonly street?: string | null | undefined;
  /** Number in the street. */
  readonly streetNumber?: string | null | undefined;
  /** Suburb, state and postcode: Richmond, VIC 3121. */
  readonly suburb?: string | null | undefined;
  /** Number of the unit. */
  readonly unit?: string | null | undefined;
  /** Address of a video. */
  readonly video?: string | null | undefined;
};

/** Kinds of pictures of a listing. */
export type ListingPictureKind =
  /** A floor plan. */
  | 'floorPlan'
  /** A photo. */
  | 'photo';

/** Position where the agent placed the pin. */
export type ListingPositionInput = {
  /** Degrees of latitude, WGS 84; negative in the south. */
  readonly latitude: number;
  /** Degrees of longitude, WGS 84. */
  readonly longitude: number;
};

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

/** A member's role on the site. */
export type MemberRole =
  /** An admin of the site. */
  | 'admin'
  /** A regular member. */
  | 'member';

/** A listing that does not come from a feed. */
export type NewListingInput = {
  /** For sale or for rent. */
  readonly listingType: ListingClass;
  /** House, apartment, land or another type of property. */
  readonly propertyType: PropertyTypeName;
  /** Name of the street. */
  readonly street: string;
  /** Number in the street. */
  readonly streetNumber?: string | null | undefined;
  /** Whether street and number are shown. */
  readonly streetVisible?: boolean | null | undefined;
  /** Suburb, state and postcode (Richmond, VIC 3121), or the slug. */
  readonly suburb: string;
  /** Number of the unit. */
  readonly unit?: string | null | undefined;
};

/** An office to create. */
export type OfficeInput = {
  /** Street address in one line. */
  readonly address?: string | null | undefined;
  /** The agentID of its REAXML feed. */
  readonly agentId?: string | null | undefined;
  /** ID of the company that it belongs to. */
  readonly companyId?: number | null | undefined;
  /** Email address. */
  readonly email?: string | null | undefined;
  /** Name of the office. */
  readonly name: string;
  /** Phone number. */
  readonly phone?: string | null | undefined;
  /** Slug of the suburb. */
  readonly suburb?: string | null | undefined;
};

/** An office's complete page. A change replaces all of it. */
export type OfficePageInput = {
  /** Plain text; a blank line begins a paragraph. */
  readonly about: string;
  /** Address in one line. */
  readonly address?: string | null | undefined;
  /** Brand colour as #rrggbb, dark enough for white text. */
  readonly brandColour?: string | null | undefined;
  /** Address of the page on Facebook. */
  readonly facebook?: string | null | undefined;
  /** Address of the page on Instagram. */
  readonly instagram?: string | null | undefined;
  /** Address of the page on LinkedIn. */
  readonly linkedin?: string | null | undefined;
  /** Australian telephone number. */
  readonly phone?: string | null | undefined;
  /** Address of the page on X, formerly Twitter. */
  readonly twitter?: string | null | undefined;
  /** Address of the agent's or office's own website. */
  readonly website?: string | null | undefined;
};

/** Omitted fields stay unchanged; null clears them. */
export type OwnListingInput = {
  /** When it is auctioned. */
  readonly auctionAt?: string | null | undefined;
  /** First day on which it can be rented. */
  readonly availableOn?: string | null | undefined;
  /** How many bathrooms. */
  readonly bathrooms?: number | null | undefined;
  /** How many bedrooms. */
  readonly bedrooms?: number | null | undefined;
  /** Bond of a rental. */
  readonly bond?: number | null | undefined;
  /** How many spaces for cars. */
  readonly carSpaces?: number | null | undefined;
  /** The text of the advertisement; plain text, at most 10,000 characters. */
  readonly description?: string | null | undefined;
  /** All features. */
  readonly features?: ReadonlyArray<PropertyFeature> | null | undefined;
  /** The price as visitors read it, at most 100 characters. */
  readonly priceText?: string | null | undefined;
  /** Whether visitors see a price. */
  readonly priceVisible?: boolean | null | undefined;
  /** Price used by searches; never shown. */
  readonly searchPrice?: number | null | undefined;
  /** Whether visitors see street and number. */
  readonly streetVisible?: boolean | null | undefined;
  /** Headline of the advertisement, at most 200 characters. */
  readonly title?: string | null | undefined;
};

/** State of a listing, as its agents see it. */
export type OwnListingState =
  /** Sold or leased. */
  | 'completed'
  /** Not published. */
  | 'draft'
  /** On offer. */
  | 'onOffer'
  /** No longer offered. */
  | 'removed'
  /** Under offer. */
  | 'underOffer';

/** An enquiry to an agent or office. For an appraisal, send address, intention and timing; for a buyer, mode, bedrooms and prices. */
export type PersonEnquiryInput = {
  /** Address of the home that is to be appraised. */
  readonly address?: string | null | undefined;
  /** ID of the agent that it is sent to. */
  readonly agentId?: string | null | undefined;
  /** Minimum number of bedrooms. */
  readonly bedrooms?: number | null | undefined;
  /** Whether the sender agrees to be contacted; must be true. */
  readonly consent: boolean;
  /** Where answers are sent. */
  readonly email: string;
  /** What the sender intends to do with the home. */
  readonly intention?: EnquiryIntention | null | undefined;
  /** What it is about. */
  readonly kind: PersonEnquiryKind;
  /** What the sender wants to know; plain text. */
  readonly message: string;
  /** Whether the sender wants to buy or rent. */
  readonly mode?: EnquiryMode | null | undefined;
  /** Name of the sender. */
  readonly name: string;
  /** ID of the office that it is sent to. */
  readonly officeId?: string | null | undefined;
  /** Australian phone number; optional. */
  readonly phone?: string | null | undefined;
  /** Maximum price. */
  readonly priceMaximum?: number | null | undefined;
  /** Minimum price. */
  readonly priceMinimum?: number | null | undefined;
  /** When the sender intends to sell or let. */
  readonly timing?: EnquiryTiming | null | undefined;
};

/** What an enquiry to an agent or office is about. */
export type PersonEnquiryKind =
  /** The agent or office itself. */
  | 'agent'
  /** An appraisal of the sender's home. */
  | 'appraisal'
  /** A home that the sender wants to buy or rent. */
  | 'buyer'
  /** A property that is not on offer. */
  | 'property';

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

/** A reusable reply to enquiries. */
export type ReplyTemplateInput = {
  /** Name in the agent's list of replies. */
  readonly name: string;
  /** The reply; placeholders such as {name} are filled in by the portal. */
  readonly text: string;
};

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

/** A vendor's review of an agent. */
export type VendorReviewInput = {
  /** Name to display; by default the name that the agent gave. */
  readonly name?: string | null | undefined;
  /** Stars, 1 to 5. */
  readonly rating: number;
  /** Ratings for single factors, each factor at most once. */
  readonly ratings?: ReadonlyArray<AgentFactorInput> | null | undefined;
  /** The author's role in the transaction. */
  readonly role?: VendorReviewRole | null | undefined;
  /** The review itself; plain text. */
  readonly text: string;
  /** Heading. */
  readonly title?: string | null | undefined;
};

/** A request for a vendor's review. */
export type VendorReviewRequestInput = {
  /** ID of the listing that it is about. */
  readonly listingId?: string | null | undefined;
  /** Email address of the vendor. */
  readonly vendorEmail: string;
  /** Name of the vendor. */
  readonly vendorName: string;
};

/** Role of the vendor in the transaction. */
export type VendorReviewRole =
  /** Let a home through the agent. */
  | 'landlord'
  /** Sold a home through the agent. */
  | 'vendor';

/** Status of a delivery. waiting: for its first or next attempt; failed: no further attempts. */
export type WebhookDeliveryStatus =
  /** The receiver accepted it. */
  | 'delivered'
  /** Every attempt failed. */
  | 'failed'
  /** Waiting for an attempt. */
  | 'waiting';

/** Who disabled a webhook. */
export type WebhookDisabledBy =
  /** An admin of the office. */
  | 'admin'
  /** The API, after five days without a success or at the receiver's request (410). */
  | 'failures';

export type AddEnquiryMutationVariables = Exact<{
  input: PersonEnquiryInput;
  key: string;
}>;


export type AddEnquiryMutation = { readonly addEnquiry: { readonly receipt: { readonly id: string } | null, readonly problems: ReadonlyArray<{ readonly field: string, readonly message: string }> } };

export type ContactSenderQueryVariables = Exact<{ [key: string]: never; }>;


export type ContactSenderQuery = { readonly member: { readonly name: string, readonly email: string } | null };

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

export type AddFeedKeyMutationVariables = Exact<{
  officeId: string;
}>;


export type AddFeedKeyMutation = { readonly addFeedKey: string };

export type EndFeedKeyMutationVariables = Exact<{
  officeId: string;
  id: string;
}>;


export type EndFeedKeyMutation = { readonly endFeedKey: boolean };

export type PortalFeedKeysQueryVariables = Exact<{
  officeId: string;
}>;


export type PortalFeedKeysQuery = { readonly feedKeys: ReadonlyArray<{ readonly id: string, readonly createdAt: string, readonly endedAt: string | null }> };

export type PortalAddressesQueryVariables = Exact<{
  term: string;
}>;


export type PortalAddressesQuery = { readonly locationSearch: ReadonlyArray<{ readonly kind: SuggestionKind, readonly label: string, readonly bounds: ReadonlyArray<number> | null, readonly latLong: { readonly latitude: number, readonly longitude: number } | null }> };

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


export type CompanyPageQuery = { readonly company: { readonly slug: string, readonly name: string, readonly website: string | null, readonly officeCount: number, readonly offices: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly brandColour: string | null, readonly logo: string | null, readonly averageRating: number | null, readonly reviewCount: number, readonly performance: { readonly forSale: number, readonly forRent: number, readonly soldInPeriod: number, readonly leasedInPeriod: number, readonly medianSoldPrice: number | null, readonly medianSoldPriceCount: number, readonly medianRent: number | null, readonly medianRentCount: number }, readonly location: { readonly suburb: string, readonly stateCode: string, readonly postcode: string | null } | null }> } | null };

export type FindAgentsQueryVariables = Exact<{
  wanted: string;
  others: string;
  location?: string | null | undefined;
}>;


export type FindAgentsQuery = { readonly agents: { readonly total: number, readonly local: number | null, readonly similar: boolean, readonly period: { readonly to: string }, readonly results: ReadonlyArray<{ readonly id: string, readonly username: string, readonly name: string, readonly title: string | null, readonly portrait: string | null, readonly performance: { readonly forSale: number, readonly forRent: number, readonly soldInPeriod: number, readonly leasedInPeriod: number, readonly medianSoldPrice: number | null, readonly medianSoldPriceCount: number, readonly medianRent: number | null, readonly medianRentCount: number }, readonly office: { readonly slug: string, readonly name: string, readonly brandColour: string | null }, readonly reviewSummary: { readonly average: number | null, readonly count: number } }> }, readonly offices: { readonly total: number } };

export type FindOfficesQueryVariables = Exact<{
  wanted: string;
  others: string;
  location?: string | null | undefined;
}>;


export type FindOfficesQuery = { readonly offices: { readonly total: number, readonly local: number | null, readonly similar: boolean, readonly period: { readonly to: string }, readonly results: ReadonlyArray<{ readonly id: string, readonly slug: string, readonly name: string, readonly brandColour: string | null, readonly logo: string | null, readonly averageRating: number | null, readonly reviewCount: number, readonly performance: { readonly forSale: number, readonly forRent: number, readonly soldInPeriod: number, readonly leasedInPeriod: number, readonly medianSoldPrice: number | null, readonly medianSoldPriceCount: number, readonly medianRent: number | null, readonly medianRentCount: number }, readonly location: { readonly suburb: string, readonly stateCode: string, readonly postcode: string | null } | null }> }, readonly agents: { readonly total: number } };

export type FinderPlaceQueryVariables = Exact<{
  identifier: string;
}>;


export type FinderPlaceQuery = { readonly location: { readonly slug: string, readonly label: string, readonly stateCode: string, readonly type: LocationKind } | null };

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


export type OfficePageQuery = { readonly office: { readonly phone: string | null, readonly address: string | null, readonly about: string, readonly id: string, readonly slug: string, readonly name: string, readonly brandColour: string | null, readonly logo: string | null, readonly averageRating: number | null, readonly reviewCount: number, readonly listingCounts: { readonly buy: number, readonly rent: number, readonly sold: number, readonly leased: number }, readonly location: { readonly locationSlug: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null } | null, readonly socialLinks: { readonly website: string | null, readonly facebook: string | null, readonly instagram: string | null, readonly linkedin: string | null, readonly twitter: string | null }, readonly company: { readonly slug: string, readonly name: string } | null, readonly reviewSummary: { readonly average: number | null, readonly count: number, readonly stars: ReadonlyArray<number>, readonly factors: ReadonlyArray<{ readonly factor: string, readonly average: number, readonly count: number }> }, readonly agents: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly username: string, readonly name: string, readonly title: string | null, readonly portrait: string | null, readonly performance: { readonly forSale: number, readonly forRent: number, readonly soldInPeriod: number, readonly leasedInPeriod: number, readonly medianSoldPrice: number | null, readonly medianSoldPriceCount: number, readonly medianRent: number | null, readonly medianRentCount: number }, readonly office: { readonly slug: string, readonly name: string, readonly brandColour: string | null }, readonly reviewSummary: { readonly average: number | null, readonly count: number } }> } } | null };

export type AdminOfficeQueryVariables = Exact<{
  office: string;
}>;


export type AdminOfficeQuery = { readonly office: { readonly id: string, readonly slug: string, readonly name: string, readonly claimed: boolean, readonly phone: string | null, readonly address: string | null, readonly agents: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly username: string, readonly name: string, readonly isClaimed: boolean }> } } | null };

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
  listingId?: string | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PortalEnquiriesQuery = { readonly ownEnquiryListings: ReadonlyArray<{ readonly id: string, readonly label: string }>, readonly ownEnquiries: { readonly total: number, readonly counts: { readonly new: number, readonly read: number, readonly answered: number, readonly closed: number }, readonly results: ReadonlyArray<{ readonly id: string, readonly kind: EnquiryKind, readonly status: EnquiryStatus, readonly name: string, readonly email: string, readonly phone: string | null, readonly message: string, readonly receivedAt: string, readonly answeredAt: string | null, readonly listing: { readonly id: string, readonly uri: string, readonly label: string, readonly isHidden: boolean } | null }> } };

export type AnswerEnquiryMutationVariables = Exact<{
  id: string;
  text: string;
  key?: string | null | undefined;
}>;


export type AnswerEnquiryMutation = { readonly answerEnquiry: { readonly id: string } };

export type PortalEnquiryQueryVariables = Exact<{
  id: string;
}>;


export type PortalEnquiryQuery = { readonly ownEnquiry: { readonly repliesAreReceived: boolean, readonly id: string, readonly kind: EnquiryKind, readonly status: EnquiryStatus, readonly name: string, readonly email: string, readonly phone: string | null, readonly message: string, readonly receivedAt: string, readonly answeredAt: string | null, readonly details: ReadonlyArray<{ readonly label: string, readonly text: string }>, readonly messages: ReadonlyArray<{ readonly text: string, readonly side: EnquirySide, readonly name: string, readonly sentAt: string, readonly isByEmail: boolean, readonly isFromOtherAddress: boolean, readonly attachments: number }>, readonly listing: { readonly id: string, readonly uri: string, readonly label: string, readonly isHidden: boolean } | null }, readonly ownReplyTemplates: ReadonlyArray<{ readonly id: string, readonly name: string, readonly text: string }> };

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


export type PortalFeedQuery = { readonly feedUpload: { readonly id: string, readonly source: string, readonly status: FeedUploadStatus, readonly problem: string | null, readonly receivedAt: string, readonly noted: number, readonly lines: { readonly total: number, readonly results: ReadonlyArray<{ readonly position: number, readonly kind: string | null, readonly agentId: string | null, readonly uniqueId: string | null, readonly outcome: FeedOutcome, readonly listingId: string | null, readonly uri: string | null, readonly notes: ReadonlyArray<{ readonly label: string, readonly text: string }> }> }, readonly counts: { readonly created: number, readonly updated: number, readonly unchanged: number, readonly stored: number, readonly rejected: number } } };

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


export type ChangeListingHomeMutation = { readonly changeListingHome: { readonly id: string, readonly published: boolean } };

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


export type ArrangeListingPicturesMutation = { readonly arrangeListingPictures: { readonly id: string, readonly updatedAt: string } };

export type ChangeListingPictureKindMutationVariables = Exact<{
  id: string;
  pictureId: string;
  kind: ListingPictureKind;
  key?: string | null | undefined;
}>;


export type ChangeListingPictureKindMutation = { readonly changeListingPictureKind: { readonly id: string } };

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


export type EditOwnListingMutation = { readonly editOwnListing: { readonly id: string, readonly published: boolean } };

export type PortalListingQueryVariables = Exact<{
  id: string;
}>;


export type PortalListingQuery = { readonly ownListing: { readonly description: string, readonly propertyType: PropertyTypeName, readonly published: boolean, readonly underOffer: boolean, readonly stateCode: string | null, readonly bedrooms: number | null, readonly bathrooms: number | null, readonly carSpaces: number | null, readonly features: ReadonlyArray<PropertyFeature>, readonly completedPrice: number | null, readonly completedPriceVisible: boolean, readonly availableOn: string | null, readonly bond: number | null, readonly auctionAt: string | null, readonly id: string, readonly uri: string, readonly state: OwnListingState, readonly statusType: ListingStatusType, readonly listingType: ListingClass, readonly title: string, readonly street: string, readonly streetVisible: boolean, readonly suburb: string | null, readonly priceText: string | null, readonly searchPrice: number | null, readonly priceVisible: boolean, readonly completedOn: string | null, readonly updatedAt: string, readonly timeZone: string, readonly withheld: ReadonlyArray<{ readonly field: string, readonly words: ReadonlyArray<string>, readonly reason: string }>, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly flags: ReadonlyArray<{ readonly rule: string, readonly detail: string }>, readonly feed: { readonly uniqueId: string, readonly receivedAt: string | null, readonly outcome: string | null, readonly edits: ReadonlyArray<string>, readonly notes: ReadonlyArray<{ readonly label: string, readonly text: string }> } | null, readonly shown: { readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string }> }, readonly priceDetails: { readonly shortDescription: string } } | null, readonly home: { readonly byFeed: boolean, readonly propertyType: PropertyTypeName, readonly suburb: string | null, readonly unit: string | null, readonly streetNumber: string | null, readonly street: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly isApproximate: boolean, readonly landMetres: number | null, readonly frontageMetres: number | null, readonly buildingMetres: number | null, readonly video: string | null, readonly photos: ReadonlyArray<{ readonly id: string, readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string, readonly source: string | null, readonly problem: string | null }>, readonly floorPlans: ReadonlyArray<{ readonly id: string, readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string, readonly source: string | null, readonly problem: string | null }> } } };

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

export type PortalAroundPinQueryVariables = Exact<{
  latitude: number;
  longitude: number;
}>;


export type PortalAroundPinQuery = { readonly nearestLocations: ReadonlyArray<{ readonly containsPosition: boolean, readonly location: { readonly label: string } }> };

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

export type ChangeOfficePageMutationVariables = Exact<{
  input: OfficePageInput;
}>;


export type ChangeOfficePageMutation = { readonly changeOfficePage: { readonly id: string } };

export type LeaveOfficeMutationVariables = Exact<{ [key: string]: never; }>;


export type LeaveOfficeMutation = { readonly leaveOffice: string };

export type PortalOfficeQueryVariables = Exact<{
  id: string;
}>;


export type PortalOfficeQuery = { readonly ownOfficeAdmins: ReadonlyArray<string>, readonly office: { readonly id: string, readonly slug: string, readonly name: string, readonly phone: string | null, readonly address: string | null, readonly about: string, readonly brandColour: string | null, readonly logo: string | null, readonly socialLinks: { readonly website: string | null, readonly facebook: string | null, readonly instagram: string | null, readonly linkedin: string | null, readonly twitter: string | null }, readonly agents: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly username: string, readonly name: string, readonly title: string | null, readonly portrait: string | null, readonly isClaimed: boolean }> } } | null };

export type SetOfficeAdminMutationVariables = Exact<{
  agentId: string;
  isAdmin: boolean;
}>;


export type SetOfficeAdminMutation = { readonly setOfficeAdmin: ReadonlyArray<string> };

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


export type PortalPerformanceQuery = { readonly ownPerformance: { readonly ownPage: ReadonlyArray<{ readonly week: string, readonly views: number, readonly calls: number, readonly enquiries: number }>, readonly weeks: ReadonlyArray<{ readonly week: string, readonly views: number, readonly saves: number, readonly enquiries: number }>, readonly listings: ReadonlyArray<{ readonly listingId: string, readonly label: string, readonly views: number, readonly saves: number, readonly enquiries: number }> } };

export type ChangeAgentProfileMutationVariables = Exact<{
  input: AgentProfileInput;
}>;


export type ChangeAgentProfileMutation = { readonly changeAgentProfile: { readonly id: string } };

export type PortalProfileQueryVariables = Exact<{
  username: string;
}>;


export type PortalProfileQuery = { readonly agentProfile: { readonly name: string, readonly portrait: string | null, readonly title: string | null, readonly bio: string, readonly languages: ReadonlyArray<string>, readonly areasOfExpertise: ReadonlyArray<string>, readonly video: string | null, readonly contactDetails: { readonly phone: string | null }, readonly servicedLocations: ReadonlyArray<{ readonly label: string }>, readonly socialLinks: { readonly website: string | null, readonly facebook: string | null, readonly instagram: string | null, readonly linkedin: string | null, readonly twitter: string | null } } | null };

export type DeleteReplyTemplateMutationVariables = Exact<{
  id: string;
}>;


export type DeleteReplyTemplateMutation = { readonly deleteReplyTemplate: boolean };

export type PortalRepliesQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalRepliesQuery = { readonly ownReplyTemplates: ReadonlyArray<{ readonly id: string, readonly name: string, readonly text: string }> };

export type SaveReplyTemplateMutationVariables = Exact<{
  id?: string | null | undefined;
  input: ReplyTemplateInput;
  key?: string | null | undefined;
}>;


export type SaveReplyTemplateMutation = { readonly saveReplyTemplate: { readonly id: string } };

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

export type EndFormerWebhookSecretMutationVariables = Exact<{
  id: string;
}>;


export type EndFormerWebhookSecretMutation = { readonly endFormerWebhookSecret: { readonly id: string } };

export type PortalWebhookQueryVariables = Exact<{
  id: string;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type PortalWebhookQuery = { readonly webhook: { readonly id: string, readonly url: string, readonly kinds: ReadonlyArray<string>, readonly createdAt: string, readonly disabledAt: string | null, readonly disabledBy: WebhookDisabledBy | null, readonly failingSince: string | null, readonly formerSecretUntil: string | null, readonly deliveries: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly eventId: string, readonly kind: string, readonly at: string, readonly status: WebhookDeliveryStatus, readonly attempts: number, readonly attemptedAt: string | null, readonly nextAt: string | null, readonly httpStatus: number | null, readonly response: string | null, readonly problem: string | null }> } } };

export type DeleteWebhookMutationVariables = Exact<{
  id: string;
}>;


export type DeleteWebhookMutation = { readonly deleteWebhook: boolean };

export type ReplayWebhookDeliveryMutationVariables = Exact<{
  id: string;
}>;


export type ReplayWebhookDeliveryMutation = { readonly replayWebhookDelivery: { readonly id: string } };

export type RotateWebhookSecretMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type RotateWebhookSecretMutation = { readonly rotateWebhookSecret: { readonly secret: string } };

export type SetWebhookEnabledMutationVariables = Exact<{
  id: string;
  enabled: boolean;
}>;


export type SetWebhookEnabledMutation = { readonly setWebhookEnabled: { readonly id: string } };

export type SetWebhookKindsMutationVariables = Exact<{
  id: string;
  kinds: ReadonlyArray<string> | string;
}>;


export type SetWebhookKindsMutation = { readonly setWebhookKinds: { readonly id: string } };

export type TestWebhookMutationVariables = Exact<{
  id: string;
  key?: string | null | undefined;
}>;


export type TestWebhookMutation = { readonly testWebhook: boolean };

export type AddWebhookMutationVariables = Exact<{
  url: string;
  kinds: ReadonlyArray<string> | string;
  key?: string | null | undefined;
}>;


export type AddWebhookMutation = { readonly addWebhook: { readonly secret: string } };

export type PortalWebhooksQueryVariables = Exact<{ [key: string]: never; }>;


export type PortalWebhooksQuery = { readonly webhooks: ReadonlyArray<{ readonly id: string, readonly url: string, readonly kinds: ReadonlyArray<string>, readonly createdAt: string, readonly disabledAt: string | null, readonly disabledBy: WebhookDisabledBy | null, readonly failingSince: string | null, readonly formerSecretUntil: string | null }> };

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


export type AgentPageQuery = { readonly agentProfile: { readonly id: string, readonly username: string, readonly name: string, readonly title: string | null, readonly portrait: string | null, readonly bio: string, readonly phone: string | null, readonly hasLeft: boolean, readonly isClaimed: boolean, readonly followers: number, readonly following: number, readonly areasOfExpertise: ReadonlyArray<string>, readonly languages: ReadonlyArray<string>, readonly video: string | null, readonly office: { readonly id: string, readonly slug: string, readonly name: string, readonly phone: string | null, readonly brandColour: string | null, readonly location: { readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly locationSlug: string } | null }, readonly reviewSummary: { readonly average: number | null, readonly count: number, readonly stars: ReadonlyArray<number>, readonly factors: ReadonlyArray<{ readonly factor: string, readonly average: number, readonly count: number }> }, readonly performance: { readonly underOffer: number, readonly sold: number, readonly leased: number, readonly forSale: number, readonly forRent: number, readonly soldInPeriod: number, readonly leasedInPeriod: number, readonly medianSoldPrice: number | null, readonly medianSoldPriceCount: number, readonly medianRent: number | null, readonly medianRentCount: number, readonly period: { readonly from: string, readonly to: string } }, readonly socialLinks: { readonly facebook: string | null, readonly instagram: string | null, readonly linkedin: string | null, readonly twitter: string | null, readonly website: string | null }, readonly servicedLocations: ReadonlyArray<{ readonly slug: string, readonly label: string }>, readonly awards: ReadonlyArray<{ readonly title: string, readonly year: number }> } | null };

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


export type AgentFollowingQuery = { readonly agentFollowing: { readonly total: number, readonly results: ReadonlyArray<{ readonly kind: FollowKind, readonly targetId: string, readonly name: string, readonly followedAt: string, readonly address: string }> } };

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

export type AgentReviewFragment = { readonly id: string, readonly authorName: string, readonly authorUsername: string | null, readonly role: AgentReviewRole, readonly rating: number, readonly title: string, readonly text: string, readonly source: AgentReviewSource, readonly status: AgentReviewStatus, readonly reply: string | null, readonly repliedAt: string | null, readonly createdAt: string, readonly ratings: ReadonlyArray<{ readonly factor: AgentFactor, readonly rating: number }> };

export type NamedOfficeFragment = { readonly id: string, readonly slug: string, readonly name: string, readonly brandColour: string | null, readonly logo: string | null, readonly averageRating: number | null, readonly reviewCount: number, readonly location: { readonly suburb: string, readonly stateCode: string, readonly postcode: string | null } | null };

export type AgentFiguresFragment = { readonly forSale: number, readonly forRent: number, readonly soldInPeriod: number, readonly leasedInPeriod: number, readonly medianSoldPrice: number | null, readonly medianSoldPriceCount: number, readonly medianRent: number | null, readonly medianRentCount: number };

export type AgentPersonFragment = { readonly id: string, readonly username: string, readonly name: string, readonly title: string | null, readonly portrait: string | null, readonly office: { readonly slug: string, readonly name: string, readonly brandColour: string | null }, readonly reviewSummary: { readonly average: number | null, readonly count: number } };

export type CardListingFragment = { readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } };

export type ReviewSummaryFragment = { readonly average: number | null, readonly count: number, readonly stars: ReadonlyArray<number>, readonly factors: ReadonlyArray<{ readonly factor: string, readonly average: number, readonly count: number }> };

export type CardAgentFragment = { readonly id: string, readonly username: string, readonly name: string, readonly title: string | null, readonly portrait: string | null, readonly performance: { readonly forSale: number, readonly forRent: number, readonly soldInPeriod: number, readonly leasedInPeriod: number, readonly medianSoldPrice: number | null, readonly medianSoldPriceCount: number, readonly medianRent: number | null, readonly medianRentCount: number }, readonly office: { readonly slug: string, readonly name: string, readonly brandColour: string | null }, readonly reviewSummary: { readonly average: number | null, readonly count: number } };

export type AdminOfficeFragment = { readonly id: string, readonly name: string, readonly claimed: boolean, readonly location: { readonly suburb: string, readonly stateCode: string } | null, readonly listingCounts: { readonly buy: number, readonly rent: number } };

export type OwnEnquiryFragment = { readonly id: string, readonly kind: EnquiryKind, readonly status: EnquiryStatus, readonly name: string, readonly email: string, readonly phone: string | null, readonly message: string, readonly receivedAt: string, readonly answeredAt: string | null, readonly listing: { readonly id: string, readonly uri: string, readonly label: string, readonly isHidden: boolean } | null };

export type FeedUploadFragment = { readonly id: string, readonly source: string, readonly status: FeedUploadStatus, readonly problem: string | null, readonly receivedAt: string, readonly noted: number, readonly counts: { readonly created: number, readonly updated: number, readonly unchanged: number, readonly stored: number, readonly rejected: number } };

export type OwnListingCardFragment = { readonly id: string, readonly uri: string, readonly state: OwnListingState, readonly statusType: ListingStatusType, readonly listingType: ListingClass, readonly title: string, readonly street: string, readonly streetVisible: boolean, readonly suburb: string | null, readonly priceText: string | null, readonly searchPrice: number | null, readonly priceVisible: boolean, readonly completedOn: string | null, readonly updatedAt: string, readonly timeZone: string, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly flags: ReadonlyArray<{ readonly rule: string, readonly detail: string }>, readonly feed: { readonly uniqueId: string, readonly receivedAt: string | null, readonly outcome: string | null, readonly edits: ReadonlyArray<string>, readonly notes: ReadonlyArray<{ readonly label: string, readonly text: string }> } | null, readonly shown: { readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string }> }, readonly priceDetails: { readonly shortDescription: string } } | null };

export type OwnListingHomeFragment = { readonly home: { readonly byFeed: boolean, readonly propertyType: PropertyTypeName, readonly suburb: string | null, readonly unit: string | null, readonly streetNumber: string | null, readonly street: string | null, readonly latitude: number | null, readonly longitude: number | null, readonly isApproximate: boolean, readonly landMetres: number | null, readonly frontageMetres: number | null, readonly buildingMetres: number | null, readonly video: string | null, readonly photos: ReadonlyArray<{ readonly id: string, readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string, readonly source: string | null, readonly problem: string | null }>, readonly floorPlans: ReadonlyArray<{ readonly id: string, readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string, readonly source: string | null, readonly problem: string | null }> } };

export type OwnListingPictureFragment = { readonly id: string, readonly key: string | null, readonly width: number, readonly height: number, readonly colour: string, readonly alt: string, readonly source: string | null, readonly problem: string | null };

export type AgentTransactionFragment = { readonly id: string, readonly listingId: string | null, readonly localityId: string | null, readonly kind: AgentTransactionKind, readonly side: AgentTransactionSide, readonly address: string, readonly propertyType: PropertyTypeName, readonly bedrooms: number | null, readonly bathrooms: number | null, readonly carSpaces: number | null, readonly price: number | null, readonly priceVisible: boolean, readonly completedOn: string };

export type PortalWebhookFieldsFragment = { readonly id: string, readonly url: string, readonly kinds: ReadonlyArray<string>, readonly createdAt: string, readonly disabledAt: string | null, readonly disabledBy: WebhookDisabledBy | null, readonly failingSince: string | null, readonly formerSecretUntil: string | null };

interface Documents {
  readonly "\n  mutation AddEnquiry($input: PersonEnquiryInput!, $key: String!) { addEnquiry(input: $input, idempotencyKey: $key) { receipt { id } problems { field message } } }": GraphDocument<AddEnquiryMutation, AddEnquiryMutationVariables>;
  readonly "query ContactSender { member { name email } }": GraphDocument<ContactSenderQuery, ContactSenderQueryVariables>;
  readonly "mutation FollowAgent($id: ID!) { follow(kind: agent, targetId: $id) { isFollowing followerCount } }": GraphDocument<FollowAgentMutation, FollowAgentMutationVariables>;
  readonly "query AgentFollowed($username: String!) { agentProfile(username: $username) { isFollowed followers } }": GraphDocument<AgentFollowedQuery, AgentFollowedQueryVariables>;
  readonly "mutation UnfollowAgent($id: ID!) { unfollow(kind: agent, targetId: $id) { isFollowing followerCount } }": GraphDocument<UnfollowAgentMutation, UnfollowAgentMutationVariables>;
  readonly "\n  mutation AddFeedKey($officeId: ID!) { addFeedKey(officeId: $officeId) }": GraphDocument<AddFeedKeyMutation, AddFeedKeyMutationVariables>;
  readonly "\n  mutation EndFeedKey($officeId: ID!, $id: ID!) { endFeedKey(officeId: $officeId, id: $id) }": GraphDocument<EndFeedKeyMutation, EndFeedKeyMutationVariables>;
  readonly "query PortalFeedKeys($officeId: ID!) { feedKeys(officeId: $officeId) { id createdAt endedAt } }": GraphDocument<PortalFeedKeysQuery, PortalFeedKeysQueryVariables>;
  readonly "\n  query PortalAddresses($term: String!) {\n    locationSearch(filter: { term: $term, take: 6, kinds: [street, address, suburb] }) { kind label latLong { latitude longitude } bounds }\n  }": GraphDocument<PortalAddressesQuery, PortalAddressesQueryVariables>;
  readonly "\n  mutation AddOfficeInvite($officeId: ID!, $email: String!, $key: String) { addOfficeInvite(officeId: $officeId, email: $email, idempotencyKey: $key) { email } }": GraphDocument<AddOfficeInviteMutation, AddOfficeInviteMutationVariables>;
  readonly "query OfficeInvites($officeId: ID!) { officeInvites(officeId: $officeId) { email expiresAt } }": GraphDocument<OfficeInvitesQuery, OfficeInvitesQueryVariables>;
  readonly "\n  mutation DeleteOfficeInvite($officeId: ID!, $email: String!) { deleteOfficeInvite(officeId: $officeId, email: $email) }": GraphDocument<DeleteOfficeInviteMutation, DeleteOfficeInviteMutationVariables>;
  readonly "\n  query PortalSuburbs($term: String!) { locationSearch(filter: { term: $term, take: 6, kinds: [suburb] }) { label } }": GraphDocument<PortalSuburbsQuery, PortalSuburbsQueryVariables>;
  readonly "\n  query PortalWho { member { name email isAdmin } ownAgent { id username name office { id slug name } } }": GraphDocument<PortalWhoQuery, PortalWhoQueryVariables>;
  readonly "mutation AnswerReview($id: ID!, $reply: String!) { replyToAgentReview(reviewId: $id, reply: $reply) { ...AgentReview } }": GraphDocument<AnswerReviewMutation, AnswerReviewMutationVariables>;
  readonly "\n  mutation ReportReview($id: ID!, $reason: String!, $detail: String!) { report(kind: agentReview, targetId: $id, reason: $reason, detail: $detail) }": GraphDocument<ReportReviewMutation, ReportReviewMutationVariables>;
  readonly "mutation TakeBackReview($id: ID!) { deleteAgentReview(reviewId: $id) }": GraphDocument<TakeBackReviewMutation, TakeBackReviewMutationVariables>;
  readonly "query CompanyPage($identifier: String!, $skip: Int!, $take: Int!) { company(identifier: $identifier) { slug name website officeCount offices(skip: $skip, take: $take) { ...NamedOffice performance { ...AgentFigures } } } }": GraphDocument<CompanyPageQuery, CompanyPageQueryVariables>;
  readonly "query FindAgents($wanted: String!, $others: String!, $location: String) {\n    agents(json: $wanted) { total local similar period { to } results { ...AgentPerson performance(location: $location) { ...AgentFigures } } }\n    offices(json: $others) { total }\n  }": GraphDocument<FindAgentsQuery, FindAgentsQueryVariables>;
  readonly "query FindOffices($wanted: String!, $others: String!, $location: String) {\n    offices(json: $wanted) { total local similar period { to } results { ...NamedOffice performance(location: $location) { ...AgentFigures } } }\n    agents(json: $others) { total }\n  }": GraphDocument<FindOfficesQuery, FindOfficesQueryVariables>;
  readonly "query FinderPlace($identifier: String!) { location(identifier: $identifier) { slug label stateCode type } }": GraphDocument<FinderPlaceQuery, FinderPlaceQueryVariables>;
  readonly "\n  query FinderPlaces($term: String!, $take: Int!) { locationSearch(filter: { term: $term, take: $take, kinds: [suburb, region, state, postcode] }) { label slug } }": GraphDocument<FinderPlacesQuery, FinderPlacesQueryVariables>;
  readonly "query OfficeHomes($id: ID!) {\n    buy: listingSearch(query: { statusType: buy, searchMode: office, paging: { skip: 0, take: 4 }, locationSearchContext: { officeId: $id } }) { results { ...CardListing } }\n    rent: listingSearch(query: { statusType: rent, searchMode: office, paging: { skip: 0, take: 4 }, locationSearchContext: { officeId: $id } }) { results { ...CardListing } }\n    sold: listingSearch(query: { statusType: sold, searchMode: office, paging: { skip: 0, take: 4 }, locationSearchContext: { officeId: $id } }) { results { ...CardListing } }\n  }": GraphDocument<OfficeHomesQuery, OfficeHomesQueryVariables>;
  readonly "query OfficePage($identifier: String!, $skip: Int!, $take: Int!) {\n    office(identifier: $identifier) {\n      ...NamedOffice listingCounts { buy rent sold leased } location { locationSlug } phone address about socialLinks { website facebook instagram linkedin twitter } company { slug name }\n      reviewSummary { ...ReviewSummary }\n      agents(skip: $skip, take: $take) { total results { ...CardAgent } }\n    }\n  }": GraphDocument<OfficePageQuery, OfficePageQueryVariables>;
  readonly "query AdminOffice($office: String!) {\n    office(identifier: $office) { id slug name claimed phone address agents(take: 100) { total results { id username name isClaimed } } }\n  }": GraphDocument<AdminOfficeQuery, AdminOfficeQueryVariables>;
  readonly "\n  mutation RemoveOfficeAgent($agentId: ID!) { removeOfficeAgent(agentId: $agentId) }": GraphDocument<RemoveOfficeAgentMutation, RemoveOfficeAgentMutationVariables>;
  readonly "\n  mutation AddOffice($input: OfficeInput!, $key: String) { addOffice(input: $input, idempotencyKey: $key) { id } }": GraphDocument<AddOfficeMutation, AddOfficeMutationVariables>;
  readonly "query PortalFindOffices($json: String!) { offices(json: $json) { total results { ...AdminOffice } } }": GraphDocument<PortalFindOfficesQuery, PortalFindOfficesQueryVariables>;
  readonly "query UnclaimedOffices($skip: Int, $take: Int) { unclaimedOffices(skip: $skip, take: $take) { total results { ...AdminOffice } } }": GraphDocument<UnclaimedOfficesQuery, UnclaimedOfficesQueryVariables>;
  readonly "\n  mutation SetMemberRole($email: String!, $role: MemberRole!) { setMemberRole(email: $email, role: $role) }": GraphDocument<SetMemberRoleMutation, SetMemberRoleMutationVariables>;
  readonly "\n  query PortalSuburb($term: String!) { locationSearch(filter: { term: $term, kinds: [suburb], take: 1 }) { slug label } }": GraphDocument<PortalSuburbQuery, PortalSuburbQueryVariables>;
  readonly "query PortalEnquiries($status: EnquiryStatus, $text: String, $listingId: ID, $skip: Int, $take: Int) {\n    ownEnquiryListings { id label }\n    ownEnquiries(status: $status, text: $text, listingId: $listingId, skip: $skip, take: $take) { total counts { new read answered closed } results { ...OwnEnquiry } }\n  }": GraphDocument<PortalEnquiriesQuery, PortalEnquiriesQueryVariables>;
  readonly "\n  mutation AnswerEnquiry($id: ID!, $text: String!, $key: String) { answerEnquiry(id: $id, text: $text, idempotencyKey: $key) { id } }": GraphDocument<AnswerEnquiryMutation, AnswerEnquiryMutationVariables>;
  readonly "query PortalEnquiry($id: ID!) { ownEnquiry(id: $id) { ...OwnEnquiry details { label text } messages { text side name sentAt isByEmail isFromOtherAddress attachments } repliesAreReceived } ownReplyTemplates { id name text } }": GraphDocument<PortalEnquiryQuery, PortalEnquiryQueryVariables>;
  readonly "\n  mutation SetEnquiryStatus($id: ID!, $status: EnquiryStatus!) { setEnquiryStatus(id: $id, status: $status) { id } }": GraphDocument<SetEnquiryStatusMutation, SetEnquiryStatusMutationVariables>;
  readonly "query PortalFeed($id: ID!, $noted: Boolean, $skip: Int, $take: Int) {\n    feedUpload(id: $id, wait: 2000) { ...FeedUpload lines(noted: $noted, skip: $skip, take: $take) { total results { position kind agentId uniqueId outcome listingId uri notes { label text } } } }\n  }": GraphDocument<PortalFeedQuery, PortalFeedQueryVariables>;
  readonly "query PortalFeedDisplay { feedDisplayDefault }": GraphDocument<PortalFeedDisplayQuery, PortalFeedDisplayQueryVariables>;
  readonly "query PortalFeeds($skip: Int, $take: Int) { feedUploads(skip: $skip, take: $take) { total results { ...FeedUpload } } }": GraphDocument<PortalFeedsQuery, PortalFeedsQueryVariables>;
  readonly "\n  mutation SendFeed($source: String!, $text: String!, $key: String) { sendFeed(source: $source, text: $text, idempotencyKey: $key) }": GraphDocument<SendFeedMutation, SendFeedMutationVariables>;
  readonly "\n  mutation SetFeedDisplay($value: FeedDisplayDefault!) { setFeedDisplayDefault(value: $value) }": GraphDocument<SetFeedDisplayMutation, SetFeedDisplayMutationVariables>;
  readonly "\n  mutation ChangeListingHome($id: ID!, $input: ListingHomeInput!, $seen: String, $key: String) { changeListingHome(id: $id, input: $input, seen: $seen, idempotencyKey: $key) { id published } }": GraphDocument<ChangeListingHomeMutation, ChangeListingHomeMutationVariables>;
  readonly "\n  mutation AddListingPictures($id: ID!, $kind: ListingPictureKind!, $addresses: [String!]!, $key: String) { addListingPictures(id: $id, kind: $kind, addresses: $addresses, idempotencyKey: $key) { id } }": GraphDocument<AddListingPicturesMutation, AddListingPicturesMutationVariables>;
  readonly "\n  mutation ArrangeListingPictures($id: ID!, $photos: [ArrangedPictureInput!]!, $floorPlans: [ArrangedPictureInput!]!, $seen: String, $key: String) {\n    arrangeListingPictures(id: $id, photos: $photos, floorPlans: $floorPlans, seen: $seen, idempotencyKey: $key) { id updatedAt }\n  }": GraphDocument<ArrangeListingPicturesMutation, ArrangeListingPicturesMutationVariables>;
  readonly "\n  mutation ChangeListingPictureKind($id: ID!, $pictureId: String!, $kind: ListingPictureKind!, $key: String) {\n    changeListingPictureKind(id: $id, pictureId: $pictureId, kind: $kind, idempotencyKey: $key) { id }\n  }": GraphDocument<ChangeListingPictureKindMutation, ChangeListingPictureKindMutationVariables>;
  readonly "\n  mutation CompleteListing($id: ID!, $input: CompletionInput!, $key: String) { completeListing(id: $id, input: $input, idempotencyKey: $key) { id } }": GraphDocument<CompleteListingMutation, CompleteListingMutationVariables>;
  readonly "\n  mutation DismissListingFlag($id: ID!, $rule: String!, $key: String) { dismissListingFlag(id: $id, rule: $rule, idempotencyKey: $key) { id } }": GraphDocument<DismissListingFlagMutation, DismissListingFlagMutationVariables>;
  readonly "\n  mutation EditOwnListing($id: ID!, $input: OwnListingInput!, $seen: String, $key: String) { editOwnListing(id: $id, input: $input, seen: $seen, idempotencyKey: $key) { id published } }": GraphDocument<EditOwnListingMutation, EditOwnListingMutationVariables>;
  readonly "query PortalListing($id: ID!) { ownListing(id: $id) { ...OwnListingCard description propertyType published underOffer stateCode bedrooms bathrooms carSpaces features completedPrice completedPriceVisible availableOn bond auctionAt withheld { field words reason } ...OwnListingHome } }": GraphDocument<PortalListingQuery, PortalListingQueryVariables>;
  readonly "\n  mutation ReopenListing($id: ID!, $key: String) { reopenListing(id: $id, idempotencyKey: $key) { id } }": GraphDocument<ReopenListingMutation, ReopenListingMutationVariables>;
  readonly "\n  mutation SetListingPublished($id: ID!, $published: Boolean!, $key: String) { setListingPublished(id: $id, published: $published, idempotencyKey: $key) { id } }": GraphDocument<SetListingPublishedMutation, SetListingPublishedMutationVariables>;
  readonly "\n  mutation SetUnderOffer($id: ID!, $underOffer: Boolean!, $key: String) { setUnderOffer(id: $id, underOffer: $underOffer, idempotencyKey: $key) { id } }": GraphDocument<SetUnderOfferMutation, SetUnderOfferMutationVariables>;
  readonly "\n  mutation SetInspections($id: ID!, $inspections: [InspectionInput!]!, $seen: String, $key: String) { setInspections(id: $id, inspections: $inspections, seen: $seen, idempotencyKey: $key) { id } }": GraphDocument<SetInspectionsMutation, SetInspectionsMutationVariables>;
  readonly "\n  mutation TakeListingBack($id: ID!, $key: String) { takeListingBack(id: $id, idempotencyKey: $key) { id } }": GraphDocument<TakeListingBackMutation, TakeListingBackMutationVariables>;
  readonly "\n  mutation WithdrawListing($id: ID!, $key: String) { withdrawListing(id: $id, idempotencyKey: $key) { id } }": GraphDocument<WithdrawListingMutation, WithdrawListingMutationVariables>;
  readonly "\n  query PortalAroundPin($latitude: Float!, $longitude: Float!) {\n    nearestLocations(latitude: $latitude, longitude: $longitude, take: 4) { containsPosition location { label } }\n  }": GraphDocument<PortalAroundPinQuery, PortalAroundPinQueryVariables>;
  readonly "query PortalListings($state: OwnListingState, $text: String, $skip: Int, $take: Int) {\n    ownListings(state: $state, text: $text, skip: $skip, take: $take) { total counts { onOffer underOffer completed draft removed } results { ...OwnListingCard } }\n  }": GraphDocument<PortalListingsQuery, PortalListingsQueryVariables>;
  readonly "\n  mutation AddListing($input: NewListingInput!, $key: String) { addListing(input: $input, idempotencyKey: $key) { id } }": GraphDocument<AddListingMutation, AddListingMutationVariables>;
  readonly "\n  mutation ChangeOfficePage($input: OfficePageInput!) { changeOfficePage(input: $input) { id } }": GraphDocument<ChangeOfficePageMutation, ChangeOfficePageMutationVariables>;
  readonly "\n  mutation LeaveOffice { leaveOffice }": GraphDocument<LeaveOfficeMutation, LeaveOfficeMutationVariables>;
  readonly "query PortalOffice($id: String!) {\n    office(identifier: $id) {\n      id slug name phone address about brandColour logo socialLinks { website facebook instagram linkedin twitter }\n      agents(take: 100) { total results { id username name title portrait isClaimed } }\n    }\n    ownOfficeAdmins\n  }": GraphDocument<PortalOfficeQuery, PortalOfficeQueryVariables>;
  readonly "\n  mutation SetOfficeAdmin($agentId: ID!, $isAdmin: Boolean!) { setOfficeAdmin(agentId: $agentId, isAdmin: $isAdmin) }": GraphDocument<SetOfficeAdminMutation, SetOfficeAdminMutationVariables>;
  readonly "\n  mutation AcceptOfficeInvite($token: String!) { acceptOfficeInvite(token: $token) }": GraphDocument<AcceptOfficeInviteMutation, AcceptOfficeInviteMutationVariables>;
  readonly "\n  query PortalInvitation($token: String!) { officeInvite(token: $token) { officeName email expiresAt } }": GraphDocument<PortalInvitationQuery, PortalInvitationQueryVariables>;
  readonly "query PortalOverview {\n    ownOverview { enquiriesToday reviewsUnanswered inspections { listingId label startsAt endsAt timeZone } questions { uri title suburb createdAt } }\n    ownListings(take: 0) { counts { onOffer underOffer completed draft removed } }\n    ownEnquiries(take: 5) { counts { new } results { id name message receivedAt status listing { label } } }\n  }": GraphDocument<PortalOverviewQuery, PortalOverviewQueryVariables>;
  readonly "\n  query PortalPerformance($weeks: Int, $listingId: ID) {\n    ownPerformance(weeks: $weeks, listingId: $listingId) { ownPage { week views calls enquiries } weeks { week views saves enquiries } listings { listingId label views saves enquiries } }\n  }": GraphDocument<PortalPerformanceQuery, PortalPerformanceQueryVariables>;
  readonly "\n  mutation ChangeAgentProfile($input: AgentProfileInput!) { changeAgentProfile(input: $input) { id } }": GraphDocument<ChangeAgentProfileMutation, ChangeAgentProfileMutationVariables>;
  readonly "query PortalProfile($username: String!) {\n    agentProfile(username: $username) {\n      name portrait title bio contactDetails { phone } languages areasOfExpertise servicedLocations { label }\n      socialLinks { website facebook instagram linkedin twitter } video\n    }\n  }": GraphDocument<PortalProfileQuery, PortalProfileQueryVariables>;
  readonly "\n  mutation DeleteReplyTemplate($id: ID!) { deleteReplyTemplate(id: $id) }": GraphDocument<DeleteReplyTemplateMutation, DeleteReplyTemplateMutationVariables>;
  readonly "query PortalReplies { ownReplyTemplates { id name text } }": GraphDocument<PortalRepliesQuery, PortalRepliesQueryVariables>;
  readonly "\n  mutation SaveReplyTemplate($id: ID, $input: ReplyTemplateInput!, $key: String) { saveReplyTemplate(id: $id, input: $input, idempotencyKey: $key) { id } }": GraphDocument<SaveReplyTemplateMutation, SaveReplyTemplateMutationVariables>;
  readonly "\n  mutation AskVendor($input: VendorReviewRequestInput!, $key: String) { addVendorReviewRequest(input: $input, idempotencyKey: $key) { id } }": GraphDocument<AskVendorMutation, AskVendorMutationVariables>;
  readonly "query PortalReviews($unanswered: Boolean, $skip: Int, $take: Int) {\n    ownReviews(unanswered: $unanswered, skip: $skip, take: $take) { total results { id authorName role rating title text createdAt reply repliedAt } }\n    open: vendorReviewRequests(status: 1, take: 50) { total results { id vendorName vendorEmail createdAt expiresAt status } }\n    answered: vendorReviewRequests(status: 2, take: 1) { total }\n    ownListings(state: completed, take: 50) { results { id street suburb } }\n  }": GraphDocument<PortalReviewsQuery, PortalReviewsQueryVariables>;
  readonly "\n  mutation ReplyToReview($reviewId: ID!, $reply: String!) { replyToAgentReview(reviewId: $reviewId, reply: $reply) { id } }": GraphDocument<ReplyToReviewMutation, ReplyToReviewMutationVariables>;
  readonly "\n  mutation WithdrawVendorRequest($id: ID!) { withdrawVendorReviewRequest(id: $id) { id } }": GraphDocument<WithdrawVendorRequestMutation, WithdrawVendorRequestMutationVariables>;
  readonly "\n  mutation AddTransaction($input: AgentTransactionInput!, $key: String) { addAgentTransaction(input: $input, idempotencyKey: $key) { id } }": GraphDocument<AddTransactionMutation, AddTransactionMutationVariables>;
  readonly "\n  mutation ChangeTransaction($id: ID!, $input: AgentTransactionInput!) { changeAgentTransaction(id: $id, input: $input) { id } }": GraphDocument<ChangeTransactionMutation, ChangeTransactionMutationVariables>;
  readonly "query PortalTransaction($id: ID!) { agentTransaction(id: $id) { ...AgentTransaction } }": GraphDocument<PortalTransactionQuery, PortalTransactionQueryVariables>;
  readonly "\n  mutation DeleteTransaction($id: ID!) { deleteAgentTransaction(id: $id) }": GraphDocument<DeleteTransactionMutation, DeleteTransactionMutationVariables>;
  readonly "query PortalTransactions($username: String!, $skip: Int, $take: Int) { agentTransactions(username: $username, skip: $skip, take: $take) { total results { ...AgentTransaction } } }": GraphDocument<PortalTransactionsQuery, PortalTransactionsQueryVariables>;
  readonly "\n  mutation EndFormerWebhookSecret($id: ID!) { endFormerWebhookSecret(id: $id) { id } }": GraphDocument<EndFormerWebhookSecretMutation, EndFormerWebhookSecretMutationVariables>;
  readonly "query PortalWebhook($id: ID!, $skip: Int, $take: Int) {\n    webhook(id: $id) { ...PortalWebhookFields deliveries(skip: $skip, take: $take) { total results { id eventId kind at status attempts attemptedAt nextAt httpStatus response problem } } }\n  }": GraphDocument<PortalWebhookQuery, PortalWebhookQueryVariables>;
  readonly "\n  mutation DeleteWebhook($id: ID!) { deleteWebhook(id: $id) }": GraphDocument<DeleteWebhookMutation, DeleteWebhookMutationVariables>;
  readonly "\n  mutation ReplayWebhookDelivery($id: ID!) { replayWebhookDelivery(id: $id) { id } }": GraphDocument<ReplayWebhookDeliveryMutation, ReplayWebhookDeliveryMutationVariables>;
  readonly "\n  mutation RotateWebhookSecret($id: ID!, $key: String) { rotateWebhookSecret(id: $id, idempotencyKey: $key) { secret } }": GraphDocument<RotateWebhookSecretMutation, RotateWebhookSecretMutationVariables>;
  readonly "\n  mutation SetWebhookEnabled($id: ID!, $enabled: Boolean!) { setWebhookEnabled(id: $id, enabled: $enabled) { id } }": GraphDocument<SetWebhookEnabledMutation, SetWebhookEnabledMutationVariables>;
  readonly "\n  mutation SetWebhookKinds($id: ID!, $kinds: [String!]!) { setWebhookKinds(id: $id, kinds: $kinds) { id } }": GraphDocument<SetWebhookKindsMutation, SetWebhookKindsMutationVariables>;
  readonly "\n  mutation TestWebhook($id: ID!, $key: String) { testWebhook(id: $id, idempotencyKey: $key) }": GraphDocument<TestWebhookMutation, TestWebhookMutationVariables>;
  readonly "\n  mutation AddWebhook($url: String!, $kinds: [String!]!, $key: String) { addWebhook(url: $url, kinds: $kinds, idempotencyKey: $key) { secret } }": GraphDocument<AddWebhookMutation, AddWebhookMutationVariables>;
  readonly "query PortalWebhooks { webhooks { ...PortalWebhookFields } }": GraphDocument<PortalWebhooksQuery, PortalWebhooksQueryVariables>;
  readonly "\n  query AgentActivities($username: String!, $types: [AgentActivityType!], $skip: Int!, $take: Int!) {\n    agentActivities(username: $username, activityTypes: $types, skip: $skip, take: $take) {\n      total results { id type at title address: uri listing { uri statusType priceDetails { shortDescription } address { street suburb stateCode postcode } media { photos { key colour alt } } } }\n    }\n  }": GraphDocument<AgentActivitiesQuery, AgentActivitiesQueryVariables>;
  readonly "query AgentPage($username: String!) {\n    agentProfile(username: $username) {\n      id username name title portrait bio phone hasLeft isClaimed followers following\n      office { id slug name phone brandColour location { suburb stateCode postcode locationSlug } }\n      reviewSummary { ...ReviewSummary }\n      performance { ...AgentFigures underOffer sold leased period { from to } }\n      socialLinks { facebook instagram linkedin twitter website }\n      servicedLocations { slug label } areasOfExpertise languages video awards { title year }\n    }\n  }": GraphDocument<AgentPageQuery, AgentPageQueryVariables>;
  readonly "\n  query AgentAnswers($username: String!, $skip: Int!, $take: Int!) {\n    agentAnswers(username: $username, skip: $skip, take: $take) { total results { postId text createdAt votes question { uri title location { slug label } } } }\n  }": GraphDocument<AgentAnswersQuery, AgentAnswersQueryVariables>;
  readonly "\n  query AgentFollowers($username: String!, $skip: Int!, $take: Int!) {\n    agentFollowers(username: $username, skip: $skip, take: $take) { total results { memberId username name avatar followedAt } }\n  }": GraphDocument<AgentFollowersQuery, AgentFollowersQueryVariables>;
  readonly "\n  query AgentFollowing($username: String!, $skip: Int!, $take: Int!) {\n    agentFollowing(username: $username, skip: $skip, take: $take) { total results { kind targetId name address: uri followedAt } }\n  }": GraphDocument<AgentFollowingQuery, AgentFollowingQueryVariables>;
  readonly "query AgentListings($username: String!, $kind: ListingStatusType!, $skip: Int!, $take: Int!) {\n    agentListings(username: $username, statusType: $kind, skip: $skip, take: $take) { total results { ...CardListing } }\n  }": GraphDocument<AgentListingsQuery, AgentListingsQueryVariables>;
  readonly "\n  query AgentQuestions($username: String!, $skip: Int!, $take: Int!) {\n    agentQuestions(username: $username, skip: $skip, take: $take) { total results { postId uri title content isDiscussion createdAt replyCount location { slug label } } }\n  }": GraphDocument<AgentQuestionsQuery, AgentQuestionsQueryVariables>;
  readonly "query AgentReviews($username: String!, $skip: Int!, $take: Int!) { agentReviews(username: $username, skip: $skip, take: $take) { total results { ...AgentReview } } }": GraphDocument<AgentReviewsQuery, AgentReviewsQueryVariables>;
  readonly "\n  mutation WriteVendorReview($token: String!, $input: VendorReviewInput!) { addVendorReview(token: $token, input: $input) }": GraphDocument<WriteVendorReviewMutation, WriteVendorReviewMutationVariables>;
  readonly "\n  query VendorInvitation($token: String!) { vendorReviewInvitation(token: $token) { agentName agentUsername officeName vendorName expiresAt } }": GraphDocument<VendorInvitationQuery, VendorInvitationQueryVariables>;
  readonly "\n  mutation WriteAgentReview($agentId: ID!, $input: AgentReviewInput!) { addAgentReview(agentId: $agentId, input: $input) { id } }": GraphDocument<WriteAgentReviewMutation, WriteAgentReviewMutationVariables>;
  readonly "\n  query ReviewedAgent($username: String!) {\n    agentProfile(username: $username) { id username name title portrait office { id name } }\n    agentListings(username: $username, take: 50) { results { id address { street suburb stateCode postcode } } }\n  }": GraphDocument<ReviewedAgentQuery, ReviewedAgentQueryVariables>;
}
/** Declares an operation of this area: its types follow from its text. Unknown text: run `npm run contracts`. */
export const graphql = document as DeclareDocument<Documents>;
