import { sql } from 'kysely';
import type { Database } from '../database/public.ts';

/** A name on the map; it appears from `zoom` on. */
export interface NamedPlace { readonly name: string; readonly longitude: number; readonly latitude: number; readonly zoom: number }

/** A tile of the usual scheme (Web Mercator, 2^z across). */
export interface Tile { readonly z: number; readonly x: number; readonly y: number }

/** Levels at which places are fetched, and how many names one tile may bring. */
export const placeLevels: Readonly<Record<number, number>> = { 3: 80, 6: 160, 9: 400 };

const latitudeOf = (row: number, across: number): number => (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / across))) * 180) / Math.PI;

/** Degrees: west, south, east, north. */
export function tileBounds({ z, x, y }: Tile): readonly [number, number, number, number] {
  const across = 2 ** z;
  return [(x / across) * 360 - 180, latitudeOf(y + 1, across), ((x + 1) / across) * 360 - 180, latitudeOf(y, across)];
}

/** From how near a place is named: cities from afar, suburbs close by. */
export function zoomOf(population: number | null): number {
  const steps: readonly (readonly [number, number])[] = [[400_000, 3], [90_000, 5], [30_000, 7], [12_000, 9], [5000, 10], [2000, 11]];
  return steps.find(([least]) => (population ?? 0) >= least)?.[1] ?? 12;
}

/** The names of a tile, the most populous first. */
export async function placesOf(database: Database, tile: Tile): Promise<NamedPlace[]> {
  const [west, south, east, north] = tileBounds(tile);
  const { rows } = await sql<{ name: string; longitude: number; latitude: number; population: number | null }>`
    select name, longitude, latitude, population from locality
    where longitude >= ${west} and longitude < ${east} and latitude >= ${south} and latitude < ${north} and not provisional
    order by population desc nulls last, id limit ${placeLevels[tile.z] ?? 0}`.execute(database);
  return rows.map(({ name, longitude, latitude, population }) => ({ name, longitude, latitude, zoom: zoomOf(population) }));
}
