/** What an office can be notified of. */
export const officeEventKinds = [
  'listing.published',
  'listing.changed',
  'listing.sold',
  'listing.leased',
  'listing.withdrawn',
  'enquiry.received',
  'review.received',
  'upload.done',
] as const;
export type OfficeEventKind = (typeof officeEventKinds)[number];

/** The job that writes the bodies and deliveries of an office's new events (api/domains/integrations/webhooks). */
export const officeEventsJob = 'office-events';
