import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import { allOf, type Condition, inModeOf, modeNumbers } from '../../../listings/public.ts';
import { rollupCells, type RollupCells } from './rollup-cells.ts';
import type { TileSearch } from './tile-search.ts';
import { tileNumber, type Tile } from './tile.ts';

/** The homes of one square of a tile. */
export interface Square {
  readonly n: number;
  /** Of the listings with a price, in dollars; null without one. */
  readonly low: number | null;
  readonly high: number | null;
  /** The middle of the homes, degrees. */
  readonly longitude: number;
  readonly latitude: number;
  /** Of a single home. */
  readonly id: number | undefined;
}

/** A home that the visitor has hidden, among those of a search. */
export interface HiddenHome {
  readonly id: number;
  /** Its place in the quadtree. */
  readonly web_cell: bigint;
  /** Hundred-thousandths of a degree. */
  readonly east: number;
  readonly north: number;
}

/** A tile has 2^3 by 2^3 squares: 64 pixels on a tile of 512. The map uses them too (`isInSquare`). */
const deeper = 3;
/** The level of the squares of a tile of level `z`, in the same scheme. */
export const squareLevel = (z: number): number => z + deeper;

/** In a square with more homes the price range is not recomputed without hidden homes. */
const mostRecounted = 5000;

interface Row {
  /** The first bits of its homes' `web_cell`. */
  readonly square: bigint;
  readonly n: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly east: number;
  readonly north: number;
  readonly ids: number;
}

/**
 * The squares of a tile that hold homes. A home on the line between two squares or tiles belongs to one of them.
 * @param hidden homes of the search in this tile that are left out
 */
export async function squaresOf(
  database: Database,
  search: TileSearch,
  tile: Tile,
  hidden: readonly HiddenHome[] = [],
): Promise<Square[]> {
  const level = squareLevel(tile.z);
  const rollup = search.area ? undefined : rollupCells(search.request, search.filters, level);
  const { rows: all } =
    await sql<Row>`${rollup ? fromCells(search, tile, rollup, level) : fromRows(search, tile, level)}`.execute(
      database,
    );
  const rows = hidden.length === 0 ? all : await withoutHidden(database, search, tile, all, hidden);
  return rows.map(({ n, low, high, east, north, ids }) => ({
    n,
    low,
    high,
    longitude: east / n / 100_000,
    latitude: north / n / 100_000,
    id: n === 1 ? ids : undefined,
  }));
}

/** The squares without hidden homes: counted again where they are few, else less the hidden ones. */
async function withoutHidden(
  database: Database,
  search: TileSearch,
  tile: Tile,
  squares: readonly Row[],
  hidden: readonly HiddenHome[],
): Promise<Row[]> {
  const level = squareLevel(tile.z);
  const hiddenIn = Map.groupBy(hidden, (home) => home.web_cell >> BigInt(60 - 2 * level));
  const touched = squares.filter(({ square }) => hiddenIn.has(square));
  const recounted = touched.filter(({ n }) => n <= mostRecounted).map(({ square }) => square);
  const { rows } =
    recounted.length === 0
      ? { rows: [] }
      : await fromRows(search, tile, level, {
          squares: recounted,
          without: hidden.map(({ id }) => id),
        }).execute(database);
  const reduced = touched
    .filter(({ n }) => n > mostRecounted)
    .map((row) =>
      (hiddenIn.get(row.square) ?? []).reduce(
        (left, home) => ({
          ...left,
          n: left.n - 1,
          east: left.east - home.east,
          north: left.north - home.north,
          ids: left.ids - home.id,
        }),
        row,
      ),
    );
  return [...squares.filter(({ square }) => !hiddenIn.has(square)), ...rows, ...reduced];
}

function fromCells({ request }: TileSearch, tile: Tile, rollup: RollupCells, level: number): RawBuilder<Row> {
  const finer = 2 ** (2 * (rollup.level - tile.z));
  const first = Number(tileNumber(tile)) * finer;
  return sql<Row>`select cell::bigint >> ${sql.lit(2 * (rollup.level - level))} as square, sum(n)::int as n,
    min(low) as low, max(high) as high, sum(east) as east, sum(north) as north, sum(ids) as ids
    from tile_cell s where mode = ${sql.lit(modeNumbers[request.statusType])} and level = ${sql.lit(rollup.level)}
      and kind = ${sql.lit(rollup.kind)}
      and cell >= ${first}::int and cell < ${first + finer}::int and ${rollup.condition}
    group by 1`;
}

function fromRows(
  search: TileSearch,
  tile: Tile,
  level: number,
  only?: { readonly squares: readonly bigint[]; readonly without: readonly number[] },
): RawBuilder<Row> {
  const shift = 60 - 2 * level;
  const ranges = only?.squares.map((square) => {
    const first = square << BigInt(shift);
    return sql`s.web_cell between ${first.toString()}::bigint
      and ${(first + (1n << BigInt(shift)) - 1n).toString()}::bigint`;
  });
  const some =
    ranges && sql<SqlBool>`(${sql.join(ranges, sql` or `)}) and s.id <> all(${[...(only?.without ?? [])]}::int[])`;
  return sql<Row>`select s.web_cell >> ${sql.lit(shift)} as square, count(*)::int as n, min(s.price) as low,
    max(s.price) as high,
      sum(round(s.position[0] * 100000)) as east, sum(round(s.position[1] * 100000)) as north, sum(s.id::float8) as ids
    from listing_search s where ${allOf([rowsOf(search, tile), some])} group by 1`;
}

/** Homes of a search, among those named, that a map could show. */
export async function hiddenHomes(
  database: Database,
  { request, filters, area }: TileSearch,
  ids: readonly number[],
): Promise<HiddenHome[]> {
  if (ids.length === 0) return [];
  const { rows } = await sql<HiddenHome>`select s.id, s.web_cell, round(s.position[0] * 100000) as east,
      round(s.position[1] * 100000) as north
    from listing_search s where ${allOf([
      inModeOf(request),
      sql<SqlBool>`s.id = any(${[...ids]}::int[]) and s.web_cell is not null`,
      area,
      ...filters.values(),
    ])} order by s.id`.execute(database);
  return rows;
}

/** The search rows `s` of a tile. A hidden address has no position, hence no `web_cell`: it is in no tile. */
export function rowsOf({ request, filters, area }: TileSearch, tile: Tile): Condition {
  const shift = BigInt(60 - 2 * tile.z);
  const first = tileNumber(tile) << shift;
  const last = first + (1n << shift) - 1n;
  return allOf([
    inModeOf(request),
    sql<SqlBool>`s.web_cell between ${first.toString()}::bigint and ${last.toString()}::bigint`,
    area,
    ...filters.values(),
  ]);
}
