import { isSlug } from '../search/normalise-search.ts';
import { statusType, type ListingStatusType } from '../vocabulary/modes.ts';
import { locationAddress } from './area-address.ts';

/**
 * The query of an address's location: four digits in an address are a postcode, while the API takes a number for
 * the id of a suburb.
 */
export const placeIdentifier = (slug: string): string => (/^\d{4}$/.test(slug) ? `postcode-${slug}` : slug);

/** A street's page: its suburb's slug and its own. */
export const streetAddress = (place: string, street: string): string =>
  isSlug(place) && isSlug(street) ? `/location/${place}/${street}` : locationAddress(place);

/** One review of a locality, with its comments. */
export const locationReviewAddress = (place: string, reviewId: string): string =>
  `${locationAddress(place, 'reviews')}/${encodeURIComponent(reviewId)}`;

/** The page for reviewing a locality. */
export const writeLocationReviewAddress = (place: string): string => `${locationAddress(place, 'reviews')}/new`;

/**
 * All listings of a mode in a locality: the one results address without filters, for pages that should not load the
 * whole address grammar.
 */
export const placeResultsAddress = (mode: ListingStatusType, place: string): string =>
  `/${statusType(mode).listingType}/${encodeURIComponent(place)}/real-estate`;
