import type { Services } from '@verandah/kit';

/** Publishes the tracking event of a saved listing. */
export const trackSave = ({ bus }: Pick<Services, 'bus'>, listingId: string): void =>
  bus.publish('tracked', { about: 'listing', event: { contentType: 'save', listingId: Number(listingId) } });
