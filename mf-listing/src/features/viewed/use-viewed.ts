import { useServices } from '@verandah/kit';
import { useEffect } from 'react';
import { rememberListing } from './remember-listing.ts';

/** Records a view of this listing in the visitor's own list. */
export function useViewed(id: string): void {
  const { bus } = useServices();
  useEffect(() => rememberListing(bus, 'viewed', id), [bus, id]);
}
