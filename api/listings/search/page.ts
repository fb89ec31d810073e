import { sql, type RawBuilder } from 'kysely';
import type { Relation } from './relation.ts';

/** The ids of one page, in order. */
export function pagePart(relation: Relation, order: RawBuilder<unknown>, { skip, take }: { skip: number; take: number }): RawBuilder<number[]> {
  return sql<number[]>`array(select s.id from ${relation.from} where ${relation.where()} order by ${order} limit ${take}::int offset ${skip}::int)`;
}
