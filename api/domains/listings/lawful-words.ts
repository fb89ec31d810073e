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
  const forbidden: Money[] = [];
  let from = 0;
  // Both are in order: each price is looked at once.
  for (const { at, end } of sentencesOf(text)) {
    while ((prices[from]?.at ?? Infinity) < at) from += 1;
    const inside: Money[] = [];
    for (let price = prices[from]; price !== undefined && price.end <= end; price = prices[(from += 1)])
      inside.push(price);
    const amounts = inside.map(({ amount }) => amount);
    if (inside.length > 0 && breachOf(text.slice(at, end), amounts, offer)) forbidden.push(...inside);
  }
  return forbidden;
}

/** An agent's text without the prices that the law of its state forbids. */
export const lawfulWords = (text: string, offer: PriceOffer): string =>
  withoutMoney(text, forbiddenPrices(text, offer));

const contact = 'contact agent';

/** A text with "contact agent" in place of sums. @param sums in the order of the text */
export function withoutMoney(text: string, sums: readonly Money[]): string {
  const [first] = sums;
  if (first === undefined) return text;
  const rests = sums.map(({ end }, place) => {
    const next = sums[place + 1];
    const follows = next === undefined ? '' : contact;
    const rest = `${text.slice(end, next?.at)}${follows}`
      .replace(/^(?:['’]?s\b)?(?:\s*\+)?/, '')
      .replace(/^(?=\w)/, ' ');
    return rest.slice(0, rest.length - follows.length);
  });
  return text.slice(0, first.at) + rests.map((rest) => contact + rest).join('');
}

function sentencesOf(text: string): { at: number; end: number }[] {
  const ends = [...text.matchAll(/[.!?;](?=\s)|\n/g)].map(({ index }) => index + 1);
  return [...ends, text.length].map((end, place) => ({ at: ends[place - 1] ?? 0, end }));
}
