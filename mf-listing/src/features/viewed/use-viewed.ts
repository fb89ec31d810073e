import { useServices } from '@verandah/kit';
import { useEffect } from 'react';
import type { PageListing } from '../../pages/listing/listing.ts';
import { rememberListing } from './remember-listing.ts';
import { viewEvent } from './view-event.ts';

/** Records that this listing was seen: for the visitor's own list, and for the counts. */
export function useViewed(listing: PageListing): void {
  const { bus } = useServices();
  const { id } = listing;
  useEffect(() => {
    rememberListing(bus, 'viewed', id);
    bus.publish('tracked', { about: 'listing', event: viewEvent(listing) });
    // Once for each listing, however its data is drawn again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [bus, id]);
}
