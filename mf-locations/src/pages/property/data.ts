import type { CardFeatures, CardListing, SizedPhoto } from '@verandah/design';
import type { ListingStatusType, PropertyTypeName } from '@verandah/market';
import type { NamedPlace } from '../../features/places/place.ts';

/** A price range, and how far such estimates are out. */
export interface Estimate {
  readonly low: number;
  readonly middle: number;
  readonly high: number;
  readonly sampleSize: number;
  /** Per cent. */
  readonly medianError: number;
  readonly tested: number;
}

export interface HistoryEvent {
  /** yyyy-MM-dd */
  readonly on: string;
  readonly kind: 'listed' | 'changed' | 'sold' | 'leased';
  /** null: withheld. */
  readonly price: string | null;
}

/** A sale that is compared. */
export interface Comparable {
  readonly uri: string;
  readonly address: CardListing['address'];
  readonly priceDetails: { readonly shortDescription: string };
  readonly features: { readonly bedrooms: number | null };
  readonly saleDetails: { readonly soldOn: string | null } | null;
}

/** The listing that ended last: facts and photographs. */
export interface LastListing {
  readonly uri: string;
  readonly status: 'available' | 'completed' | 'removed';
  readonly statusType: ListingStatusType;
  readonly propertyType: PropertyTypeName;
  readonly address: CardListing['address'] & { readonly latitude: number | null; readonly longitude: number | null };
  readonly features: CardFeatures;
  readonly landFeatures: { readonly area: number | null } | null;
  readonly buildingFeatures: { readonly area: number | null } | null;
  readonly media: { readonly photos: readonly SizedPhoto[] };
  readonly agents: readonly { readonly username: string; readonly name: string }[];
  readonly office: { readonly name: string };
}

export interface PropertyData {
  readonly slug: string;
  readonly streetSlug: string;
  readonly streetName: string;
  readonly suburb: NamedPlace & {
    readonly id: string;
    readonly followerCount: number;
    readonly region: Pick<NamedPlace, 'name' | 'slug'> | null;
  };
  readonly last: LastListing;
  readonly history: readonly HistoryEvent[];
  readonly estimate: Estimate | null;
  readonly comparables: readonly Comparable[];
  /** On offer near by. */
  readonly offered: readonly CardListing[];
}
