import type { OfferStatus, OfferTerms } from '@verandah/market';

/** What an office receives. */
export interface OfferContent {
  /** Address of the home, as visitors saw it. */
  readonly home: string;
  readonly name: string;
  readonly email: string;
  readonly terms: OfferTerms;
}

/** An offer to buy; times are ISO 8601. */
export interface Offer {
  readonly id: number;
  readonly listingId: number;
  readonly listingUri: string;
  readonly officeId: number;
  readonly officeName: string;
  readonly memberId: number;
  readonly status: OfferStatus;
  readonly content: OfferContent;
  readonly sentAt: string;
  readonly decidedAt: string | null;
  /** When it is deleted. */
  readonly expiresAt: string;
}
