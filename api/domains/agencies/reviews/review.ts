/** The author's relationship to the agent. */
export const reviewRoles = ['vendor', 'buyer', 'landlord', 'renter'] as const;
export type ReviewRole = (typeof reviewRoles)[number];

/** Rating factors besides the overall rating. */
export const agentFactors = ['communication', 'knowledge', 'negotiation', 'marketing', 'honesty'] as const;
export type AgentFactor = (typeof agentFactors)[number];

export const reviewStatuses = ['pending', 'published', 'hidden', 'removed'] as const;
export type ReviewStatus = (typeof reviewStatuses)[number];

export const reviewSources = ['member', 'vendor', 'imported'] as const;

/** A review of an agent, as displayed; plain text. */
export interface AgentReview {
  readonly id: number;
  readonly agentId: number;
  readonly authorName: string;
  /** Only for authors who are members. */
  readonly authorUsername: string | null;
  readonly role: ReviewRole;
  /** Stars, 1 to 5. */
  readonly rating: number;
  readonly ratings: Readonly<Partial<Record<AgentFactor, number>>>;
  readonly title: string;
  readonly text: string;
  readonly source: (typeof reviewSources)[number];
  /** Everyone sees published ones; the author and admins also see those that are not. */
  readonly status: ReviewStatus;
  /** The reviewed listing, if it is public. */
  readonly listingId: number | null;
  readonly reply: string | null;
  /** ISO 8601 */
  readonly repliedAt: string | null;
  readonly createdAt: string;
}

/** 1 open, 2 answered, 3 withdrawn: the numbers of the REST API. */
export const requestStatuses = { open: 1, answered: 2, withdrawn: 3 } as const;

/** An agent's request to a vendor for a review, as the agent sees it. */
export interface VendorRequest {
  readonly id: number;
  readonly agentId: number;
  readonly listingId: number | null;
  readonly vendorName: string;
  readonly vendorEmail: string;
  readonly status: number;
  readonly createdAt: string;
  readonly expiresAt: string;
  /** The resulting review, once it is published. */
  readonly reviewId: number | null;
}

/** The content of the page that a vendor's invitation links to. */
export interface VendorInvitation {
  readonly agentName: string;
  readonly agentUsername: string;
  readonly officeName: string;
  readonly vendorName: string;
  readonly listingId: number | null;
  readonly expiresAt: string;
}
