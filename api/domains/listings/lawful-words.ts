import { moneyInProse } from './money-in-prose.ts';
import type { Money } from './money.ts';
import { breachOf, forbidsGuide, type PriceOffer } from './price-law.ts';

/** Dollars. A smaller amount in a sale's advertisement is not the price of the home. */
const leastPrice = 50_000;

/**
 * The prices in an agent's text about a home for sale that the law of its state forbids: in Queensland any figure next
 * to an auction; in Victoria and New South Wales figures in a sentence with too wide or an open-ended range. Sums for
 * other purposes, such as rates, are no prices.
 */
export function forbiddenPrices(text: string, offer: PriceOffer): readonly Money[] {
  if (offer.rental) return [];
  const prices = moneyInProse(text).filter(
    ({ amount, marked, otherPurpose }) => marked && !otherPurpose && amount >= leastPrice,
  );
  if (forbidsGuide(offer)) return prices;
  return sentencesOf(text).flatMap(({ at, end }) => {
    const inside = prices.filter((price) => price.at >= at && price.end <= end);
    const amounts = inside.map(({ amount }) => amount);
    return inside.length > 0 && breachOf(text.slice(at, end), amounts, offer) ? inside : [];
  });
}

/** An agent's text without the prices that the law of its state forbids. */
export const lawfulWords = (text: string, offer: PriceOffer): string =>
  withoutMoney(text, forbiddenPrices(text, offer));

/** A text with "contact agent" in place of sums. */
export const withoutMoney = (text: string, sums: readonly Money[]): string =>
  sums.reduceRight(
    (shown, { at, end }) =>
      `${shown.slice(0, at)}contact agent${shown
        .slice(end)
        .replace(/^(?:['’]?s\b)?(?:\s*\+)?/, '')
        .replace(/^(?=\w)/, ' ')}`,
    text,
  );

function sentencesOf(text: string): { at: number; end: number }[] {
  const ends = [...text.matchAll(/[.!?;](?=\s)|\n/g)].map(({ index }) => index + 1);
  return [...ends, text.length].map((end, place) => ({ at: ends[place - 1] ?? 0, end }));
}
