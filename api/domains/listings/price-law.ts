import { moneyIn, type Money } from './money.ts';

/** What may be published about a price depends on the state, the kind of offer and, in Queensland, on an auction. */
export interface PriceOffer {
  readonly stateCode: string | null;
  readonly rental: boolean;
  readonly auction: boolean;
}

/** A rule that a price text breaks. */
export interface PriceLawBreach {
  readonly rule: 'qld-auction-guide' | 'range-over-10-percent' | 'vic-open-ended' | 'rent-not-fixed';
  readonly message: string;
}

/** Whether the law forbids any price guide: a property for auction in Queensland. */
export function forbidsGuide({ stateCode, auction, rental }: PriceOffer): boolean {
  return stateCode === 'QLD' && auction && !rental;
}

/**
 * The rule that an agent's price text breaks, if any. Texts without a figure ("Contact agent", "Auction") break none.
 */
export function priceLawBreach(text: string, offer: PriceOffer): PriceLawBreach | undefined {
  return breachOf(
    text,
    moneyIn(text)
      .filter((money) => !offer.rental || isWeekly(text, money))
      .map(({ amount }) => amount),
    offer,
  );
}

/** The same of the sums that were found in a text. */
export function breachOf(text: string, amounts: readonly number[], offer: PriceOffer): PriceLawBreach | undefined {
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)];
  if (amounts.length === 0) return undefined;
  if (forbidsGuide(offer))
    return { rule: 'qld-auction-guide', message: 'Auction properties in Queensland can’t show a price guide.' };
  if (offer.rental) {
    return high > low || openEnded.test(text)
      ? { rule: 'rent-not-fixed', message: 'Rent must be advertised as one fixed amount.' }
      : undefined;
  }
  if ((offer.stateCode === 'VIC' || offer.stateCode === 'NSW') && high > low * 1.1) {
    return {
      rule: 'range-over-10-percent',
      message: 'A price range can’t be wider than 10% in Victoria and New South Wales.',
    };
  }
  if (offer.stateCode === 'VIC' && openEnded.test(text)) {
    return { rule: 'vic-open-ended', message: 'In Victoria, a price can’t use “from”, “offers above” or “+”.' };
  }
  return undefined;
}

/** The monthly rent and the bond may accompany the rent: they do not count as a second figure. */
function isWeekly(text: string, { at, end }: Money): boolean {
  return (
    !/^\s*(?:p\.?c\.?m|p\/m|\/\s?month|per (?:calendar )?month|a month|monthly|bond)/i.test(text.slice(end)) &&
    !/\bbond\s*(?:of|is|:|-|=)?\s*$/i.test(text.slice(0, at))
  );
}

const openEnded =
  /\bfrom\b|\b(offers?|bids?|price[ds]?|interest)?\s*(above|over|exceeding|in excess of|starting|plus)\b|\+/i;
