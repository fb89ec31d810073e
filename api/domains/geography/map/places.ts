import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { inTile, tileBounds, type Tile } from './tiles/tile.ts';
import type { PointFeature } from './tiles/encode-tile.ts';
import { nearestLevel } from './ground.ts';

/** The most names of one tile: what a map can show without overlapping, several times over. */
const mostNames = 150;

/** From how near a place is named, by its people: cities from afar, suburbs close by. */
const steps: readonly (readonly [people: number, zoom: number])[] = [
  [400_000, 3],
  [90_000, 5],
  [30_000, 7],
  [12_000, 9],
  [5000, 10],
  [2000, 11],
];
const last = 12;

export function zoomOf(population: number | null): number {
  return steps.find(([least]) => (population ?? 0) >= least)?.[1] ?? last;
}

/**
 * A tile's names, the most populous first; `rank` is the zoom from which each is to be shown. A name belongs to one
 * tile.
 */
export async function placesOf(database: Database, tile: Tile): Promise<PointFeature[]> {
  const [west, south, east, north] = tileBounds(tile);
  // A tile is looked at from its own zoom to two levels nearer, the nearest ones from anywhere beyond.
  const shown = tile.z >= nearestLevel ? Infinity : tile.z + 2;
  const least =
    shown >= last ? 0 : Math.min(...steps.filter(([, zoom]) => zoom <= shown).map(([people]) => people), 1e9);
  const { rows } = await sql<{ name: string; longitude: number; latitude: number; population: number | null }>`
    select name, longitude, latitude, population from locality
    where longitude >= ${west} and longitude < ${east} and latitude > ${south} and latitude <= ${north}
      and not provisional and coalesce(population, 0) >= ${least}::int
    order by population desc nulls last, id limit ${mostNames}`.execute(database);
  return rows.map(({ name, longitude, latitude, population }) => ({
    at: inTile(tile, longitude, latitude),
    properties: { name, rank: zoomOf(population) },
  }));
}
