import type { FeatureName, ListingStatusType, PropertyTypeName } from '@verandah/market';
import type { StoredDocument } from '../../../listings/public.ts';
import type { EditGroup } from './edit-groups.ts';

/** The state of an agent's listing. A draft is stored and not published. */
export const ownStates = ['onOffer', 'underOffer', 'completed', 'draft', 'removed'] as const;
export type OwnState = (typeof ownStates)[number];

export interface OwnInspection {
  readonly startsAt: string;
  readonly endsAt: string;
}

/** What a check noticed about a listing. */
export interface ListingFlag {
  readonly rule: string;
  readonly detail: string;
  readonly noticedAt: string;
}

/** Last state of a listing in its feed. */
export interface FeedState {
  readonly agentId: string;
  readonly kind: string;
  readonly uniqueId: string;
  /** The feed's own time, without a zone. */
  readonly modifiedAt: string | null;
  /** The last upload that contained it; null once its report has been deleted. */
  readonly last: {
    readonly at: string;
    readonly outcome: string;
    readonly notes: readonly { readonly code: string; readonly message: string }[];
  } | null;
  /** Groups that the agent has edited and the feed does not overwrite. */
  readonly edits: readonly { readonly name: EditGroup; readonly editedAt: string }[];
}

/** A listing as its agents see it, including hidden values. */
export interface OwnListing {
  readonly id: number;
  readonly uri: string;
  readonly state: OwnState;
  readonly statusType: ListingStatusType;
  readonly status: 'available' | 'completed' | 'removed';
  readonly published: boolean;
  readonly underOffer: boolean;
  readonly listingClass: 'sale' | 'rental';
  readonly propertyType: PropertyTypeName;
  readonly features: readonly FeatureName[];
  readonly title: string;
  readonly description: string;
  readonly street: string;
  readonly streetVisible: boolean;
  readonly suburb: string | null;
  readonly stateCode: string | null;
  readonly postcode: string | null;
  readonly timeZone: string;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly carSpaces: number | null;
  /** What searches compare: dollars, or dollars a week. */
  readonly searchPrice: number | null;
  readonly priceVisible: boolean;
  /** What visitors read. */
  readonly priceText: string | null;
  readonly completedOn: string | null;
  readonly completedPrice: number | null;
  readonly completedPriceVisible: boolean;
  readonly availableOn: string | null;
  readonly bond: number | null;
  readonly auctionAt: string | null;
  /** How its auction ended, and whether the agent entered that; null unless known. */
  readonly outcome: StoredDocument['auctionOutcome'] | null;
  readonly listedAt: string;
  readonly updatedAt: string;
  readonly inspections: readonly OwnInspection[];
  readonly flags: readonly ListingFlag[];
  /** Null for a manually created listing. */
  readonly feed: FeedState | null;
}
