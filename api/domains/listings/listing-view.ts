import type { FeatureName, ListingStatusType, PropertyTypeName } from '@verandah/market';
import type { AuctionResult } from './document.ts';

/** A picture as it may be shown. */
export interface PhotoView {
  readonly key: string | null;
  readonly width: number;
  readonly height: number;
  readonly colour: string;
  readonly alt: string;
}

export type TierName = 'basic' | 'standard' | 'feature' | 'premiere';
export type ExternalMediaKind = 'InteractiveFloorPlan' | 'Others' | 'Video' | 'VirtualTour';

/** A listing as anyone may see it: nothing hidden is left in it. Fields are those of the graph API's `Listing`. */
export interface ListingView {
  readonly id: number;
  readonly uri: string;
  readonly canonicalUri: string;
  readonly statusType: ListingStatusType;
  readonly status: 'available' | 'completed' | 'removed';
  readonly listingType: 'sale' | 'rental';
  readonly tierType: TierName;
  readonly propertyType: PropertyTypeName;
  readonly isExclusiveList: boolean;
  readonly title: string;
  readonly description: string;
  readonly listedAt: string;
  readonly priceDetails: {
    readonly shortDescription: string;
    readonly longDescription: string;
    readonly isHidden: boolean;
  };
  readonly address: AddressView;
  readonly features: {
    readonly bedrooms: number | null;
    readonly bathrooms: number | null;
    readonly cars: number | null;
    readonly tags: readonly FeatureName[];
    readonly extraFeatures: readonly string[];
  };
  readonly landFeatures: {
    readonly area: number | null;
    readonly frontage: number | null;
    readonly depth: number | null;
    readonly crossOver: string | null;
  } | null;
  readonly buildingFeatures: {
    readonly area: number | null;
    readonly isNewlyBuilt: boolean | null;
    readonly energyRating: number | null;
    readonly yearBuilt: number | null;
    readonly yearRenovated: number | null;
  } | null;
  readonly ruralFeatures: readonly { readonly label: string; readonly text: string }[];
  readonly auction: { readonly startsAt: string } | null;
  readonly saleDetails: {
    readonly auctionOn: string | null;
    readonly isUnderOffer: boolean;
    /** Day until which offers are taken. */
    readonly setSaleOn: string | null;
    /** That instant, where its time is known. */
    readonly setSaleAt: string | null;
    readonly auctionResult: AuctionResult | null;
    readonly auctionedOn: string | null;
    readonly soldOn: string | null;
    readonly soldPrice: number | null;
    /** What a loan calculator begins with: the shown price, dollars. */
    readonly loanPrice: number | null;
  } | null;
  readonly rentalDetails: {
    readonly bond: number | null;
    readonly availableOn: string | null;
    readonly leasedOn: string | null;
    readonly isDepositTaken: boolean;
  } | null;
  readonly media: { readonly photos: readonly PhotoView[]; readonly floorPlans: readonly PhotoView[] };
  readonly videos: readonly { readonly type: ExternalMediaKind; readonly url: string }[];
  readonly documents: readonly { readonly title: string; readonly url: string }[];
  /** What a search engine and a shared link show. */
  readonly seo: { readonly title: string; readonly description: string };
  /** For look-ups; not shown. */
  readonly officeId: number;
  /** For look-ups; not shown. */
  readonly localityId: number | null;
}

export interface AddressView {
  readonly street: string;
  readonly isHidden: boolean;
  readonly suburb: string;
  readonly stateCode: string;
  readonly postcode: string | null;
  readonly locationSlug: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The position is the middle of the street or suburb; false without a position. */
  readonly isApproximate: boolean;
  readonly timeZone: string;
}

export interface MarkerView {
  readonly id: number;
  readonly uri: string;
  readonly latitude: number;
  readonly longitude: number;
  /** '$1.2M'; null when hidden */
  readonly price: string | null;
  readonly tier: TierName;
}
