import { definePage } from '@verandah/areas';
import { area } from '../../../area.ts';
import { viewEvent } from '../../features/viewed/view-event.ts';
import type { ListingData } from './data.ts';
import { ListingPage } from './listing-page.tsx';

/**
 * A property that is or was for sale or rent. Loader and form handler are loaded separately: a server-rendered page
 * needs neither.
 */
export const listingPage = definePage<ListingData>({
  name: 'listing',
  routes: area.routes,
  View: ListingPage,
  viewed: ({ listing }) => ({ about: 'listing', event: viewEvent(listing), of: listing.id }),
  load: async (request) => (await import('./load.ts')).loadListing(request),
  submit: async (request, form) => (await import('./submit.ts')).submitForm(request, form),
});
