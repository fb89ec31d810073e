import { sql, type RawBuilder } from 'kysely';
import { allOf } from './condition.ts';
import type { Relation } from './relation.ts';
import type { Order } from './sorts.ts';

interface Paging {
  readonly skip: number;
  readonly take: number;
}

/** The ids of one page, in order. */
export function pagePart(relation: Relation, { by, after }: Order, { skip, take }: Paging): RawBuilder<number[]> {
  return sql<number[]>`array(select s.id from ${relation.from} where ${allOf([relation.where(), after])} order by ${by}
    limit ${take}::int offset ${skip}::int)`;
}

/**
 * The same, read along indexes until the page is full: the first of each partition of the order, then the first of all
 * of them.
 */
export function walkedPagePart(walked: Relation, order: Order, paging: Paging): RawBuilder<number[]> {
  const { stretches = [] } = order;
  if (stretches.length === 0) return pagePart(walked, order, paging);
  const best = sql.join(
    stretches.map(
      ({ where, by }) => sql`(select s.* from ${walked.from} where ${allOf([where, walked.where()])}
    order by ${by} limit ${paging.skip + paging.take}::int)`,
    ),
    sql` union all `,
  );
  return pagePart({ from: sql`(${best}) s`, where: () => allOf([]) }, order, paging);
}
