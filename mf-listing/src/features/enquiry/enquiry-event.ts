import type { TopicValue } from '@verandah/kit';
import type { PageListing } from '../../pages/listing/listing.ts';
import { viewEvent } from '../viewed/view-event.ts';

/** The tracking event of an enquiry that was sent about a listing. */
export function enquiryEvent(listing: PageListing): TopicValue<'tracked'> {
  const { pageType: _view, ...event } = viewEvent(listing);
  return { about: 'listing', event: { ...event, contentType: 'enquiry', pageElementPosition: 'enquiry' } };
}
