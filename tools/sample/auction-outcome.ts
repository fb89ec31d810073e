import type { ListingStatusType } from '@verandah/market';
import type { StoredDocument } from '@verandah/api';
import type { Calendar } from './calendar.ts';
import type { Chance } from './chance.ts';
import type { SamplePlace } from './places.ts';
import { isHoliday } from './public-holidays.ts';

const shares: Readonly<Record<string, number>> = { VIC: 0.32, NSW: 0.3, ACT: 0.3, QLD: 0.14, SA: 0.16 };

/** The share of homes for sale that are auctioned. */
export const auctionShare = (stateCode: string): number => shares[stateCode] ?? 0.05;

interface Sale {
  readonly statusType: ListingStatusType;
  readonly place: Pick<SamplePlace, 'stateCode'>;
  readonly listed_at: string;
  readonly completed_on: string | null;
  readonly auction_at: string | null;
}

/** Days of the past whose passed-in homes are still on offer: few, beside those that sold in the same weeks. */
const stillOffered = 28;

/**
 * How the auction of a home ended: sold on a Saturday or on the two days before it, or passed in on a Saturday since it
 * was listed.
 * @param random a chance of its own, so that everything else of the listing stays the same
 */
export function sampleOutcome(
  random: Chance,
  { statusType, place, listed_at, completed_on, auction_at }: Sale,
  calendar: Calendar,
): Pick<StoredDocument, 'auctionOutcome'> {
  const share = auctionShare(place.stateCode);
  if (statusType === 'sold' && completed_on !== null) {
    const weekday = new Date(`${completed_on}T00:00:00Z`).getUTCDay();
    if (weekday < 4 || isHoliday(completed_on) || !random.happens(share * 3)) return {};
    return { auctionOutcome: { result: weekday === 6 ? 'soldAtAuction' : 'soldPriorToAuction', day: completed_on } };
  }
  if (statusType !== 'buy' || auction_at !== null || !random.happens(share / 9)) return {};
  const saturdays = Array.from({ length: stillOffered }, (_, index) => -1 - index).filter(
    (offset) =>
      calendar.weekday(offset) === 6 && !isHoliday(calendar.day(offset)) && calendar.at(offset, 9, 0) > listed_at,
  );
  if (saturdays.length === 0) return {};
  const result = random.pick(['passedIn', 'passedIn', 'passedInVendorBid'] as const);
  return { auctionOutcome: { result, day: calendar.day(random.pick(saturdays)) } };
}
