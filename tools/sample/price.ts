import { formatMoney } from '@verandah/market';
import type { Chance } from './chance.ts';
import type { Kind } from './kinds.ts';
import type { Place } from './places.ts';
import { capitalHousePrice } from './suburbs/house-prices.ts';

/** How a price grows with bedrooms, beside a usual one: of two for a unit, of three for a house. */
export const sizeFactors = {
  house: { base: 0.66, bedroom: 0.13 },
  unit: { base: 0.62, bedroom: 0.19 },
} as const;
/** How a price grows with land: a block of twice the usual size isn't twice as dear, a farm is more nearly so. */
const landExponents = { house: 0.15, land: 0.5, rural: 0.6 } as const;
/** Of a block of units or a lodge, more bedrooms than these add nothing. */
const mostBedrooms = 7;

const rounded = (amount: number): number => {
  const step = amount < 500_000 ? 5_000 : amount < 1_500_000 ? 10_000 : 50_000;
  return Math.max(step, Math.round(amount / step) * step);
};

/** Units differ less between suburbs than houses do. @returns dollars that a unit's factor multiplies */
export const unitBase = ({ stateCode, housePrice }: Pick<Place, 'stateCode' | 'housePrice'>): number =>
  capitalHousePrice(stateCode) ** 0.4 * housePrice ** 0.6;

/** The order of prices of a kind and size in a place, in dollars. */
export function usualPrice(
  place: Pick<Place, 'stateCode' | 'housePrice'>,
  kind: Pick<Kind, 'land' | 'scene' | 'priceFactor' | 'bedrooms'>,
  bedrooms: number | null,
  landMetres: number | null,
): number {
  const isUnit = kind.land === null;
  const { base, bedroom } = sizeFactors[isUnit ? 'unit' : 'house'];
  const rooms = kind.bedrooms === null ? 1 : base + bedroom * Math.min(bedrooms ?? 0, mostBedrooms);
  const exponent = kind.scene === 'land' || kind.scene === 'rural' ? landExponents[kind.scene] : landExponents.house;
  const land =
    kind.land === null || landMetres === null ? 1 : (landMetres / Math.sqrt(kind.land[0] * kind.land[1])) ** exponent;
  return (isUnit ? unitBase(place) : place.housePrice) * kind.priceFactor * rooms * land;
}

/** Dollars, round as agents round. */
export const salePrice = (
  random: Chance,
  place: Place,
  kind: Kind,
  bedrooms: number | null,
  landMetres: number | null,
): number => rounded(usualPrice(place, kind, bedrooms, landMetres) * random.factor(0.2));

/** Dollars a week: five in a hundred of the price a year for a small flat, less the dearer the home. */
export function weeklyRent(price: number): number {
  const rent = 620 * (price / 700_000) ** 0.65;
  const step = rent < 700 ? 5 : 10;
  return Math.round(rent / step) * step;
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
