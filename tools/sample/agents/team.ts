import type { Chance } from '../chance.ts';

/** An office's agents by index: three who sell, the first of them most and a few rentals, and one who lets. */
const sellers = [
  [0, 5],
  [1, 3],
  [2, 2],
] as const;
const manager = 3;
const lettingAgents = [
  [0, 1],
  [manager, 5],
] as const;
export const agentsPerOffice = 4;

export const isManager = (index: number): boolean => index === manager;

/** Indices of those in charge of a home: one who lets it, or one or two who sell it. */
export function inCharge(random: Chance, rental: boolean): readonly number[] {
  if (rental) return [random.weighed(lettingAgents)];
  const first = random.weighed(sellers);
  return random.happens(0.3) ? [first, random.weighed(sellers.filter(([index]) => index !== first))] : [first];
}
