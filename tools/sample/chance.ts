import { uniformFloat64 } from 'pure-rand/distribution/uniformFloat64';
import { uniformInt } from 'pure-rand/distribution/uniformInt';
import { xoroshiro128plus } from 'pure-rand/generator/xoroshiro128plus';

/** Chance that comes out the same for the same seed. */
export interface Chance {
  /** A whole number, both ends included. */
  int(from: number, to: number): number;
  /** From 0 up to 1. */
  fraction(): number;
  /** True for this share of the calls. */
  happens(share: number): boolean;
  pick<Item>(items: readonly Item[]): Item;
  /** One of the items, by weight. */
  weighed<Item>(items: readonly (readonly [item: Item, weight: number])[]): Item;
  /** Some different items, in their own order. */
  some<Item>(items: readonly Item[], count: number): Item[];
  /** Around 1: half of the values lie within a factor of e^(±0.67·spread). */
  factor(spread: number): number;
}

/** Seeds of one run and several numbers, mixed so that neighbours differ (32-bit FNV-1a over their digits). */
export function mixSeed(...parts: readonly (number | string)[]): number {
  let hash = 0x811c9dc5;
  for (const character of parts.join(' ')) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193);
  return hash | 0;
}

export function chance(seed: number): Chance {
  const generator = xoroshiro128plus(seed);
  const fraction = (): number => uniformFloat64(generator);
  const int = (from: number, to: number): number => uniformInt(generator, from, to);
  function pick<Item>(items: readonly Item[]): Item {
    return items[int(0, items.length - 1)] as Item;
  }
  return {
    int,
    fraction,
    pick,
    happens: (share) => fraction() < share,
    weighed<Item>(items: readonly (readonly [Item, number])[]): Item {
      let left = fraction() * items.reduce((sum, [, weight]) => sum + weight, 0);
      for (const [item, weight] of items) {
        left -= weight;
        if (left < 0) return item;
      }
      return items[0]?.[0] as Item;
    },
    some<Item>(items: readonly Item[], count: number): Item[] {
      const chosen = new Set<number>();
      while (chosen.size < Math.min(count, items.length)) chosen.add(int(0, items.length - 1));
      return items.filter((_, index) => chosen.has(index));
    },
    factor: (spread) => Math.exp(spread * (fraction() + fraction() + fraction() + fraction() - 2) * 1.73),
  };
}
