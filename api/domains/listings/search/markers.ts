import { sql, type RawBuilder } from 'kysely';
import type { Relation } from './relation.ts';

/** More than this would hide the map. */
const mostMarkers = 500;

/** Ids of results that may appear on a map (hidden addresses have no position), best tiers first. */
export function markersPart(relation: Relation): RawBuilder<number[]> {
  return sql<number[]>`array(select s.id from ${relation.from} where s.position is not null and ${relation.where()}
    order by s.tier desc, s.listed desc, s.id desc limit ${sql.lit(mostMarkers)})`;
}
