import { propertyTypeByNumber, slugText } from '@verandah/market';

export interface ListingUriParts {
  readonly id: number;
  /** The street is shown only when this is true. */
  readonly streetVisible: boolean;
  readonly unit?: string | null;
  readonly streetNumber?: string | null;
  readonly street?: string | null;
  readonly suburb?: string | null;
  readonly stateCode?: string | null;
  readonly postcode?: string | null;
  /** Number of the property type or subtype in the vocabulary. */
  readonly propertyType: number;
}

/**
 * A listing's slug, unique by the id at its end: '2-39-main-road-richmond-vic-3121-house-17';
 * with a hidden street 'richmond-vic-3121-house-17'.
 */
export function listingUri(parts: ListingUriParts): string {
  const street = parts.streetVisible ? [parts.unit, parts.streetNumber, parts.street] : [];
  const place = [parts.suburb, parts.stateCode, parts.postcode];
  const words = [...street, ...place, propertyTypeByNumber(parts.propertyType).singular, String(parts.id)];
  return slugText(words.filter(Boolean).join(' '));
}
