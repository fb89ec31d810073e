import { definePage } from '@verandah/areas';
import { area } from '../../../area.ts';
import type { ListingData } from './data.ts';
import { loadListing } from './load.ts';
import { submitEnquiry } from './submit.ts';
import { ListingView } from './view.tsx';

/** A property that is or was for sale or rent. */
export const listingPage = definePage<ListingData>({ name: 'listing', routes: area.routes, load: loadListing, submit: submitEnquiry, View: ListingView });
