import { useServices } from '@verandah/kit';
import { useEffect } from 'react';
import type { PageListing } from '../../pages/listing/listing.ts';
import { rememberListing } from './remember-listing.ts';
import { viewEvent } from './view-event.ts';

/** Records a view of this listing: in the visitor's own list, and as a tracking event. */
export function useViewed(listing: PageListing): void {
  const { bus } = useServices();
  const { id } = listing;
  useEffect(() => {
    rememberListing(bus, 'viewed', id);
    bus.publish('tracked', { about: 'listing', event: viewEvent(listing) });
    // Once for each listing, however often its data are rendered again.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [bus, id]);
}
