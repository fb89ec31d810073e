import type { SizedPhoto } from '@verandah/design';
import type { FeatureName, PropertyTypeName } from '@verandah/market';
import type { ListingHome } from './listing-home.ts';
import type { OwnState } from './words.ts';

export interface FeedState {
  readonly uniqueId: string;
  readonly receivedAt: string | null;
  readonly outcome: string | null;
  readonly notes: readonly { readonly label: string; readonly text: string }[];
  readonly edits: readonly string[];
}

/** A listing as lists of the portal show it. */
export interface OwnListingCard {
  readonly id: string;
  readonly uri: string;
  readonly state: OwnState;
  readonly statusType: 'buy' | 'rent' | 'sold' | 'leased';
  readonly listingType: 'sale' | 'rental';
  readonly title: string;
  readonly street: string;
  readonly streetVisible: boolean;
  readonly suburb: string | null;
  readonly priceText: string | null;
  readonly searchPrice: number | null;
  readonly priceVisible: boolean;
  readonly completedOn: string | null;
  readonly updatedAt: string;
  readonly timeZone: string;
  readonly inspections: readonly { readonly startsAt: string; readonly endsAt: string }[];
  readonly flags: readonly { readonly rule: string; readonly detail: string }[];
  readonly feed: FeedState | null;
  readonly shown: {
    readonly media: { readonly photos: readonly SizedPhoto[] };
    readonly priceDetails: { readonly shortDescription: string };
  } | null;
}

export const ownListingFragment = /* GraphQL */ `fragment OwnListingCard on OwnListing { id uri state statusType listingType title street streetVisible suburb priceText searchPrice priceVisible completedOn updatedAt timeZone
  inspections { startsAt endsAt } flags { rule detail } feed { uniqueId receivedAt outcome notes { label text } edits }
  shown { media { photos { key width height colour alt } } priceDetails { shortDescription } } }`;

/** All editable fields of a listing. */
export interface OwnListing extends OwnListingCard {
  readonly description: string;
  readonly propertyType: PropertyTypeName;
  readonly published: boolean;
  readonly stateCode: string | null;
  readonly underOffer: boolean;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly carSpaces: number | null;
  readonly features: readonly FeatureName[];
  readonly completedPrice: number | null;
  readonly completedPriceVisible: boolean;
  readonly availableOn: string | null;
  readonly bond: number | null;
  readonly auctionAt: string | null;
  /** Prices in headline and description that visitors do not read. */
  readonly withheld: readonly { readonly field: string; readonly words: readonly string[]; readonly reason: string }[];
  readonly home: ListingHome;
}

/** For example '12 Rose Street, Richmond'. */
export const labelOf = ({ street, suburb }: Pick<OwnListingCard, 'street' | 'suburb'>): string =>
  [street, suburb].filter(Boolean).join(', ') || 'No address yet';

const outcomes: Readonly<Record<string, string>> = {
  created: 'added',
  updated: 'updated',
  unchanged: 'no changes',
  stored: 'held back, not published',
  rejected: 'rejected',
};

export const outcomeText = (outcome: string): string => outcomes[outcome] ?? outcome;

/** Whether a note is a problem to fix; the others are information. */
export const isProblem = (code: string): boolean => !['edit-kept', 'unchanged'].includes(code);
