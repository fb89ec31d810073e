import { formatMoney, type ListingStatusType } from '@verandah/market';
import { forbidsGuide, priceLawBreach } from './price-law.ts';

/** Input of a listing's displayed price. Dollars; dollars per week for rentals. */
export interface StoredPrice {
  readonly statusType: ListingStatusType;
  readonly stateCode: string | null;
  readonly auction: boolean;
  readonly searchPrice: number | null;
  readonly priceVisible: boolean;
  readonly priceText: string | null;
  readonly completedPrice: number | null;
  readonly completedPriceVisible: boolean;
}

/** A price as it may be shown. A hidden one has texts without any figure and no amount. */
export interface ShownPrice {
  readonly short: string;
  readonly long: string;
  readonly amount: number | undefined;
}

/** Displayed in place of a hidden price, without any amount. */
export const contactAgent = 'Contact agent';

const isRental = ({ statusType }: StoredPrice): boolean => statusType === 'rent' || statusType === 'leased';

/**
 * Decides once, for every output, what may be shown of a price: only what is explicitly visible, and only as the law
 * allows.
 */
export function shownPrice(price: StoredPrice): ShownPrice {
  const completed = price.completedPriceVisible ? positiveAmount(price.completedPrice) : undefined;
  switch (price.statusType) {
    case 'buy':
    case 'rent':
      return currentPrice(price);
    case 'sold':
      return completed === undefined ? withheldPrice('Price withheld') : shownFigure(completed, price);
    case 'leased': {
      const rent = completed ?? (price.priceVisible ? positiveAmount(price.searchPrice) : undefined);
      return rent === undefined ? withheldPrice('Price withheld') : shownFigure(rent, price);
    }
  }
}

function currentPrice(price: StoredPrice): ShownPrice {
  const offer = { stateCode: price.stateCode, rental: isRental(price), auction: price.auction };
  const text = price.priceText?.trim() ?? '';
  if (forbidsGuide(offer)) return withheldPrice(statesNoFigure(text) ? text : 'Auction');
  if (!price.priceVisible) return withheldPrice(statesNoFigure(text) ? text : contactAgent);
  // A figure in place of a forbidden text would be one that the agent did not advertise.
  if (text === contactAgent || priceLawBreach(text, offer) !== undefined) return withheldPrice(contactAgent);
  const amount = positiveAmount(price.searchPrice);
  if (text !== '') return { short: text, long: text, amount };
  return amount === undefined ? withheldPrice(contactAgent) : shownFigure(amount, price);
}

/** A text beside a hidden price may hold no digit at all, nor a number in words. */
function statesNoFigure(text: string): boolean {
  return text !== '' && !/\d|\b(hundreds?|thousands?|millions?)\b/i.test(text);
}

const positiveAmount = (amount: number | null): number | undefined =>
  amount !== null && amount > 0 ? amount : undefined;

const withheldPrice = (text: string): ShownPrice => ({ short: text, long: text, amount: undefined });

function shownFigure(amount: number, price: StoredPrice): ShownPrice {
  const money = formatMoney(amount, 0);
  return isRental(price)
    ? { short: `${money} pw`, long: `${money} per week`, amount }
    : { short: money, long: money, amount };
}
