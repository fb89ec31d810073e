import { sql, type RawBuilder } from 'kysely';
import { exactCondition } from './area-condition.ts';
import type { Relation } from './relation.ts';
import type { SearchArea } from './search-request.ts';

export function totalPart(relation: Relation): RawBuilder<number> {
  return sql<number>`(select count(*)::int from ${relation.from} where ${relation.where()})`;
}

/** How many results lie in the places asked for themselves. Undefined when that is all of them. */
export function exactTotalPart(relation: Relation, area: SearchArea): RawBuilder<number> | undefined {
  if (area.kind !== 'places' || !area.surrounding) return undefined;
  return sql<number>`(select count(*)::int from ${relation.from} where ${exactCondition(area)} and ${relation.where()})`;
}
