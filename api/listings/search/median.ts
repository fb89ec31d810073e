import { sql, type RawBuilder } from 'kysely';
import type { Relation } from './relation.ts';

/** The middle price of the results, over visible prices only; between two middle ones their mean, in whole dollars. */
export function medianPart(relation: Relation): RawBuilder<number | null> {
  return sql<number | null>`(select round(percentile_cont(0.5) within group (order by s.price))::int
    from ${relation.from} where s.price is not null and ${relation.where()})`;
}
