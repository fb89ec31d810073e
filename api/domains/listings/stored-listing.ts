import type { ListingStatusType } from '@verandah/market';
import type { Selectable } from 'kysely';
import type { Tables } from '../../platform/database/public.ts';
import type { StoredDocument } from './document.ts';
import type { ListingView } from './listing-view.ts';

type Columns = Selectable<Tables['listing']>;

/** A row of `listing`, with the values that its columns may have. */
export interface StoredListing extends Readonly<
  Omit<Columns, 'status_type' | 'status' | 'listing_class' | 'document'>
> {
  readonly status_type: ListingStatusType;
  readonly status: ListingView['status'];
  readonly listing_class: ListingView['listingType'];
  readonly document: StoredDocument;
}

export interface InspectionColumns {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly local_date: string;
}

/** The listing's columns that a feed decides, and its inspections. */
export interface ListingColumns extends Pick<
  StoredListing,
  | 'status_type'
  | 'status'
  | 'under_offer'
  | 'published'
  | 'listing_class'
  | 'property_type'
  | 'search_price'
  | 'price_visible'
  | 'price_text'
  | 'street_visible'
  | 'unit'
  | 'street_number'
  | 'street'
  | 'latitude'
  | 'longitude'
  | 'position_approximate'
  | 'position_from_file'
  | 'bedrooms'
  | 'bathrooms'
  | 'car_spaces'
  | 'land_metres'
  | 'frontage_metres'
  | 'building_metres'
  | 'features'
  | 'auction_at'
  | 'completed_on'
  | 'completed_price'
  | 'completed_price_visible'
  | 'available_on'
  | 'bond'
  | 'title'
  | 'description'
  | 'document'
> {
  readonly inspections: readonly InspectionColumns[];
}

/** The price columns of a listing. */
export type PriceColumns = Pick<ListingColumns, 'search_price' | 'price_visible' | 'price_text'>;
