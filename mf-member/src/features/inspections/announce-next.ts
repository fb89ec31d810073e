import type { Services } from '@verandah/kit';
import { formatDay } from '@verandah/market';
import { readNextInspection } from './queries.ts';

/**
 * Publishes the member's next inspection for the header. On failure what is shown stays until the next event.
 * @param memberId null: nobody is signed in
 */
export async function announceNext(
  { graph, bus, report }: Pick<Services, 'graph' | 'bus' | 'report'>,
  memberId: string | null,
): Promise<void> {
  if (memberId === null) return bus.publish('inspection', { next: '' });
  try {
    const { nextInspection } = await graph.read(readNextInspection, {});
    if (bus.last('session')?.memberId !== memberId) return;
    const { startsAt, listing } = nextInspection ?? {};
    const next = startsAt && listing ? formatDay(startsAt, listing.address.timeZone, { time: true }) : '';
    bus.publish('inspection', { next });
  } catch (error) {
    report(error, 'next inspection');
  }
}
