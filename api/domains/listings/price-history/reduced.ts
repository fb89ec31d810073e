import { localDate } from '@verandah/market';
import type { Moment } from '../../../platform/moment.ts';
import type { WholeListing } from '../listing-row.ts';
import { eventsOf } from './events.ts';

/** Number of days for which a lower price is shown as reduced. */
export const reducedFor = 30;

/**
 * The day on which the price of a home on offer was reduced: the last change within 30 days reduced it, and both prices
 * were visible.
 */
export function reducedOn({ row, pastPrices }: WholeListing, now: Moment): string | null {
  const since = Date.parse(now.iso) - reducedFor * 86_400_000;
  if (row.status !== 'available' || !pastPrices.some(({ until }) => until.getTime() > since)) return null;
  const [before, last] = eventsOf(row, pastPrices).slice(-2);
  const lower =
    before &&
    last &&
    last.kind === 'changed' &&
    before.amount !== null &&
    last.amount !== null &&
    last.amount < before.amount;
  return lower && last.on >= localDate(since, 'UTC') ? last.on : null;
}
