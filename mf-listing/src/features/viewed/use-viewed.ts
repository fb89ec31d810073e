import { useServices } from '@verandah/kit';
import { useEffect } from 'react';
import { rememberListing } from './remember-listing.ts';

/** Tells the site that this listing was seen. */
export function useViewed(listingId: string): void {
  const { bus } = useServices();
  useEffect(() => rememberListing(bus, 'viewed', listingId), [bus, listingId]);
}
