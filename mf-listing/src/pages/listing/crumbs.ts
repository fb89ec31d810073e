import { locationLabel, statusType } from '@verandah/market';
import type { PageListing } from './listing.ts';

export interface Crumb {
  readonly name: string;
  readonly href: string;
}

/**
 * Address of a suburb's results without filters. Built here because the search codec is too large for this page; a test
 * compares the two.
 */
export const suburbResults = (listingType: string, locationSlug: string): string =>
  `/${listingType}/${encodeURIComponent(locationSlug)}/real-estate`;

/** Breadcrumbs from the home page to the results of the listing's suburb. */
export function listingCrumbs({ statusType: mode, address }: PageListing): readonly Crumb[] {
  const { label, landingPath, listingType } = statusType(mode);
  const results = address.locationSlug ? suburbResults(listingType, address.locationSlug) : null;
  return [
    { name: 'Home', href: '/' },
    { name: label, href: landingPath },
    ...(results ? [{ name: locationLabel({ ...address, name: address.suburb }), href: results }] : []),
  ];
}
