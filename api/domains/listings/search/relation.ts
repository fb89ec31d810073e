import type { ListingStatusType } from '@verandah/market';
import { sql, type RawBuilder, type SqlBool } from 'kysely';
import { areaCondition, inRing } from './area-condition.ts';
import { allBut, type Filters } from './conditions.ts';
import { allOf, type Condition } from './condition.ts';
import { coverOf, type Cover, type Run } from './cover.ts';
import { facetFilters, type SearchFilter } from './search-filter.ts';
import type { SearchRequest } from './search-request.ts';
import { isShape } from './well-known-text.ts';

/** Rows of a search that the parts of the response are computed from, aliased `s`. */
export interface Relation {
  readonly from: RawBuilder<unknown>;
  /** The condition that selects the results, without the filters named in `leftOut`. */
  where(leftOut?: readonly SearchFilter[]): Condition;
}

/** Partition numbers of `listing_search` by mode; written as literals so that the planner reads one partition. */
export const modeNumbers = { buy: 1, rent: 2, sold: 3, leased: 4 } as const;

/** Added to a mode's number for listings that another listing of the same home stands for (`merging`). */
export const mergedModes = 10;

/** The mode's partition of `listing_search` and no other. */
export const inMode = (mode: ListingStatusType): Condition => sql<SqlBool>`s.mode = ${sql.lit(modeNumbers[mode])}`;

/** Partition numbers of a mode for lists of an office or agent: also of listings that another one stands for. */
export const ownModes = (mode: ListingStatusType): readonly number[] =>
  mode === 'buy' || mode === 'rent' ? [modeNumbers[mode], modeNumbers[mode] + mergedModes] : [modeNumbers[mode]];

/** The rows of a search's mode; of an office all of its own. */
export const inModeOf = ({ area, statusType }: Pick<SearchRequest, 'area' | 'statusType'>): Condition =>
  area.kind === 'office'
    ? sql<SqlBool>`s.mode in (${sql.join(ownModes(statusType).map((mode) => sql.lit(mode)))})`
    : inMode(statusType);

// The stored band knows sales by modes 1 and 3 only.
const columns =
  sql.raw(`s.id, s.locality_id, s.position, s.price, s.facet_key, s.inspection_days, s.auction_day, s.next_inspection,
  s.next_auction, s.listed, s.completed, s.tier, s.media_kinds, s.traits, s.reduced_day, case
    when s.mode <> 11 or s.price is null then s.price_band when s.price >= 50000000 then 2002
    else s.price / 50000 * 2 + case when s.price % 50000 = 0 then 1 else 2 end end as price_band`);

/** Rows of an area, found by the cells of a shape or by the index of its locations. */
export function areaRelation(request: SearchRequest, filters: Filters): Relation {
  const { from, inArea } = rowsOfArea(request);
  return {
    from,
    where: (leftOut) => allOf([inModeOf(request), inArea, notLeftOut(request), allBut(filters, leftOut)]),
  };
}

function rowsOfArea(request: SearchRequest): { from: RawBuilder<unknown>; inArea: Condition | undefined } {
  const { area, near, statusType } = request;
  const inArea = areaCondition(area);
  // A ring holds fewer homes than a map, a drawing or a state usually does.
  if (near && !isNarrow(request)) {
    const ring = byCells(statusType, coverOf(near.outline), inRing(near.outline));
    return { from: ring.from, inArea: allOf([ring.inArea, inArea]) };
  }
  return isShape(area) ? byCells(statusType, coverOf(area), inArea) : { from: sql`listing_search s`, inArea };
}

/** Whether the area is a few suburbs or one office. */
export function isNarrow({ area }: SearchRequest): boolean {
  return area.kind === 'office' || (area.kind === 'places' && area.stateCodes.length + area.regionIds.length === 0);
}

function byCells(
  mode: ListingStatusType,
  { countedCells, within, crossed }: Cover,
  inShape: Condition | undefined,
): { from: RawBuilder<unknown>; inArea: Condition } {
  return {
    from: runsRelation(mode, [...countedCells, ...within], crossed),
    inArea: sql<SqlBool>`(r.within or ${inShape})`,
  };
}

/**
 * Rows in runs of cells; those in `r.within` need no check of their position. `offset 0` makes the planner look up each
 * run in the index of cells.
 */
export function runsRelation(
  mode: ListingStatusType,
  within: readonly Run[],
  crossed: readonly Run[],
): RawBuilder<unknown> {
  const runs = [...within, ...crossed];
  return sql`unnest(${runs.map(({ low }) => low)}::int[], ${runs.map(({ high }) => high)}::int[],
    ${runs.map((_, at) => at < within.length)}::bool[]) r(low, high, within)
    cross join lateral (select * from listing_search each where each.mode = ${sql.lit(modeNumbers[mode])}
      and each.cell between r.low and r.high offset 0) s`;
}

/**
 * The search table, for reading along one of its indexes. The conditions are hidden from the planner, which would trust
 * its estimate of a shape (a thousandth of the table) and sort a hundred thousand rows for a page of 25.
 */
export function walkedRelation(request: SearchRequest, filters: Filters): Relation {
  return {
    from: sql`listing_search s`,
    where: (leftOut) =>
      allOf([
        inMode(request.statusType),
        sql<SqlBool>`case when ${allOf([areaCondition(request.area), notLeftOut(request), allBut(filters, leftOut)])}
          then true end`,
      ]),
  };
}

/**
 * The head of a statement whose parts all read the area's rows, found once, before filters that have a facet.
 * @param most rows that are found at most
 */
export function gatheredHead(request: SearchRequest, filters: Filters, most?: number): RawBuilder<unknown> {
  const area = areaRelation(request, filters);
  return sql`with gathered as materialized (
    select ${columns} from ${area.from} where ${area.where(facetFilters)}${upTo(most)})`;
}

export function gatheredRelation(filters: Filters): Relation {
  const own = new Map([...filters].filter(([name]) => facetFilters.includes(name)));
  return { from: sql`gathered s`, where: (leftOut) => allBut(own, leftOut) };
}

/**
 * The head of a statement that materialises the results, so that the planner finds them by their conditions and not
 * along the index of the sort order.
 * @param most rows that are found at most
 */
export function fencedHead(relation: Relation, most?: number): RawBuilder<unknown> {
  return sql`with fenced as materialized (
    select ${columns} from ${relation.from} where ${relation.where()}${upTo(most)})`;
}

const upTo = (most: number | undefined): RawBuilder<unknown> =>
  most === undefined ? sql`` : sql` limit ${sql.lit(most)}`;

export const fencedRelation: Relation = { from: sql`fenced s`, where: () => allOf([]) };

/** Excludes listings that the visitor has hidden. */
export function notLeftOut({ leaveOut }: SearchRequest): Condition | undefined {
  return leaveOut.length === 0 ? undefined : sql<SqlBool>`s.id <> all(${[...leaveOut]}::int[])`;
}
