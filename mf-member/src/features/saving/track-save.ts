import type { Services } from '@verandah/kit';

/** Publishes the tracking event of a saved listing. @param position where on the page it was saved */
export const trackSave = ({ bus }: Pick<Services, 'bus'>, listingId: string, position = 'page'): void =>
  bus.publish('tracked', {
    about: 'listing',
    event: { contentType: 'save', listingId: Number(listingId), pageElementPosition: position },
  });
