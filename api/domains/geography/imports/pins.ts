import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { isInside, type Outline, polygonsOf } from '../locations/public.ts';
import type { KnownPlace } from './known-place.ts';
import type { PlaceRow } from './place-row.ts';

/**
 * Localities whose pin was set inside their boundary because a table's is outside: the table does not move it out
 * again.
 */
export async function pinsToKeep(
  transaction: Database,
  matches: ReadonlyMap<PlaceRow, KnownPlace>,
): Promise<Set<number>> {
  const apart = new Map(
    [...matches]
      .filter(([row, place]) => row.latitude !== place.latitude || row.longitude !== place.longitude)
      .map(([row, place]) => [place.id, { row, place }]),
  );
  const { rows } = await sql<{ id: number; geometry: Outline }>`
    select locality_id as id, geometry from locality_boundary
      where not approximate and locality_id = any(${[...apart.keys()]}::int[])`.execute(transaction);
  return new Set(
    rows
      .filter(({ id, geometry }) => {
        const { row, place } = apart.get(id) ?? {};
        const holds = (at: { latitude: number; longitude: number } | undefined): boolean =>
          at !== undefined && isInside(polygonsOf(geometry), at.longitude, at.latitude);
        return holds(place) && !holds(row);
      })
      .map(({ id }) => id),
  );
}
