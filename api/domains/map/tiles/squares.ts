import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { allOf, type Condition, inMode, modeNumbers } from '../../listings/public.ts';
import { rollupCells, type RollupCells } from './rollup-cells.ts';
import type { TileSearch } from './tile-search.ts';
import { tileNumber, type Tile } from './tile.ts';

/** The homes of one square of a tile. */
export interface Square {
  readonly n: number;
  /** Of the listings with a price, in dollars; null when there is none. */
  readonly low: number | null;
  readonly high: number | null;
  /** The middle of the homes, degrees. */
  readonly longitude: number;
  readonly latitude: number;
  /** Of a single home. */
  readonly id: number | undefined;
}

/** A tile has 2^3 by 2^3 squares: 64 pixels on a tile of 512. */
const deeper = 3;
export const squaresAcross = 2 ** deeper;

interface Row {
  readonly n: number;
  readonly low: number | null;
  readonly high: number | null;
  readonly east: number;
  readonly north: number;
  readonly ids: number;
}

/** The squares of a tile that hold homes. A home on the line between two squares or tiles belongs to one of them. */
export async function squaresOf(database: Database, search: TileSearch, tile: Tile): Promise<Square[]> {
  const level = tile.z + deeper;
  const kept = search.area ? undefined : rollupCells(search.request, search.filters, level);
  const { rows } =
    await sql<Row>`${kept ? fromCells(search, tile, kept, level) : fromRows(search, tile, level)}`.execute(database);
  return rows.map(({ n, low, high, east, north, ids }) => ({
    n,
    low,
    high,
    longitude: east / n / 100_000,
    latitude: north / n / 100_000,
    id: n === 1 ? ids : undefined,
  }));
}

function fromCells({ request }: TileSearch, tile: Tile, kept: RollupCells, level: number): RawBuilder<Row> {
  const finer = 2 ** (2 * (kept.level - tile.z));
  const first = Number(tileNumber(tile)) * finer;
  return sql<Row>`select sum(n)::int as n, min(low) as low, max(high) as high, sum(east) as east, sum(north) as north, sum(ids) as ids
    from tile_cell s where mode = ${sql.lit(modeNumbers[request.statusType])} and level = ${sql.lit(kept.level)} and kind = ${sql.lit(kept.kind)}
      and cell >= ${first}::int and cell < ${first + finer}::int and ${kept.condition}
    group by cell >> ${sql.lit(2 * (kept.level - level))}`;
}

function fromRows(search: TileSearch, tile: Tile, level: number): RawBuilder<Row> {
  return sql<Row>`select count(*)::int as n, min(s.price) as low, max(s.price) as high,
      sum(round(s.position[0] * 100000)) as east, sum(round(s.position[1] * 100000)) as north, sum(s.id::float8) as ids
    from listing_search s where ${rowsOf(search, tile)} group by s.web_cell >> ${sql.lit(60 - 2 * level)}`;
}

/** The search rows `s` of a tile. A hidden address has no position, hence no `web_cell`: it is in no tile. */
export function rowsOf({ request, filters, area }: TileSearch, tile: Tile): Condition {
  const shift = BigInt(60 - 2 * tile.z);
  const first = tileNumber(tile) << shift;
  const last = first + (1n << shift) - 1n;
  return allOf([
    inMode(request.statusType),
    sql<SqlBool>`s.web_cell between ${first.toString()}::bigint and ${last.toString()}::bigint`,
    area,
    ...filters.values(),
  ]);
}
