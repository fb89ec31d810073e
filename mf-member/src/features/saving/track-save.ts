import type { Services } from '@verandah/kit';

/** Records that a listing was saved, to be counted. */
export const trackSave = ({ bus }: Pick<Services, 'bus'>, listingId: string): void =>
  bus.publish('tracked', { about: 'listing', event: { contentType: 'save', listingId: Number(listingId) } });
