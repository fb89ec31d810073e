// Generated from the GraphQL API's schema and this area's operations by npm run contracts. Do not edit.
import { document, type DeclareDocument, type GraphDocument } from '@verandah/graph';
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type AccountActionName =
  | 'removeSecondFactor'
  | 'reopen'
  | 'signOut'
  | 'suspend';

/** The search as searchParams or as filter, not both. */
export type AddAlertInput = {
  readonly description?: string | null | undefined;
  readonly filter?: SavedSearchFilterInput | null | undefined;
  readonly name: string;
  /** For tracking. */
  readonly pageElementPosition?: string | null | undefined;
  readonly searchParams?: ListingSearchQuery | null | undefined;
};

export type AlertFrequency =
  | 'daily'
  | 'immediately'
  | 'never'
  | 'weekly';

export type CollectionItem = {
  readonly isPublic?: boolean | null | undefined;
  readonly listingIds?: ReadonlyArray<string> | null | undefined;
  /** At most 60 characters. */
  readonly name: string;
};

export type CollectionRole =
  | 'collaborator'
  | 'owner'
  | 'reader';

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

export type FollowKind =
  | 'agent'
  | 'location'
  | 'member'
  | 'question';

/** What followed things are listed by. */
export type FollowedGroup =
  | 'agents'
  | 'discussions'
  | 'locations'
  | 'members'
  | 'questions';

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

export type ProfileReviewKind =
  | 'agent'
  | 'location';

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

export type ReactionType =
  | 'dislike'
  | 'like';

export type SavedSearchFilterInput = {
  readonly baths?: CountInput | null | undefined;
  readonly beds?: CountInput | null | undefined;
  readonly carSpaces?: CountInput | null | undefined;
  readonly locationIds?: ReadonlyArray<string> | null | undefined;
  readonly price?: RangeInput | null | undefined;
  readonly propertyTypes?: ReadonlyArray<PropertyTypeName> | null | undefined;
  readonly searchMode: ListingStatusType;
};

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

export type ShortlistedHome = {
  readonly listingId: string;
  /** At most 500 characters. */
  readonly note?: string | null | undefined;
};

export type TravelMode =
  | 'cycle'
  | 'drive'
  | 'walk';

/** What is absent stays. The search as searchParams or as filter, not both. */
export type UpdateAlertInput = {
  readonly description?: string | null | undefined;
  /** Its own, instead of that of all alerts. */
  readonly emailFrequency?: AlertFrequency | null | undefined;
  readonly filter?: SavedSearchFilterInput | null | undefined;
  readonly id: string;
  readonly name?: string | null | undefined;
  readonly pageElementPosition?: string | null | undefined;
  readonly searchParams?: ListingSearchQuery | null | undefined;
};

export type AddAlertMutationVariables = Exact<{
  input: AddAlertInput;
  key?: string | null | undefined;
}>;


export type AddAlertMutation = { readonly addAlert: { readonly id: string } };

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


export type AlertsQuery = { readonly alerts: { readonly unseenListingCount: number, readonly joinedCount: number, readonly results: ReadonlyArray<{ readonly id: string, readonly name: string, readonly description: string, readonly address: string, readonly unseenListingIds: ReadonlyArray<string>, readonly unseenListingCount: number, readonly newSince: string, readonly emailFrequency: AlertFrequency | null, readonly coverPhoto: { readonly key: string | null, readonly colour: string, readonly alt: string } | null }> } };

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


export type NotificationsQuery = { readonly unreadNotifications: number, readonly notifications: { readonly olderThan: string | null, readonly results: ReadonlyArray<{ readonly id: string, readonly text: string, readonly subject: string | null, readonly excerpt: string | null, readonly path: string, readonly createdAt: string, readonly isRead: boolean, readonly photo: { readonly key: string | null, readonly colour: string, readonly alt: string } | null }> } };

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


export type CollectionQuery = { readonly collection: { readonly id: string, readonly name: string, readonly uri: string, readonly isPublic: boolean, readonly viewerRole: CollectionRole, readonly pendingInvites: ReadonlyArray<string>, readonly listings: ReadonlyArray<{ readonly listingId: string, readonly memberIdWhoAdded: string | null, readonly isGone: boolean, readonly reactions: ReadonlyArray<{ readonly reactionType: ReactionType, readonly comment: string, readonly userId: string }>, readonly listing: { readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } } | null }>, readonly contributors: { readonly owner: { readonly memberId: string, readonly username: string, readonly name: string, readonly avatar: string | null }, readonly collaborators: ReadonlyArray<{ readonly memberId: string, readonly username: string, readonly name: string, readonly avatar: string | null }> } } };

export type RemoveCollectionCollaboratorMutationVariables = Exact<{
  collectionId: string;
  memberId: string;
}>;


export type RemoveCollectionCollaboratorMutation = { readonly removeCollectionCollaborator: { readonly id: string } | null };

export type DeleteCollectionInviteMutationVariables = Exact<{
  collectionId: string;
  emails: ReadonlyArray<string> | string;
}>;


export type DeleteCollectionInviteMutation = { readonly deleteCollectionInvite: { readonly id: string } };

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


export type FollowingQuery = { readonly userProfile: { readonly following: { readonly total: number, readonly results: ReadonlyArray<{ readonly kind: FollowKind, readonly group: FollowedGroup, readonly targetId: string, readonly name: string, readonly detail: string | null, readonly address: string, readonly followedAt: string }> } | null, readonly followingCounts: { readonly agents: number, readonly locations: number, readonly questions: number, readonly discussions: number, readonly members: number } | null } | null };

export type HistoryHomesQueryVariables = Exact<{
  ids: ReadonlyArray<string> | string;
  take: number;
}>;


export type HistoryHomesQuery = { readonly listingsById: ReadonlyArray<{ readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } }> };

export type MemberAccountQueryVariables = Exact<{
  named: string;
}>;


export type MemberAccountQuery = { readonly memberAccount: { readonly id: string, readonly username: string, readonly name: string, readonly email: string, readonly isAdmin: boolean, readonly isAgent: boolean, readonly hasSecondFactor: boolean, readonly createdAt: string, readonly suspendedAt: string | null, readonly devices: ReadonlyArray<{ readonly device: string, readonly signedInAt: string, readonly usedAt: string }>, readonly history: ReadonlyArray<{ readonly at: string, readonly who: string, readonly action: AccountActionName, readonly why: string }> } | null };

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


export type MemberProfileOwnQuery = { readonly userProfile: { readonly isViewingOwnProfile: boolean, readonly isCurrentUserAdmin: boolean, readonly isFollowing: boolean, readonly followerCount: number, readonly following: { readonly total: number, readonly results: ReadonlyArray<{ readonly kind: FollowKind, readonly targetId: string, readonly name: string, readonly address: string, readonly followedAt: string }> } | null } | null };

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


export type MemberProfileQuery = { readonly userProfile: { readonly id: string, readonly username: string, readonly name: string, readonly avatar: string | null, readonly bio: string, readonly memberSince: string, readonly isAgent: boolean, readonly agentUsername: string | null, readonly reviewCount: number, readonly questionCount: number, readonly answerCount: number, readonly discussionCount: number, readonly score: number, readonly followerCount: number, readonly reviews?: { readonly total: number, readonly results: ReadonlyArray<{ readonly kind: ProfileReviewKind, readonly reviewId: string, readonly about: string, readonly path: string, readonly title: string, readonly text: string, readonly rating: number, readonly createdAt: string }> }, readonly questions?: { readonly total: number, readonly results: ReadonlyArray<{ readonly postId: string, readonly uri: string, readonly title: string, readonly createdAt: string, readonly replyCount: number, readonly votes: number, readonly location: { readonly name: string } }> }, readonly discussions?: { readonly total: number, readonly results: ReadonlyArray<{ readonly postId: string, readonly uri: string, readonly title: string, readonly createdAt: string, readonly replyCount: number, readonly votes: number, readonly location: { readonly name: string } }> }, readonly answers?: { readonly total: number, readonly results: ReadonlyArray<{ readonly postId: string, readonly text: string, readonly createdAt: string, readonly votes: number, readonly question: { readonly title: string, readonly uri: string } | null }> }, readonly followers?: { readonly total: number, readonly results: ReadonlyArray<{ readonly username: string, readonly name: string, readonly avatar: string | null, readonly followedAt: string }> } } | null };

export type UnfollowMemberMutationVariables = Exact<{
  id: string;
}>;


export type UnfollowMemberMutation = { readonly unfollow: { readonly isFollowing: boolean, readonly followerCount: number } };

export type SavedCollectionFragment = { readonly id: string, readonly name: string, readonly uri: string, readonly isPublic: boolean, readonly viewerRole: CollectionRole, readonly listings: ReadonlyArray<{ readonly listingId: string, readonly memberIdWhoAdded: string | null, readonly addedOn: string, readonly reactions: ReadonlyArray<{ readonly userId: string }> }> };

export type CardListingFragment = { readonly id: string, readonly uri: string, readonly statusType: ListingStatusType, readonly tierType: ListingTier, readonly propertyType: PropertyTypeName, readonly listedAt: string, readonly priceReducedOn: string | null, readonly priceDetails: { readonly shortDescription: string }, readonly address: { readonly street: string, readonly suburb: string, readonly stateCode: string, readonly postcode: string | null, readonly timeZone: string }, readonly features: { readonly bedrooms: number | null, readonly bathrooms: number | null, readonly cars: number | null }, readonly landFeatures: { readonly area: number | null } | null, readonly inspections: ReadonlyArray<{ readonly startsAt: string, readonly endsAt: string }>, readonly auction: { readonly startsAt: string } | null, readonly saleDetails: { readonly isUnderOffer: boolean, readonly soldOn: string | null } | null, readonly rentalDetails: { readonly leasedOn: string | null } | null, readonly media: { readonly photos: ReadonlyArray<{ readonly key: string | null, readonly colour: string, readonly alt: string }> }, readonly agents: ReadonlyArray<{ readonly id: string, readonly name: string }>, readonly office: { readonly id: string, readonly name: string, readonly brandColour: string | null } };

export type CollectionContributorFragment = { readonly memberId: string, readonly username: string, readonly name: string, readonly avatar: string | null };

interface Documents {
  readonly "mutation AddAlert($input: AddAlertInput!, $key: String) { addAlert(input: $input, idempotencyKey: $key) { id } }": GraphDocument<AddAlertMutation, AddAlertMutationVariables>;
  readonly "mutation ClearAlert($alertId: ID!) { deleteAlertNewListing(alertId: $alertId) { alertId } }": GraphDocument<ClearAlertMutation, ClearAlertMutationVariables>;
  readonly "mutation DeleteAlert($alertId: ID!) { deleteAlert(alertId: $alertId) { alertId } }": GraphDocument<DeleteAlertMutation, DeleteAlertMutationVariables>;
  readonly "mutation NoteJoinedAlerts { noteJoinedAlerts }": GraphDocument<NoteJoinedAlertsMutation, NoteJoinedAlertsMutationVariables>;
  readonly "query Alerts { alerts { results { id name description address unseenListingIds unseenListingCount newSince emailFrequency coverPhoto { key colour alt } } unseenListingCount joinedCount } }": GraphDocument<AlertsQuery, AlertsQueryVariables>;
  readonly "mutation UpdateAlert($input: UpdateAlertInput!) { updateAlert(input: $input) { id } }": GraphDocument<UpdateAlertMutation, UpdateAlertMutationVariables>;
  readonly "mutation AddCollections($username: String!, $items: [CollectionItem!]!) { addCollections(username: $username, items: $items) { ...SavedCollection } }": GraphDocument<AddCollectionsMutation, AddCollectionsMutationVariables>;
  readonly "mutation UpdateListingInCollections($username: String!, $listingId: ID!, $add: [ID!], $remove: [ID!]) {\n    updateListingInCollections(username: $username, listingId: $listingId, addToCollectionIds: $add, removeFromCollectionIds: $remove) { ...SavedCollection } }": GraphDocument<UpdateListingInCollectionsMutation, UpdateListingInCollectionsMutationVariables>;
  readonly "query SavedCollections($username: String!) { collections(username: $username) { ...SavedCollection } }": GraphDocument<SavedCollectionsQuery, SavedCollectionsQueryVariables>;
  readonly "mutation Follow($kind: FollowKind!, $id: ID!) { follow(kind: $kind, targetId: $id) { isFollowing } }": GraphDocument<FollowMutation, FollowMutationVariables>;
  readonly "mutation ChangeHiddenListings($hide: [ID!]!, $show: [ID!]!) { changeHiddenListings(hide: $hide, show: $show) }": GraphDocument<ChangeHiddenListingsMutation, ChangeHiddenListingsMutationVariables>;
  readonly "query HiddenListings { hiddenListings }": GraphDocument<HiddenListingsQuery, HiddenListingsQueryVariables>;
  readonly "mutation MarkAllNotificationsRead($upTo: ID!) { markAllNotificationsRead(upTo: $upTo) }": GraphDocument<MarkAllNotificationsReadMutation, MarkAllNotificationsReadMutationVariables>;
  readonly "mutation MarkNotificationsRead($ids: [ID!]!) { markNotificationsRead(ids: $ids) }": GraphDocument<MarkNotificationsReadMutation, MarkNotificationsReadMutationVariables>;
  readonly "query Notifications($before: ID, $take: Int!) {\n    notifications(before: $before, take: $take) { results { id text subject excerpt path photo { key colour alt } createdAt isRead } olderThan }\n    unreadNotifications\n  }": GraphDocument<NotificationsQuery, NotificationsQueryVariables>;
  readonly "query UnreadNotifications { unreadNotifications }": GraphDocument<UnreadNotificationsQuery, UnreadNotificationsQueryVariables>;
  readonly "mutation MergeShortlist($username: String!, $homes: [ShortlistedHome!]!) { mergeShortlist(username: $username, homes: $homes) }": GraphDocument<MergeShortlistMutation, MergeShortlistMutationVariables>;
  readonly "query NewHomes($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ...CardListing } }": GraphDocument<NewHomesQuery, NewHomesQueryVariables>;
  readonly "mutation AcceptCollectionInvitation($collectionId: ID!, $memberId: ID!, $uniqueIdentifier: String!) {\n    acceptCollectionInvitation(collectionId: $collectionId, memberId: $memberId, uniqueIdentifier: $uniqueIdentifier) { id } }": GraphDocument<AcceptCollectionInvitationMutation, AcceptCollectionInvitationMutationVariables>;
  readonly "mutation DeclineCollectionInvitation($collectionId: ID!, $uniqueIdentifier: String!) {\n    declineCollectionInvitation(collectionId: $collectionId, uniqueIdentifier: $uniqueIdentifier) }": GraphDocument<DeclineCollectionInvitationMutation, DeclineCollectionInvitationMutationVariables>;
  readonly "mutation DeleteCollection($collectionId: ID!) { deleteCollection(collectionId: $collectionId) }": GraphDocument<DeleteCollectionMutation, DeleteCollectionMutationVariables>;
  readonly "mutation AddCollectionInvite($collectionId: ID!, $emails: [String!]!) { addCollectionInvite(collectionId: $collectionId, emails: $emails) { id } }": GraphDocument<AddCollectionInviteMutation, AddCollectionInviteMutationVariables>;
  readonly "mutation SaveCollectionReaction($collectionId: ID!, $listingId: ID!, $comment: String, $reactionType: ReactionType!) {\n    saveCollectionReaction(collectionId: $collectionId, listingId: $listingId, comment: $comment, reactionType: $reactionType) { id } }": GraphDocument<SaveCollectionReactionMutation, SaveCollectionReactionMutationVariables>;
  readonly "query Collection($uri: String!) {\n    collection(uri: $uri) {\n      id name uri isPublic viewerRole pendingInvites\n      listings { listingId memberIdWhoAdded isGone reactions { reactionType comment userId } listing { ...CardListing } }\n      contributors { owner { ...CollectionContributor } collaborators { ...CollectionContributor } }\n    }\n  }": GraphDocument<CollectionQuery, CollectionQueryVariables>;
  readonly "mutation RemoveCollectionCollaborator($collectionId: ID!, $memberId: ID!) { removeCollectionCollaborator(collectionId: $collectionId, memberId: $memberId) { id } }": GraphDocument<RemoveCollectionCollaboratorMutation, RemoveCollectionCollaboratorMutationVariables>;
  readonly "mutation DeleteCollectionInvite($collectionId: ID!, $emails: [String!]!) { deleteCollectionInvite(collectionId: $collectionId, emails: $emails) { id } }": GraphDocument<DeleteCollectionInviteMutation, DeleteCollectionInviteMutationVariables>;
  readonly "mutation UpdateCollection($collectionId: ID!, $isPublic: Boolean, $name: String) { updateCollection(collectionId: $collectionId, isPublic: $isPublic, name: $name) { id } }": GraphDocument<UpdateCollectionMutation, UpdateCollectionMutationVariables>;
  readonly "query Collections($username: String!, $imageCount: Int!) {\n    collections(username: $username, imageCount: $imageCount) {\n      id name uri isPublic viewerRole\n      coverPhotos { key colour alt }\n      listings { listingId }\n      contributors { owner { name } collaborators { name } }\n    }\n  }": GraphDocument<CollectionsQuery, CollectionsQueryVariables>;
  readonly "mutation EndFollowing($kind: FollowKind!, $id: ID!) { unfollow(kind: $kind, targetId: $id) { isFollowing } }": GraphDocument<EndFollowingMutation, EndFollowingMutationVariables>;
  readonly "query Following($username: String!, $of: FollowedGroup, $skip: Int!, $take: Int!) {\n    userProfile(username: $username) {\n      following(of: $of, skip: $skip, take: $take) { total results { kind group targetId name detail address followedAt } }\n      followingCounts { agents locations questions discussions members }\n    }\n  }": GraphDocument<FollowingQuery, FollowingQueryVariables>;
  readonly "query HistoryHomes($ids: [ID!]!, $take: Int!) { listingsById(listingIds: $ids, take: $take) { ...CardListing } }": GraphDocument<HistoryHomesQuery, HistoryHomesQueryVariables>;
  readonly "query MemberAccount($named: String!) {\n    memberAccount(named: $named) {\n      id username name email isAdmin isAgent hasSecondFactor createdAt suspendedAt devices { device signedInAt usedAt } history { at who action why }\n    }\n  }": GraphDocument<MemberAccountQuery, MemberAccountQueryVariables>;
  readonly "mutation LookAfterMember($memberId: ID!, $action: AccountActionName!, $why: String!) { lookAfterMember(memberId: $memberId, action: $action, why: $why) { id } }": GraphDocument<LookAfterMemberMutation, LookAfterMemberMutationVariables>;
  readonly "mutation SignEverybodyOut($why: String!) { signEverybodyOut(why: $why) }": GraphDocument<SignEverybodyOutMutation, SignEverybodyOutMutationVariables>;
  readonly "mutation FollowMember($id: ID!) { follow(kind: member, targetId: $id) { isFollowing followerCount } }": GraphDocument<FollowMemberMutation, FollowMemberMutationVariables>;
  readonly "\n  query MemberProfileOwn($username: String!) {\n    userProfile(username: $username) { isViewingOwnProfile isCurrentUserAdmin isFollowing followerCount following(take: 50) { total results { kind targetId name address followedAt } } }\n  }": GraphDocument<MemberProfileOwnQuery, MemberProfileOwnQueryVariables>;
  readonly "\n  query MemberProfile($username: String!, $page: Int!, $skip: Int!, $take: Int!, $reviews: Boolean!, $questions: Boolean!, $answers: Boolean!, $discussions: Boolean!, $follows: Boolean!) {\n    userProfile(username: $username, reviewsPage: $page, reviewsPageSize: $take) {\n      id username name avatar bio memberSince isAgent agentUsername reviewCount questionCount answerCount discussionCount score followerCount\n      reviews @include(if: $reviews) { total results { kind reviewId about path title text rating createdAt } }\n      questions(skip: $skip, take: $take) @include(if: $questions) { total results { postId uri title createdAt replyCount votes location { name } } }\n      discussions(skip: $skip, take: $take) @include(if: $discussions) { total results { postId uri title createdAt replyCount votes location { name } } }\n      answers(skip: $skip, take: $take) @include(if: $answers) { total results { postId text createdAt votes question { title uri } } }\n      followers(skip: $skip, take: $take) @include(if: $follows) { total results { username name avatar followedAt } }\n    }\n  }": GraphDocument<MemberProfileQuery, MemberProfileQueryVariables>;
  readonly "mutation UnfollowMember($id: ID!) { unfollow(kind: member, targetId: $id) { isFollowing followerCount } }": GraphDocument<UnfollowMemberMutation, UnfollowMemberMutationVariables>;
}
/** Declares an operation of this area: its types follow from its text. Unknown text: run `npm run contracts`. */
export const graphql = document as DeclareDocument<Documents>;
