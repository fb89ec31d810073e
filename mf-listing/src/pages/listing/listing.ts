import type { CardListing, SizedPhoto } from '@verandah/design';
import type {
  ExternalMediaType,
  FeatureName,
  ListingStatus,
  ListingStatusType,
  PropertyTypeName,
} from '@verandah/market';
import type { AuctionResult } from '../../graphql.ts';

/** A listing as its page loads it. Times are ISO 8601 in UTC, dates yyyy-MM-dd, sizes m² and metres, money dollars. */
export interface PageListing extends Omit<
  CardListing,
  | 'priceDetails'
  | 'address'
  | 'features'
  | 'landFeatures'
  | 'saleDetails'
  | 'rentalDetails'
  | 'agents'
  | 'office'
  | 'media'
  | 'statusType'
  | 'propertyType'
> {
  readonly canonicalUri: string;
  /** Of the suburb. */
  readonly locationId: string | null;
  readonly statusType: ListingStatusType;
  readonly status: ListingStatus;
  readonly propertyType: PropertyTypeName;
  readonly title: string;
  readonly description: string;
  readonly isExclusiveList: boolean;
  /** A hidden price has only its text. */
  readonly priceDetails: {
    readonly shortDescription: string;
    readonly longDescription: string;
    readonly isHidden: boolean;
  };
  /** A hidden address has no position. */
  readonly address: CardListing['address'] & {
    readonly isHidden: boolean;
    readonly locationSlug: string | null;
    readonly latitude: number | null;
    readonly longitude: number | null;
    /** The position is only the middle of the street or suburb. */
    readonly isApproximate: boolean;
  };
  readonly features: CardListing['features'] & {
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
  /** `loanPrice` is the initial price of a loan calculator; null while the price is hidden. */
  readonly saleDetails: {
    readonly isUnderOffer: boolean;
    /** Until when offers are taken: the day, and the instant where its time is known. */
    readonly setSaleOn: string | null;
    readonly setSaleAt: string | null;
    readonly auctionResult: AuctionResult | null;
    readonly auctionedOn: string | null;
    readonly soldOn: string | null;
    readonly soldPrice: number | null;
    readonly loanPrice: number | null;
  } | null;
  readonly rentalDetails: {
    readonly bond: number | null;
    readonly availableOn: string | null;
    readonly leasedOn: string | null;
    readonly isDepositTaken: boolean;
  } | null;
  readonly media: { readonly photos: readonly SizedPhoto[]; readonly floorPlans: readonly SizedPhoto[] };
  readonly videos: readonly { readonly type: ExternalMediaType; readonly url: string }[];
  readonly documents: readonly { readonly title: string; readonly url: string }[];
  readonly agents: readonly ListingAgent[];
  readonly office: {
    readonly id: string;
    readonly slug: string;
    readonly name: string;
    readonly phone: string | null;
    readonly brandColour: string | null;
  };
}

export interface ListingAgent {
  readonly id: string;
  readonly username: string;
  readonly name: string;
  readonly title: string | null;
  readonly phone: string | null;
  readonly portrait: string | null;
  /** Average stars of published reviews; null if there are none. */
  readonly reviewSummary: { readonly average: number | null; readonly count: number };
}
