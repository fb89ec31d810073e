import { sql, type RawBuilder, type SqlBool } from 'kysely';
import type { Database } from '../../../../platform/database/public.ts';
import { allOf, type Condition, inModeOf } from '../../../listings/public.ts';
import { rowsOf, type HiddenHome } from './squares.ts';
import type { TileSearch } from './tile-search.ts';
import { extent, type Tile } from './tile.ts';

/** One home, or the homes of one building. */
export interface Homes {
  readonly n: number;
  /** The best first; at most 12. */
  readonly ids: readonly number[];
  /** Dollars; null without a price. */
  readonly low: number | null;
  readonly high: number | null;
  /** The best home's: 0 basic to 3 premiere. */
  readonly tier: number;
  /** Of a single home. */
  readonly uri: string | null;
  /** In the tile's coordinates. */
  readonly at: readonly [x: number, y: number];
}

/** Enough to name what a visitor can look through on a map. */
const mostIds = 12;

interface Row extends Omit<Homes, 'at'> {
  readonly web_cell: bigint;
}

/**
 * The homes of a tile but for hidden ones, the best (tier, then newest) first; undefined when they are at more than
 * `most` places.
 */
export async function homesIn(
  database: Database,
  search: TileSearch,
  tile: Tile,
  hidden: readonly HiddenHome[],
  most?: number,
): Promise<Homes[] | undefined> {
  const shown =
    hidden.length === 0
      ? rowsOf(search, tile)
      : allOf([rowsOf(search, tile), sql<SqlBool>`s.id <> all(${hidden.map(({ id }) => id)}::int[])`]);
  const { rows } = await placesIn(shown, most).execute(database);
  return most !== undefined && rows.length > most ? undefined : rows.map((row) => toHomes(row, tile));
}

/** Homes by their ids, as above. */
export async function homesOf(
  database: Database,
  { request }: TileSearch,
  tile: Tile,
  ids: readonly number[],
): Promise<Homes[]> {
  if (ids.length === 0) return [];
  const { rows } = await placesIn(
    sql<SqlBool>`${inModeOf(request)} and s.id = any(${[...ids]}::int[]) and s.web_cell is not null`,
  ).execute(database);
  return rows.map((row) => toHomes(row, tile));
}

function placesIn(rows: Condition, most?: number): RawBuilder<Row> {
  return sql<Row>`with place as (
      select s.web_cell, count(*)::int as n, (array_agg(s.id order by s.tier desc, s.listed desc,
        s.id desc))[1:${sql.lit(mostIds)}] as ids,
        min(s.price) as low, max(s.price) as high, max(s.tier)::int as tier, max(s.tier * 4294967296 + s.listed) as best
      from listing_search s where ${rows} group by s.web_cell
      order by best desc, s.web_cell ${most === undefined ? sql`` : sql`limit ${most + 1}::int`}
    )
    select web_cell, n, ids, low, high, tier, case when n = 1 then (select uri from listing
      where id = ids[1]) end as uri
    from place order by best desc, web_cell`;
}

function toHomes({ web_cell: cell, ...row }: Row, tile: Tile): Homes {
  const step = 2 ** (30 - tile.z) / extent;
  // Bits of x and y in turn, 30 each.
  const part = (from: bigint): number => {
    let value = 0;
    for (let bit = 29n; bit >= 0n; bit -= 1n) value = value * 2 + Number((cell >> (bit * 2n + from)) & 1n);
    return value;
  };
  return { ...row, at: [Math.floor(part(0n) / step) - tile.x * extent, Math.floor(part(1n) / step) - tile.y * extent] };
}
