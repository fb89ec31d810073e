/**
 * What pages are made of; 'agents' is who they are, 'agent-figures' how much they have on offer, sold and leased, and
 * where; with `listings-near-12` for the homes of one suburb and those around it.
 */
export const pageKinds = [
  'listings',
  'agents',
  'agent-figures',
  'places',
  'place-reviews',
  'questions',
  'posts',
  'people',
] as const;
export type PageKind = (typeof pageKinds)[number];

const agent = ['agents', 'agent-figures', 'people', 'listings', 'questions'] as const;
const people = ['agents', 'agent-figures'] as const;
const place = ['places', 'place-reviews', 'questions'] as const;

/**
 * What each query of the graph reads, by its name; 'own' for what is one person's, or behind a secret address: a page
 * of that is never cached. Queries of homes record which suburbs they looked at.
 */
export const queryReads: Readonly<Record<string, readonly PageKind[] | 'own'>> = {
  agentActivities: agent,
  agentAnswers: agent,
  agentFollowers: agent,
  agentFollowing: agent,
  agentListings: agent,
  agentProfile: agent,
  agentQuestions: agent,
  agentReviews: agent,
  agentReviewsConnection: agent,
  agentTransaction: agent,
  agentTransactions: agent,
  agents: people,
  auctionWeek: ['listings', 'agents'],
  companies: people,
  company: agent,
  office: agent,
  offices: people,
  listing: ['agents', 'places'],
  listingByUri: ['agents', 'places'],
  listingSearch: ['agents'],
  listingsConnection: ['listings', 'agents'],
  listingsByUri: ['agents'],
  listingsById: ['listings', 'agents'],
  listingsHomepage: ['listings', 'agents'],
  searchParams: ['places'],
  location: ['places'],
  locationIndex: ['places'],
  locationPins: ['places'],
  locationOverview: [...place, 'listings'],
  locationQAndAIndex: place,
  locationReview: place,
  locationReviews: place,
  locationReviewsConnection: place,
  questionsConnection: ['questions'],
  locationSearch: ['places', 'agents', 'listings'],
  locations: ['places'],
  nearestLocations: ['places'],
  states: ['places'],
  property: ['agents', 'places'],
  street: [...place, 'listings'],
  // Of the settings.
  travelModes: [],
  // An author's portrait and biography are the member's.
  blogAuthor: ['posts', 'people'],
  post: ['posts'],
  postTopics: ['posts'],
  posts: ['posts'],
  qAndA: ['questions', 'places', 'people'],
  qAndAIndex: ['questions', 'places', 'people'],
  similarQuestions: ['questions'],
  user: ['people'],
  userProfile: ['people', 'questions', 'agents', 'place-reviews'],
  agentPerformanceHubUrls: 'own',
  agentReview: 'own',
  alerts: 'own',
  bookableInspections: 'own',
  claimedHome: 'own',
  claimedHomes: 'own',
  collection: 'own',
  collections: 'own',
  feedDisplayDefault: 'own',
  feedKeys: 'own',
  feedUpload: 'own',
  feedUploads: 'own',
  hiddenListings: 'own',
  nextInspection: 'own',
  notifications: 'own',
  unreadNotifications: 'own',
  member: 'own',
  memberAccount: 'own',
  memberAccounts: 'own',
  moderationCase: 'own',
  moderationQueue: 'own',
  officeInvite: 'own',
  officeInvites: 'own',
  ownAgent: 'own',
  ownAttendance: 'own',
  ownInspections: 'own',
  ownOffer: 'own',
  ownOfferedInspections: 'own',
  ownOffers: 'own',
  ownRentalApplication: 'own',
  ownRentalApplications: 'own',
  ownRentalProfile: 'own',
  ownOfficeAdmins: 'own',
  ownEnquiries: 'own',
  ownEnquiry: 'own',
  ownEnquiryListings: 'own',
  ownReplyTemplates: 'own',
  ownListing: 'own',
  ownListings: 'own',
  ownOverview: 'own',
  ownPerformance: 'own',
  ownPost: 'own',
  ownReviews: 'own',
  postDraft: 'own',
  postDrafts: 'own',
  postPreview: 'own',
  receivedOffer: 'own',
  receivedOffers: 'own',
  receivedRentalApplication: 'own',
  receivedRentalApplications: 'own',
  receivedRentalListings: 'own',
  unclaimedOffices: 'own',
  webhook: 'own',
  webhooks: 'own',
  vendorReviewInvitation: 'own',
  vendorReviewRequest: 'own',
  vendorReviewRequests: 'own',
};

/** The tag of changes to homes of a suburb and of those around it. */
export const listingsNear = (localityId: number): string => `listings-near-${localityId}`;

/** Gathers what the operations of one request read. */
export class PageReads {
  readonly #tags = new Set<string>();

  add(kinds: readonly PageKind[] | 'own'): void {
    for (const kind of kinds === 'own' ? [kinds] : kinds) this.#tags.add(kind);
  }

  /** Homes of these suburbs and of those around them. */
  addListingsNear(localityIds: readonly number[]): void {
    for (const id of localityIds) this.#tags.add(listingsNear(id));
  }

  /** 'agents, listings-near-12'; 'own' when a page of it may not be cached. */
  toString(): string {
    return this.#tags.has('own') ? 'own' : [...this.#tags].toSorted().join(', ');
  }
}
