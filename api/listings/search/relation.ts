import { sql, type RawBuilder } from 'kysely';
import { allOf, ownConditions, type Condition, type Conditions, type OwnFilter } from './conditions.ts';

/** Rows of a search that the parts of the answer are computed from, known to them as `s`. */
export interface Relation {
  readonly from: RawBuilder<unknown>;
  /** The condition that picks the results out of it; filters named in `leftOut` are taken as not set. */
  where(leftOut?: readonly OwnFilter[]): Condition;
}

/** `listing_search` keeps modes apart under these numbers; written as literals so that the planner sees one partition. */
export const modeNumbers = { buy: 1, rent: 2, sold: 3, leased: 4 } as const;
export type ModeNumber = (typeof modeNumbers)[keyof typeof modeNumbers];

const columns = sql.raw(`s.id, s.locality_id, s.position, s.price, s.facet_key, s.auction_day, s.next_inspection,
  s.next_auction, s.listed, s.completed, s.tier, s.media_kinds`);

/** The search table itself. */
export function tableRelation(mode: ModeNumber, conditions: Conditions): Relation {
  return {
    from: sql`listing_search s`,
    where: (leftOut) => allOf([sql<boolean>`s.mode = ${sql.lit(mode)}`, ...conditions.base, ownConditions(conditions, leftOut)]),
  };
}

/** The head of a statement whose parts all read the area's rows, found once. */
export function gatheredHead(mode: ModeNumber, conditions: Conditions): RawBuilder<unknown> {
  const area = allOf([sql<boolean>`s.mode = ${sql.lit(mode)}`, ...conditions.base]);
  return sql`with gathered as materialized (select ${columns} from listing_search s where ${area})`;
}

export function gatheredRelation(conditions: Conditions): Relation {
  return { from: sql`gathered s`, where: (leftOut) => ownConditions(conditions, leftOut) };
}

/**
 * The head of a statement that fences the results off: their conditions decide how they are found, never the index of
 * the order that they are then put in.
 */
export function fencedHead(relation: Relation): RawBuilder<unknown> {
  return sql`with fenced as materialized (select ${columns} from ${relation.from} where ${relation.where()})`;
}

export const fencedRelation: Relation = { from: sql`fenced s`, where: () => allOf([]) };
