// Generated from the GraphQL API's schema and this area's operations by npm run contracts. Do not edit.
import { document, type DeclareDocument, type GraphDocument } from '@verandah/graph';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
/** An action of an admin on a member's account. */
export type AccountActionName =
  /** Removes a second factor that the member has lost. */
  | 'removeSecondFactor'
  /** Lets a suspended member sign in again. */
  | 'reopen'
  /** Ends all of the member's sessions. */
  | 'signOut'
  /** Ends all sessions and refuses new ones. */
  | 'suspend';

/** Which accounts are listed. */
export type AccountGroup =
  /** Admins of the site. */
  | 'admins'
  /** Members who are agents. */
  | 'agents'
  /** All members. */
  | 'everybody'
  /** Suspended members. */
  | 'suspended';

/** Send the search as searchParams or as filter, not both. */
export type AddAlertInput = {
  /** Text under the name. By default, a description of the search. */
  readonly description?: string | null | undefined;
  /** The search in the format of saved searches. */
  readonly filter?: SavedSearchFilterInput | null | undefined;
  /** Name in the member's list of alerts. */
  readonly name: string;
  /** Position of the control on the page, for tracking. */
  readonly pageElementPosition?: string | null | undefined;
  /** The search in the format of listingSearch. */
  readonly searchParams?: ListingSearchQuery | null | undefined;
};

/** How often one alert is emailed. */
export type AlertFrequency =
  /** Once a day. */
  | 'daily'
  /** As soon as there is a new home. */
  | 'immediately'
  /** Not at all. */
  | 'never'
  /** Once a week. */
  | 'weekly';

/** A collection to create. */
export type CollectionItem = {
  /** Whether everyone who has its address may read it. */
  readonly isPublic?: boolean | null | undefined;
  /** IDs of its first listings. */
  readonly listingIds?: ReadonlyArray<string> | null | undefined;
  /** At most 60 characters. */
  readonly name: string;
};

/** The caller's role in a collection. */
export type CollectionRole =
  /** Was invited; can add and remove listings and react to them. */
  | 'collaborator'
  /** Created the collection; can invite people, rename and delete it. */
  | 'owner'
  /** Can read the collection by its address. */
  | 'reader';

/** Progress of the contributors with a home. */
export type CollectionTag =
  /** An application for the lease was sent. */
  | 'applied'
  /** It was inspected. */
  | 'inspected'
  /** An offer was made. */
  | 'offered';

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

/** Groups of followed items. */
export type FollowedGroup =
  /** Agents. */
  | 'agents'
  /** Discussions. */
  | 'discussions'
  /** Suburbs. */
  | 'locations'
  /** Members. */
  | 'members'
  /** Questions. */
  | 'questions';

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

/** What a member reviewed. */
export type ProfileReviewKind =
  /** An agent. */
  | 'agent'
  /** A suburb. */
  | 'location';

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

/** What a contributor thinks of a home. */
export type ReactionType =
  /** Does not like it. */
  | 'dislike'
  /** Likes it. */
  | 'like';

/** A search in the format of saved searches. Omitted fields do not restrict it. */
export type SavedSearchFilterInput = {
  /** Bathrooms. */
  readonly baths?: CountInput | null | undefined;
  /** Bedrooms. */
  readonly beds?: CountInput | null | undefined;
  /** Spaces for cars. */
  readonly carSpaces?: CountInput | null | undefined;
  /** IDs of suburbs. */
  readonly locationIds?: ReadonlyArray<string> | null | undefined;
  /** Dollars; dollars a week for rentals. */
  readonly price?: RangeInput | null | undefined;
  /** Houses, apartments, land and other types of property. */
  readonly propertyTypes?: ReadonlyArray<PropertyTypeName> | null | undefined;
  /** Homes for sale, for rent, sold or leased. */
  readonly searchMode: ListingStatusType;
};

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

/** A home of a browser's shortlist. */
export type ShortlistedHome = {
  /** ID of the listing. */
  readonly listingId: string;
  /** At most 500 characters. */
  readonly note?: string | null | undefined;
};

/** Modes of travel. */
export type TravelMode =
  /** By bicycle. */
  | 'cycle'
  /** By car. */
  | 'drive'
  /** On foot. */
  | 'walk';

/** Omitted fields stay unchanged. Send the search as searchParams or as filter, not both. */
export type UpdateAlertInput = {
  /** Text under the name. */
  readonly description?: string | null | undefined;
  /** Frequency of this alert, instead of the member's preference. */
  readonly emailFrequency?: AlertFrequency | null | undefined;
  /** The search in the format of saved searches. */
  readonly filter?: SavedSearchFilterInput | null | undefined;
  /** ID of the alert. */
  readonly id: string;
  /** Name in the member's list of alerts. */
  readonly name?: string | null | undefined;
  /** Position of the control on the page where it was changed, for tracking. */
  readonly pageElementPosition?: string | null | undefined;
  /** The search in the format of listingSearch. */
  readonly searchParams?: ListingSearchQuery | null | undefined;
};

export type AddAlertMutationVariables = Exact<{
  input: AddAlertInput;
  key?: string | null | undefined;
}>;


export type AddAlertMutation = { readonly addAlert: { readonly id: string, readonly filter: { readonly locationIds: ReadonlyArray<string> } } };

export type ClearAlertMutationVariables = Exact<{
  alertId: string;
}>;


export type ClearAlertMutation = { readonly deleteAlertNewListing: { readonly alertId: string } };

export type DeleteAlertMutationVariables = Exact<{
  alertId: string;
}>;


export type DeleteAlertMutation = { readonly deleteAlert: { readonly alertId: string } };

export type NoteJoinedAlertsMutationVariables = Exact<{ [key: string]: never; }>;


export type NoteJoinedAlertsMutation = { readonly noteJoinedAlerts: number };

export type AlertsQueryVariables = Exact<{ [key: string]: never; }>;


export type AlertsQuery = { readonly alerts: { readonly unseenListingCount: number, readonly joinedCount: number, readonly results: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly unseenListingIds: ReadonlyArray<string>, readonly unseenListingCount: number, readonly newSince: string, readonly emailFrequency: AlertFrequency | null, readonly address: string, readonly coverPhoto: { readonly key: string | null, readonly colour: string, readonly alt: string } | null }> } };

export type UpdateAlertMutationVariables = Exact<{
  input: UpdateAlertInput;
}>;


export type UpdateAlertMutation = { readonly updateAlert: { readonly id: string } };

export type AddCollectionsMutationVariables = Exact<{
  username: string;
  items: ReadonlyArray<CollectionItem> | CollectionItem;
}>;


export type AddCollectionsMutation = { readonly addCollections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly uri: string, readonly isPublic: boolean, readonly viewerRole: CollectionRole, readonly listings: ReadonlyArray<{ readonly listingId: string, readonly memberIdWhoAdded: string | null, readonly addedOn: string, readonly reactions: ReadonlyArray<{ readonly userId: string }> }> }> };

export type UpdateListingInCollectionsMutationVariables = Exact<{
  username: string;
  listingId: string;
  add?: ReadonlyArray<string> | string | null | undefined;
  remove?: ReadonlyArray<string> | string | null | undefined;
}>;


export type UpdateListingInCollectionsMutation = { readonly updateListingInCollections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly uri: string, readonly isPublic: boolean, readonly viewerRole: CollectionRole, readonly listings: ReadonlyArray<{ readonly listingId: string, readonly memberIdWhoAdded: string | null, readonly addedOn: string, readonly reactions: ReadonlyArray<{ readonly userId: string }> }> }> };

export type SavedCollectionsQueryVariables = Exact<{
  username: string;
}>;


export type SavedCollectionsQuery = { readonly collections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly uri: string, readonly isPublic: boolean, readonly viewerRole: CollectionRole, readonly listings: ReadonlyArray<{ readonly listingId: string, readonly memberIdWhoAdded: string | null, readonly addedOn: string, readonly reactions: ReadonlyArray<{ readonly userId: string }> }> }> };

export type FollowMutationVariables = Exact<{
  kind: FollowKind;
  id: string;
}>;


export type FollowMutation = { readonly follow: { readonly isFollowing: boolean } };

export type ChangeHiddenListingsMutationVariables = Exact<{
  hide: ReadonlyArray<string> | string;
  show: ReadonlyArray<string> | string;
}>;


export type ChangeHiddenListingsMutation = { readonly changeHiddenListings: ReadonlyArray<string> };

export type HiddenListingsQueryVariables = Exact<{ [key: string]: never; }>;


export type HiddenListingsQuery = { readonly hiddenListings: ReadonlyArray<string> };

export type MarkAllNotificationsReadMutationVariables = Exact<{
  upTo: string;
}>;


export type MarkAllNotificationsReadMutation = { readonly markAllNotificationsRead: number };

export type MarkNotificationsReadMutationVariables = Exact<{
  ids: ReadonlyArray<string> | string;
}>;


export type MarkNotificationsReadMutation = { readonly markNotificationsRead: number };

export type NotificationsQueryVariables = Exact<{
  before?: string | null | undefined;
  take: number;
}>;


export type NotificationsQuery = { readonly unreadNotifications: number, readonly notifications: { readonly olderThan: string | null, readonly results: ReadonlyArray<{ readonly id: string, readonly text: string, readonly subject: string | null, readonly excerpt: string | null, readonly createdAt: string, readonly isRead: boolean, readonly path: string, readonly photo: { readonly key: string | null, readonly colour: string, readonly alt: string } | null }> } };

export type UnreadNotificationsQueryVariables = Exact<{ [key: string]: never; }>;


export type UnreadNotificationsQuery = { readonly unreadNotifications: number };

export type MergeShortlistMutationVariables = Exact<{
  username: string;
  homes: ReadonlyArray<ShortlistedHome> | ShortlistedHome;
}>;


export type MergeShortlistMutation = { readonly mergeShortlist: ReadonlyArray<string> };

export type NewHomesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  take: number;
}>;


export type NewHomesQuery = { readonly listingsById: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> };

export type AcceptCollectionInvitationMutationVariables = Exact<{
  collectionId: string;
  memberId: string;
  uniqueIdentifier: string;
}>;


export type AcceptCollectionInvitationMutation = { readonly acceptCollectionInvitation: { readonly id: string } };

export type DeclineCollectionInvitationMutationVariables = Exact<{
  collectionId: string;
  uniqueIdentifier: string;
}>;


export type DeclineCollectionInvitationMutation = { readonly declineCollectionInvitation: string };

export type DeleteCollectionMutationVariables = Exact<{
  collectionId: string;
}>;


export type DeleteCollectionMutation = { readonly deleteCollection: string };

export type AddCollectionInviteMutationVariables = Exact<{
  collectionId: string;
  emails: ReadonlyArray<string> | string;
}>;


export type AddCollectionInviteMutation = { readonly addCollectionInvite: { readonly id: string } };

export type SaveCollectionReactionMutationVariables = Exact<{
  collectionId: string;
  listingId: string;
  comment?: string | null | undefined;
  reactionType: ReactionType;
}>;


export type SaveCollectionReactionMutation = { readonly saveCollectionReaction: { readonly id: string } };

export type CollectionQueryVariables = Exact<{
  uri: string;
}>;


export type CollectionQuery = { readonly collection: { readonly id: string, readonly name: string, readonly uri: string, readonly isPublic: boolean, readonly viewerRole: CollectionRole, readonly pendingInvites: ReadonlyArray<string>, readonly listings: ReadonlyArray<{ readonly listingId: string, readonly memberIdWhoAdded: string | null, readonly isGone: boolean, readonly reactions: ReadonlyArray<{ readonly reactionType: ReactionType, readonly userId: string }>, readonly notes: ReadonlyArray<{ readonly note: string, readonly userId: string }>, readonly tags: ReadonlyArray<{ readonly tag: CollectionTag, readonly setAt: string, readonly userId: string | null }>, readonly listing: { readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly address: { readonly latitude: number | null, readonly longitude: number | null, readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly priceDetails: { readonly shortDescription: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } } | null }>, readonly contributors: { readonly owner: { readonly memberId: string, readonly username: string, readonly name: string, readonly avatar: string | null }, readonly collaborators: ReadonlyArray<{ readonly memberId: string, readonly username: string, readonly name: string, readonly avatar: string | null }> } } };

export type RemoveCollectionCollaboratorMutationVariables = Exact<{
  collectionId: string;
  memberId: string;
}>;


export type RemoveCollectionCollaboratorMutation = { readonly removeCollectionCollaborator: { readonly id: string } | null };

export type RenewCollectionLinkMutationVariables = Exact<{
  collectionId: string;
}>;


export type RenewCollectionLinkMutation = { readonly renewCollectionLink: { readonly uri: string } };

export type SaveCollectionNoteMutationVariables = Exact<{
  collectionId: string;
  listingId: string;
  note: string;
}>;


export type SaveCollectionNoteMutation = { readonly saveCollectionNote: { readonly id: string } };

export type SetCollectionTagMutationVariables = Exact<{
  collectionId: string;
  listingId: string;
  tag: CollectionTag;
  isSet: boolean;
}>;


export type SetCollectionTagMutation = { readonly setCollectionTag: { readonly id: string } };

export type DeleteCollectionInviteMutationVariables = Exact<{
  collectionId: string;
  emails: ReadonlyArray<string> | string;
}>;


export type DeleteCollectionInviteMutation = { readonly deleteCollectionInvite: { readonly id: string } };

export type TakeCollectionReactionBackMutationVariables = Exact<{
  collectionId: string;
  listingId: string;
  note: string;
}>;


export type TakeCollectionReactionBackMutation = { readonly saveCollectionNote: { readonly id: string }, readonly removeCollectionReaction: { readonly id: string } };

export type UpdateCollectionMutationVariables = Exact<{
  collectionId: string;
  isPublic?: boolean | null | undefined;
  name?: string | null | undefined;
}>;


export type UpdateCollectionMutation = { readonly updateCollection: { readonly id: string } };

export type CollectionsQueryVariables = Exact<{
  username: string;
  imageCount: number;
}>;


export type CollectionsQuery = { readonly collections: ReadonlyArray<{ readonly id: string, readonly name: string, readonly uri: string, readonly isPublic: boolean, readonly viewerRole: CollectionRole, readonly coverPhotos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }>, readonly listings: ReadonlyArray<{ readonly listingId: string }>, readonly contributors: { readonly owner: { readonly name: string }, readonly collaborators: ReadonlyArray<{ readonly name: string }> } }> };

export type EndFollowingMutationVariables = Exact<{
  kind: FollowKind;
  id: string;
}>;


export type EndFollowingMutation = { readonly unfollow: { readonly isFollowing: boolean } };

export type FollowingQueryVariables = Exact<{
  username: string;
  of?: FollowedGroup | null | undefined;
  skip: number;
  take: number;
}>;


export type FollowingQuery = { readonly userProfile: { readonly following: { readonly total: number, readonly results: ReadonlyArray<{ readonly kind: FollowKind, readonly group: FollowedGroup, readonly targetId: string, readonly name: string, readonly detail: string | null, readonly followedAt: string, readonly address: string }> } | null, readonly followingCounts: { readonly agents: number, readonly locations: number, readonly questions: number, readonly discussions: number, readonly members: number } | null } | null };

export type HistoryHomesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  take: number;
}>;


export type HistoryHomesQuery = { readonly listingsById: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> };

export type MemberAccountQueryVariables = Exact<{
  named: string;
}>;


export type MemberAccountQuery = { readonly memberAccount: { readonly id: string, readonly username: string, readonly name: string, readonly email: string, readonly isAdmin: boolean, readonly isAgent: boolean, readonly hasSecondFactor: boolean, readonly createdAt: string, readonly suspendedAt: string | null, readonly devices: ReadonlyArray<{ readonly device: string, readonly signedInAt: string, readonly usedAt: string }>, readonly history: ReadonlyArray<{ readonly at: string, readonly who: string, readonly action: AccountActionName, readonly why: string }> } | null };

export type MemberAccountsQueryVariables = Exact<{
  group?: AccountGroup | null | undefined;
  search?: string | null | undefined;
  skip?: number | null | undefined;
  take?: number | null | undefined;
}>;


export type MemberAccountsQuery = { readonly memberAccounts: { readonly total: number, readonly results: ReadonlyArray<{ readonly id: string, readonly username: string, readonly name: string, readonly email: string, readonly isAdmin: boolean, readonly isAgent: boolean, readonly createdAt: string, readonly suspendedAt: string | null }> } };

export type LookAfterMemberMutationVariables = Exact<{
  memberId: string;
  action: AccountActionName;
  why: string;
}>;


export type LookAfterMemberMutation = { readonly lookAfterMember: { readonly id: string } };

export type SignEverybodyOutMutationVariables = Exact<{
  why: string;
}>;


export type SignEverybodyOutMutation = { readonly signEverybodyOut: number };

export type FollowMemberMutationVariables = Exact<{
  id: string;
}>;


export type FollowMemberMutation = { readonly follow: { readonly isFollowing: boolean, readonly followerCount: number } };

export type MemberProfileOwnQueryVariables = Exact<{
  username: string;
}>;


export type MemberProfileOwnQuery = { readonly userProfile: { readonly isViewingOwnProfile: boolean, readonly isCurrentUserAdmin: boolean, readonly isFollowing: boolean, readonly followerCount: number, readonly following: { readonly total: number, readonly results: ReadonlyArray<{ readonly kind: FollowKind, readonly targetId: string, readonly name: string, readonly followedAt: string, readonly address: string }> } | null } | null };

export type MemberProfileQueryVariables = Exact<{
  username: string;
  page: number;
  skip: number;
  take: number;
  reviews: boolean;
  questions: boolean;
  answers: boolean;
  discussions: boolean;
  follows: boolean;
}>;


export type MemberProfileQuery = { readonly userProfile: { readonly id: string, readonly username: string, readonly name: string, readonly avatar: string | null, readonly bio: string, readonly memberSince: string, readonly isAgent: boolean, readonly agentUsername: string | null, readonly reviewCount: number, readonly questionCount: number, readonly answerCount: number, readonly discussionCount: number, readonly score: number, readonly followerCount: number, readonly reviews?: { readonly total: number, readonly results: ReadonlyArray<{ readonly kind: ProfileReviewKind, readonly reviewId: string, readonly about: string, readonly title: string, readonly text: string, readonly rating: number, readonly createdAt: string, readonly path: string }> }, readonly questions?: { readonly total: number, readonly results: ReadonlyArray<{ readonly postId: string, readonly uri: string, readonly title: string, readonly createdAt: string, readonly replyCount: number, readonly votes: number, readonly location: { readonly name: string } }> }, readonly discussions?: { readonly total: number, readonly results: ReadonlyArray<{ readonly postId: string, readonly uri: string, readonly title: string, readonly createdAt: string, readonly replyCount: number, readonly votes: number, readonly location: { readonly name: string } }> }, readonly answers?: { readonly total: number, readonly results: ReadonlyArray<{ readonly postId: string, readonly text: string, readonly createdAt: string, readonly votes: number, readonly question: { readonly title: string, readonly uri: string } | null }> }, readonly followers?: { readonly total: number, readonly results: ReadonlyArray<{ readonly username: string, readonly name: string, readonly avatar: string | null, readonly followedAt: string }> } } | null };

export type UnfollowMemberMutationVariables = Exact<{
  id: string;
}>;


export type UnfollowMemberMutation = { readonly unfollow: { readonly isFollowing: boolean, readonly followerCount: number } };

export type SavedCollectionFragment = { readonly id: string, readonly name: string, readonly uri: string, readonly isPublic: boolean, readonly viewerRole: CollectionRole, readonly listings: ReadonlyArray<{ readonly listingId: string, readonly memberIdWhoAdded: string | null, readonly addedOn: string, readonly reactions: ReadonlyArray<{ readonly userId: string }> }> };

export type CardListingFragment = { readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } };

export type CollectionContributorFragment = { readonly memberId: string, readonly username: string, readonly name: string, readonly avatar: string | null };

interface Documents {
  readonly "mutation AddAlert($input: AddAlertInput!, $key: String) { addAlert(input: $input, idempotencyKey: $key) { id filter { locationIds } } }": GraphDocument<AddAlertMutation, AddAlertMutationVariables>;
  readonly "mutation ClearAlert($alertId: ID!) { deleteAlertNewListing(alertId: $alertId) { alertId } }": GraphDocument<ClearAlertMutation, ClearAlertMutationVariables>;
  readonly "mutation DeleteAlert($alertId: ID!) { deleteAlert(alertId: $alertId) { alertId } }": GraphDocument<DeleteAlertMutation, DeleteAlertMutationVariables>;
  readonly "mutation NoteJoinedAlerts { noteJoinedAlerts }": GraphDocument<NoteJoinedAlertsMutation, NoteJoinedAlertsMutationVariables>;
  readonly "query Alerts { alerts { results { id name description address: uri unseenListingIds unseenListingCount newSince emailFrequency coverPhoto { key colour alt } } unseenListingCount joinedCount } }": GraphDocument<AlertsQuery, AlertsQueryVariables>;
  readonly "mutation UpdateAlert($input: UpdateAlertInput!) { updateAlert(input: $input) { id } }": GraphDocument<UpdateAlertMutation, UpdateAlertMutationVariables>;
  readonly "mutation AddCollections($username: String!, $items: [CollectionItem!]!) { addCollections(username: $username, items: $items) { ...SavedCollection } }": GraphDocument<AddCollectionsMutation, AddCollectionsMutationVariables>;
  readonly "mutation UpdateListingInCollections($username: String!, $listingId: ID!, $add: [ID!], $remove: [ID!]) {\n    updateListingInCollections(username: $username, listingId: $listingId, addToCollectionIds: $add, removeFromCollectionIds: $remove) { ...SavedCollection } }": GraphDocument<UpdateListingInCollectionsMutation, UpdateListingInCollectionsMutationVariables>;
  readonly "query SavedCollections($username: String!) { collections(username: $username) { ...SavedCollection } }": GraphDocument<SavedCollectionsQuery, SavedCollectionsQueryVariables>;
  readonly "mutation Follow($kind: FollowKind!, $id: ID!) { follow(kind: $kind, targetId: $id) { isFollowing } }": GraphDocument<FollowMutation, FollowMutationVariables>;
  readonly "mutation ChangeHiddenListings($hide: [ID!]!, $show: [ID!]!) { changeHiddenListings(hide: $hide, show: $show) }": GraphDocument<ChangeHiddenListingsMutation, ChangeHiddenListingsMutationVariables>;
  readonly "query HiddenListings { hiddenListings }": GraphDocument<HiddenListingsQuery, HiddenListingsQueryVariables>;
  readonly "mutation MarkAllNotificationsRead($upTo: ID!) { markAllNotificationsRead(upTo: $upTo) }": GraphDocument<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
  readonly "mutation MarkNotificationsRead($ids: [ID!]!) { markNotificationsRead(ids: $ids) }": GraphDocument<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
  readonly "query Notifications($before: ID, $take: Int!) {\n    notifications(before: $before, take: $take) { results { id text subject excerpt path: uri photo { key colour alt } createdAt isRead } olderThan }\n    unreadNotifications\n  }": GraphDocument<NotificationsQuery, NotificationsQueryVariables>;
  readonly "query UnreadNotifications { unreadNotifications }": GraphDocument<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>;
  readonly "mutation MergeShortlist($username: String!, $homes: [ShortlistedHome!]!) { mergeShortlist(username: $username, homes: $homes) }": GraphDocument<MergeShortlistMutation, MergeShortlistMutationVariables>;
  readonly "query NewHomes($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ...CardListing } }": GraphDocument<NewHomesQuery, NewHomesQueryVariables>;
  readonly "mutation AcceptCollectionInvitation($collectionId: ID!, $memberId: ID!, $uniqueIdentifier: String!) {\n    acceptCollectionInvitation(collectionId: $collectionId, memberId: $memberId, uniqueIdentifier: $uniqueIdentifier) { id } }": GraphDocument<AcceptCollectionInvitationMutation, AcceptCollectionInvitationMutationVariables>;
  readonly "mutation DeclineCollectionInvitation($collectionId: ID!, $uniqueIdentifier: String!) {\n    declineCollectionInvitation(collectionId: $collectionId, uniqueIdentifier: $uniqueIdentifier) }": GraphDocument<DeclineCollectionInvitationMutation, DeclineCollectionInvitationMutationVariables>;
  readonly "mutation DeleteCollection($collectionId: ID!) { deleteCollection(collectionId: $collectionId) }": GraphDocument<DeleteCollectionMutation, DeleteCollectionMutationVariables>;
  readonly "mutation AddCollectionInvite($collectionId: ID!, $emails: [String!]!) { addCollectionInvite(collectionId: $collectionId, emails: $emails) { id } }": GraphDocument<AddCollectionInviteMutation, AddCollectionInviteMutationVariables>;
  readonly "mutation SaveCollectionReaction($collectionId: ID!, $listingId: ID!, $comment: String, $reactionType: ReactionType!) {\n    saveCollectionReaction(collectionId: $collectionId, listingId: $listingId, comment: $comment, reactionType: $reactionType) { id } }": GraphDocument<SaveCollectionReactionMutation, SaveCollectionReactionMutationVariables>;
  readonly "query Collection($uri: String!) {\n    collection(uri: $uri) {\n      id name uri isPublic viewerRole pendingInvites\n      listings { listingId memberIdWhoAdded isGone reactions { reactionType userId } notes { note userId } tags { tag setAt userId } listing { ...CardListing address { latitude longitude } } }\n      contributors { owner { ...CollectionContributor } collaborators { ...CollectionContributor } }\n    }\n  }": GraphDocument<CollectionQuery, CollectionQueryVariables>;
  readonly "mutation RemoveCollectionCollaborator($collectionId: ID!, $memberId: ID!) { removeCollectionCollaborator(collectionId: $collectionId, memberId: $memberId) { id } }": GraphDocument<RemoveCollectionCollaboratorMutation, RemoveCollectionCollaboratorMutationVariables>;
  readonly "mutation RenewCollectionLink($collectionId: ID!) { renewCollectionLink(collectionId: $collectionId) { uri } }": GraphDocument<RenewCollectionLinkMutation, RenewCollectionLinkMutationVariables>;
  readonly "mutation SaveCollectionNote($collectionId: ID!, $listingId: ID!, $note: String!) {\n    saveCollectionNote(collectionId: $collectionId, listingId: $listingId, note: $note) { id } }": GraphDocument<SaveCollectionNoteMutation, SaveCollectionNoteMutationVariables>;
  readonly "mutation SetCollectionTag($collectionId: ID!, $listingId: ID!, $tag: CollectionTag!, $isSet: Boolean!) {\n    setCollectionTag(collectionId: $collectionId, listingId: $listingId, tag: $tag, isSet: $isSet) { id } }": GraphDocument<SetCollectionTagMutation, SetCollectionTagMutationVariables>;
  readonly "mutation DeleteCollectionInvite($collectionId: ID!, $emails: [String!]!) { deleteCollectionInvite(collectionId: $collectionId, emails: $emails) { id } }": GraphDocument<DeleteCollectionInviteMutation, DeleteCollectionInviteMutationVariables>;
  readonly "mutation TakeCollectionReactionBack($collectionId: ID!, $listingId: ID!, $note: String!) {\n    saveCollectionNote(collectionId: $collectionId, listingId: $listingId, note: $note) { id }\n    removeCollectionReaction(collectionId: $collectionId, listingId: $listingId) { id } }": GraphDocument<TakeCollectionReactionBackMutation, TakeCollectionReactionBackMutationVariables>;
  readonly "mutation UpdateCollection($collectionId: ID!, $isPublic: Boolean, $name: String) { updateCollection(collectionId: $collectionId, isPublic: $isPublic, name: $name) { id } }": GraphDocument<UpdateCollectionMutation, UpdateCollectionMutationVariables>;
  readonly "query Collections($username: String!, $imageCount: Int!) {\n    collections(username: $username, imageCount: $imageCount) {\n      id name uri isPublic viewerRole\n      coverPhotos { key colour alt }\n      listings { listingId }\n      contributors { owner { name } collaborators { name } }\n    }\n  }": GraphDocument<CollectionsQuery, CollectionsQueryVariables>;
  readonly "mutation EndFollowing($kind: FollowKind!, $id: ID!) { unfollow(kind: $kind, targetId: $id) { isFollowing } }": GraphDocument<EndFollowingMutation, EndFollowingMutationVariables>;
  readonly "query Following($username: String!, $of: FollowedGroup, $skip: Int!, $take: Int!) {\n    userProfile(username: $username) {\n      following(of: $of, skip: $skip, take: $take) { total results { kind group targetId name detail address: uri followedAt } }\n      followingCounts { agents locations questions discussions members }\n    }\n  }": GraphDocument<FollowingQuery, FollowingQueryVariables>;
  readonly "query HistoryHomes($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ...CardListing } }": GraphDocument<HistoryHomesQuery, HistoryHomesQueryVariables>;
  readonly "query MemberAccount($named: String!) {\n    memberAccount(named: $named) {\n      id username name email isAdmin isAgent hasSecondFactor createdAt suspendedAt devices { device signedInAt usedAt } history { at who action why }\n    }\n  }": GraphDocument<MemberAccountQuery, MemberAccountQueryVariables>;
  readonly "query MemberAccounts($group: AccountGroup, $search: String, $skip: Int, $take: Int) {\n    memberAccounts(group: $group, search: $search, skip: $skip, take: $take) {\n      total results { id username name email isAdmin isAgent createdAt suspendedAt }\n    }\n  }": GraphDocument<MemberAccountsQuery, MemberAccountsQueryVariables>;
  readonly "mutation LookAfterMember($memberId: ID!, $action: AccountActionName!, $why: String!) { lookAfterMember(memberId: $memberId, action: $action, why: $why) { id } }": GraphDocument<LookAfterMemberMutation, LookAfterMemberMutationVariables>;
  readonly "mutation SignEverybodyOut($why: String!) { signEverybodyOut(why: $why) }": GraphDocument<SignEverybodyOutMutation, SignEverybodyOutMutationVariables>;
  readonly "mutation FollowMember($id: ID!) { follow(kind: member, targetId: $id) { isFollowing followerCount } }": GraphDocument<FollowMemberMutation, FollowMemberMutationVariables>;
  readonly "\n  query MemberProfileOwn($username: String!) {\n    userProfile(username: $username) { isViewingOwnProfile isCurrentUserAdmin isFollowing followerCount following(take: 50) { total results { kind targetId name address: uri followedAt } } }\n  }": GraphDocument<MemberProfileOwnQuery, MemberProfileOwnQueryVariables>;
  readonly "\n  query MemberProfile($username: String!, $page: Int!, $skip: Int!, $take: Int!, $reviews: Boolean!, $questions: Boolean!, $answers: Boolean!, $discussions: Boolean!, $follows: Boolean!) {\n    userProfile(username: $username, reviewsPage: $page, reviewsPageSize: $take) {\n      id username name avatar bio memberSince isAgent agentUsername reviewCount questionCount answerCount discussionCount score followerCount\n      reviews @include(if: $reviews) { total results { kind reviewId about path: uri title text rating createdAt } }\n      questions(skip: $skip, take: $take) @include(if: $questions) { total results { postId uri title createdAt replyCount votes location { name } } }\n      discussions(skip: $skip, take: $take) @include(if: $discussions) { total results { postId uri title createdAt replyCount votes location { name } } }\n      answers(skip: $skip, take: $take) @include(if: $answers) { total results { postId text createdAt votes question { title uri } } }\n      followers(skip: $skip, take: $take) @include(if: $follows) { total results { username name avatar followedAt } }\n    }\n  }": GraphDocument<MemberProfileQuery, MemberProfileQueryVariables>;
  readonly "mutation UnfollowMember($id: ID!) { unfollow(kind: member, targetId: $id) { isFollowing followerCount } }": GraphDocument<UnfollowMemberMutation, UnfollowMemberMutationVariables>;
}
/** Declares an operation of this area: its types follow from its text. Unknown text: run `npm run contracts`. */
export const graphql = document as DeclareDocument<Documents>;
