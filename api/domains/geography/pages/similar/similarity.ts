import { leastSample } from '../../../listings/public.ts';

/** Kinds of homes whose prices are compared. */
export type ComparedKind = 'house' | 'unit';

/** Sales of houses and units in a suburb within the period. Medians of fewer than `leastSample` sales are not used. */
export interface SuburbSales {
  readonly houses: number;
  readonly units: number;
  /** Dollars. */
  readonly houseMedian: number;
  readonly unitMedian: number;
}

/** Maximum relative difference of the price, and maximum difference of the share of houses. */
export const mostDifference = { price: 0.2, mix: 0.2 } as const;
/** Weights of the differences in price, in mix and of the distance, each from 0 to 1. */
const weights = { price: 1, mix: 0.5, distance: 0.5 } as const;

/** The kind of home whose prices are compared: the one with more sales; undefined if they are too few. */
export function comparedKind({ houses, units }: SuburbSales): ComparedKind | undefined {
  if (Math.max(houses, units) < leastSample) return undefined;
  return houses >= units ? 'house' : 'unit';
}

export const medianOf = ({ houseMedian, unitMedian }: SuburbSales, kind: ComparedKind): number =>
  kind === 'house' ? houseMedian : unitMedian;

/** The share of houses among houses and units sold, 0 to 1. */
export const houseShare = ({ houses, units }: SuburbSales): number => houses / Math.max(1, houses + units);

/**
 * How different another suburb is: 0 is the same. undefined if it is too different, or too few homes were sold there.
 * @param distance as a share of the greatest one
 */
export function differenceOf(
  own: SuburbSales,
  other: SuburbSales,
  kind: ComparedKind,
  distance: number,
): number | undefined {
  if ((kind === 'house' ? other.houses : other.units) < leastSample) return undefined;
  const price = Math.abs(medianOf(other, kind) / medianOf(own, kind) - 1) / mostDifference.price;
  const mix = Math.abs(houseShare(other) - houseShare(own)) / mostDifference.mix;
  if (price > 1 || mix > 1) return undefined;
  return price * weights.price + mix * weights.mix + distance * weights.distance;
}
