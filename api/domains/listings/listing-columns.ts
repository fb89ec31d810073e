import type { StoredDocument } from './document.ts';
/** The price columns of a listing. */
export interface PriceColumns {
  readonly search_price: number | null;
  readonly price_visible: boolean;
  readonly price_text: string | null;
}

export interface InspectionColumns {
  readonly starts_at: Date;
  readonly ends_at: Date;
  readonly local_date: string;
}

/** The listing's columns in the database that a feed decides, and its inspections. */
export interface ListingColumns extends PriceColumns {
  readonly status_type: 'buy' | 'rent' | 'sold' | 'leased';
  readonly status: 'available' | 'completed' | 'removed';
  readonly under_offer: boolean;
  readonly published: boolean;
  readonly listing_class: 'sale' | 'rental';
  readonly property_type: number;
  readonly street_visible: boolean;
  readonly unit: string | null;
  readonly street_number: string | null;
  readonly street: string | null;
  readonly latitude: number | null;
  readonly longitude: number | null;
  /** The position is only the middle of the street or suburb. */
  readonly position_approximate: boolean;
  /** The position is the address file's. */
  readonly position_from_file: boolean;
  readonly bedrooms: number | null;
  readonly bathrooms: number | null;
  readonly car_spaces: number | null;
  readonly land_metres: number | null;
  readonly frontage_metres: number | null;
  readonly building_metres: number | null;
  readonly features: bigint;
  readonly auction_at: Date | null;
  readonly completed_on: string | null;
  readonly completed_price: number | null;
  readonly completed_price_visible: boolean;
  readonly available_on: string | null;
  readonly bond: number | null;
  readonly title: string;
  readonly description: string;
  readonly document: StoredDocument;
  readonly inspections: readonly InspectionColumns[];
}
