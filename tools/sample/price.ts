import { formatMoney } from '@verandah/market';
import type { Chance } from './chance.ts';
import type { Kind } from './kinds.ts';
import type { SamplePlace } from './places.ts';

/** A house in the state's cities, in dollars. */
const housePrices: Readonly<Record<string, number>> = {
  NSW: 1_420_000,
  VIC: 920_000,
  QLD: 890_000,
  WA: 790_000,
  SA: 780_000,
  TAS: 640_000,
  ACT: 880_000,
  NT: 560_000,
};

/** A usual house of a state's cities. */
export const housePrice = (stateCode: string): number => housePrices[stateCode] ?? 700_000;

const rounded = (amount: number): number => {
  const step = amount < 500_000 ? 5_000 : amount < 1_500_000 ? 10_000 : 50_000;
  return Math.max(step, Math.round(amount / step) * step);
};

/** Dollars, round as agents round. */
export function salePrice(random: Chance, place: SamplePlace, kind: Kind, bedrooms: number | null): number {
  const rooms = kind.bedrooms === null ? 1 : 0.66 + 0.13 * Math.min(bedrooms ?? 0, 7);
  return rounded(housePrice(place.stateCode) * place.level * kind.priceFactor * rooms * random.factor(0.2));
}

/** Dollars a week: about four in a hundred of the price a year. */
export function weeklyRent(price: number): number {
  return Math.min(2_900, Math.max(190, Math.round((price * 0.038) / 52 / 5) * 5 + 60));
}

const money = (amount: number): string => formatMoney(amount, 0);

/**
 * What may be published about a price: ranges of at most a tenth; no open ends where the law forbids them; nothing for
 * an auction in Queensland.
 */
export function priceText(
  random: Chance,
  stateCode: string,
  price: number,
  auction: boolean,
): { readonly text: string; readonly guided: boolean } {
  const range = `${money(price)} - ${money(rounded(Math.floor((price * 1.1) / 50_000) * 50_000) > price ? Math.floor((price * 1.1) / 10_000) * 10_000 : Math.floor(price * 1.08))}`;
  if (auction) {
    if (stateCode === 'QLD') return { text: 'Auction', guided: false };
    return { text: random.happens(0.6) ? `Auction guide ${range}` : `Auction guide ${money(price)}`, guided: true };
  }
  if (stateCode === 'VIC' || stateCode === 'NSW')
    return { text: random.happens(0.7) ? range : money(price), guided: true };
  return {
    text: random.weighed([
      [range, 3],
      [money(price), 4],
      [`Offers over ${money(price)}`, 4],
    ]),
    guided: true,
  };
}
