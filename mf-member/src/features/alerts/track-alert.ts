import type { Services } from '@verandah/kit';
import type { AlertInput } from './queries.ts';

/** Publishes the tracking event of a new alert. @param locationId of its first suburb */
export function trackAlert(
  { bus }: Pick<Services, 'bus'>,
  { searchParams, pageElementPosition }: AlertInput,
  locationId: string | undefined,
): void {
  bus.publish('tracked', {
    about: 'listing',
    event: {
      contentType: 'alert',
      listingType: searchParams.statusType,
      ...(locationId !== undefined && { locationId: Number(locationId) }),
      ...(pageElementPosition && { pageElementPosition }),
    },
  });
}
