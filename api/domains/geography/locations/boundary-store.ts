import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import type { Extent, Outline } from './geometry.ts';

/** A suburb's stored boundary. */
export interface CachedBoundary {
  readonly localityId: number;
  /** Derived from the positions of localities, not surveyed. */
  readonly approximate: boolean;
  readonly extent: Extent;
  readonly outline: Outline;
}

/** A suburb's boundary, as input of a map. */
export interface Boundary {
  readonly approximate: boolean;
  /** GeoJSON geometry, Polygon or MultiPolygon in WGS 84. */
  readonly geoJson: string;
}

/** Attribution that must be shown with imported boundaries or figures. */
export const boundaryCredit =
  'Suburb boundaries and statistics: Australian Bureau of Statistics, CC BY 4.0, modified (simplified).';

/** Batch size of a write; some boundaries have thousands of corners. */
const batch = 200;

/** Writes boundaries and replaces existing ones. */
export async function writeBoundaries(transaction: Database, boundaries: readonly CachedBoundary[]): Promise<void> {
  for (let from = 0; from < boundaries.length; from += batch) {
    const rows = boundaries
      .slice(from, from + batch)
      .map(({ localityId, approximate, extent: [west, south, east, north], outline }) => ({
        id: localityId,
        approximate,
        west,
        south,
        east,
        north,
        geometry: outline,
      }));
    await sql`
      insert into locality_boundary (locality_id, approximate, west, south, east, north, geometry)
      select id, approximate, west, south, east, north, geometry
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as r(id int, approximate boolean, west float8,
        south float8, east float8, north float8, geometry jsonb)
      where exists (select from locality l where l.id = r.id)
      on conflict (locality_id) do update set approximate = excluded.approximate, west = excluded.west,
        south = excluded.south,
        east = excluded.east, north = excluded.north, geometry = excluded.geometry`.execute(transaction);
  }
}

/** By locality, without those that have none. */
export async function boundariesOf(
  database: Database,
  localityIds: readonly number[],
): Promise<ReadonlyMap<number, Boundary>> {
  const { rows } = await sql<Boundary & { readonly localityId: number }>`
    select locality_id as "localityId", approximate, replace(geometry::text, ' ', '') as "geoJson"
    from locality_boundary where locality_id = any(${[...localityIds]}::int[])`.execute(database);
  return new Map(rows.map(({ localityId, ...boundary }) => [localityId, boundary]));
}
