import { followTimes } from '../inspections/public.ts';
import { writeListingEvents } from '../integrations/office-events/public.ts';
import type { ListingSubscriber } from '../listings/public.ts';
import { queueMatches } from '../saved/alerts/public.ts';
import { queueListingNews } from '../saved/notifications/public.ts';

/** What follows from every change of listings, in this order. Who writes listings hands it to `refreshSearchRows`. */
export const listingSubscribers: readonly ListingSubscriber[] = [
  queueMatches,
  queueListingNews,
  writeListingEvents,
  followTimes,
];
