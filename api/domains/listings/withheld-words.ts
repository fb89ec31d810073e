import type { ListingStatusType } from '@verandah/market';
import { forbiddenPrices, lawfulWords } from './lawful-words.ts';
import { shownPrice, type StoredPrice } from './price.ts';
import type { PriceOffer } from './price-law.ts';
import { revealingPrices, withholdPrice } from './withhold.ts';

/** What decides which prices visitors may read in an agent's words. */
export interface WordsOffer extends StoredPrice {
  readonly listingClass: 'sale' | 'rental';
}

/** Prices in a text that visitors read as "contact agent". */
export interface WithheldWords {
  /** Unchanged, as in the text. */
  readonly words: readonly string[];
  readonly reason: 'hidden-price' | 'price-law';
}

/** A sold or leased listing is no longer an offer, so price laws do not apply to its price. */
export const lawOf = (offer: {
  readonly stateCode: string | null;
  readonly listingClass: 'sale' | 'rental';
  readonly statusType: ListingStatusType;
  readonly auction: boolean;
}): PriceOffer => ({
  stateCode: offer.stateCode,
  rental: offer.listingClass === 'rental' || offer.statusType === 'sold',
  auction: offer.auction,
});

/** An agent's words without the prices that visitors may not read. */
export function wordsShown(text: string, offer: WordsOffer, hiddenPrice: boolean): string {
  const plain = hiddenPrice ? withholdPrice(text, [offer.searchPrice, offer.completedPrice]) : text;
  return lawfulWords(plain, lawOf(offer));
}

/** The prices that `wordsShown` takes out of a text, for its agent; none is an empty list. */
export function withheldWords(text: string, offer: WordsOffer): WithheldWords[] {
  const hidden =
    shownPrice(offer).amount === undefined ? revealingPrices(text, [offer.searchPrice, offer.completedPrice]) : [];
  const forbidden = forbiddenPrices(text, lawOf(offer)).filter(({ at }) => !hidden.some((sum) => sum.at === at));
  return (
    [
      ['hidden-price', hidden],
      ['price-law', forbidden],
    ] as const
  ).flatMap(([reason, sums]) =>
    sums.length === 0 ? [] : [{ reason, words: sums.map(({ at, end }) => text.slice(at, end)) }],
  );
}
