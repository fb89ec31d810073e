import { sql, type RawBuilder } from 'kysely';
import type { Filters } from './conditions.ts';
import type { Relation } from './relation.ts';
import type { SearchFilter } from './search-filter.ts';

/** The total without one of the active filters. */
export interface Relaxation {
  readonly filter: SearchFilter;
  readonly total: number;
}

/** What the total would be without two filters that are set. */
export interface RelaxedPair {
  readonly filters: readonly [SearchFilter, SearchFilter];
  readonly total: number;
}

/**
 * Listings by the filters that they miss, as a sum of 2 to the filter's place; those that miss three or more are left
 * out.
 */
export type Misses = Readonly<Record<string, number>> | null;

/** All relaxations, of one filter and of two, in one pass over the area's rows. */
export function missesPart(relation: Relation, filters: Filters): RawBuilder<Misses> {
  const misses = sql.join(
    [...filters.values()].map((condition, place) => sql`case when ${condition} then 0 else ${sql.lit(2 ** place)} end`),
    sql` + `,
  );
  return sql<Misses>`(select jsonb_object_agg(misses, n) from (
    select ${misses} as misses, count(*)::int as n from ${relation.from} where ${relation.where([...filters.keys()])}
      group by 1
  ) missed where (misses & (misses - 1)) & ((misses & (misses - 1)) - 1) = 0)`;
}

/** Most first. */
export function relaxationsOf(misses: Misses | undefined, filters: Filters): Relaxation[] {
  const found = misses?.['0'] ?? 0;
  return [...filters.keys()]
    .map((filter, place) => ({ filter, total: found + (misses?.[String(2 ** place)] ?? 0) }))
    .toSorted((a, b) => b.total - a.total);
}

/** Pairs of filters that exclude homes only in combination, most homes first. */
export function relaxedPairsOf(misses: Misses | undefined, filters: Filters): RelaxedPair[] {
  const missing = (sum: number): number => misses?.[String(sum)] ?? 0;
  const names = [...filters.keys()];
  return names
    .flatMap((first, low) =>
      names.slice(low + 1).map((second, above) => {
        const [a, b] = [2 ** low, 2 ** (low + 1 + above)];
        const total = missing(0) + missing(a) + missing(b) + missing(a + b);
        return { filters: [first, second] as const, total, both: missing(a + b) };
      }),
    )
    .filter(({ both }) => both > 0)
    .map(({ filters: pair, total }) => ({ filters: pair, total }))
    .toSorted((a, b) => b.total - a.total);
}
