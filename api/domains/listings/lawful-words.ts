import { moneyIn, type Money } from './money.ts';
import { breachOf, forbidsGuide, type PriceOffer } from './price-law.ts';

/** Dollars. A smaller amount in a sale's advertisement is not the price of the home. */
const leastPrice = 50_000;

/**
 * An agent's text about a home for sale without the prices that the law of its state forbids: in Queensland any figure
 * next to an auction; in Victoria and New South Wales figures in a sentence with too wide or an open-ended range.
 */
export function lawfulWords(text: string, offer: PriceOffer): string {
  if (offer.rental) return text;
  const prices = moneyIn(text).filter(({ amount, marked }) => marked && amount >= leastPrice);
  const forbidden = forbidsGuide(offer)
    ? prices
    : sentencesOf(text).flatMap(({ at, end }) => {
        const inside = prices.filter((price) => price.at >= at && price.end <= end);
        return inside.length > 0 &&
          breachOf(
            text.slice(at, end),
            inside.map(({ amount }) => amount),
            offer,
          )
          ? inside
          : [];
      });
  return withoutMoney(text, forbidden);
}

const withoutMoney = (text: string, sums: readonly Money[]): string =>
  sums.reduceRight(
    (kept, { at, end }) => `${kept.slice(0, at)}contact agent${kept.slice(end).replace(/^\s*\+/, '')}`,
    text,
  );

function sentencesOf(text: string): { at: number; end: number }[] {
  const ends = [...text.matchAll(/[.!?;](?=\s)|\n/g)].map(({ index }) => index + 1);
  return [...ends, text.length].map((end, place) => ({ at: ends[place - 1] ?? 0, end }));
}
