import { sql } from 'kysely';
import { readEach, type EntityKind } from '../../../platform/changes/public.ts';
import type { Database } from '../../../platform/database/public.ts';
import { placeBoundary } from './boundary.ts';
import { isInside, polygonsOf, type Outline } from './geometry.ts';
import { localitiesById } from './locality-store.ts';
import type { Locality } from './locality.ts';

export interface NearPlace {
  readonly locality: Locality;
  /** The position that it is near to, degrees. */
  readonly from: { readonly latitude: number; readonly longitude: number };
  readonly distanceMetres: number;
}

/** Bounds of a valid position: Australia with its islands. */
export const country = { south: -55, north: -8, west: 95, east: 170 } as const;

/**
 * The suburbs nearest to a position, nearest first. Exact: an index in degrees finds as many candidates, and all
 * suburbs within the distance of the farthest one are measured in metres.
 * @param except a suburb to exclude
 */
export async function nearestPlaces(
  database: Database,
  latitude: number,
  longitude: number,
  take: number,
  except: number | null = null,
): Promise<NearPlace[]> {
  const metres = sql`(12742000 * asin(sqrt(sin(radians(l.latitude - ${latitude}::float8) / 2) ^ 2
    + cos(radians(${latitude}::float8)) * cos(radians(l.latitude)) * sin(radians(l.longitude - ${longitude}::float8) /
      2) ^ 2)))`;
  const allowed = sql`not l.provisional and l.id is distinct from ${except}::int`;
  const { rows } = await sql<{ id: number; metres: number }>`
    with reach as materialized (
      select max(metres) as metres from (
        select ${metres} as metres from locality l where ${allowed} order by l.position <-> point(${longitude}::float8,
          ${latitude}::float8) limit ${take}::int) l
    )
    select l.id, ${metres}::int as metres from reach r join locality l on l.position <@ box(
      point(${longitude}::float8 - r.metres / (111000 * cos(radians(${latitude}::float8))) - 0.001,
        ${latitude}::float8 - r.metres / 111000 - 0.001),
      point(${longitude}::float8 + r.metres / (111000 * cos(radians(${latitude}::float8))) + 0.001,
        ${latitude}::float8 + r.metres / 111000 + 0.001))
    where ${allowed} order by ${metres}, l.id limit ${take}::int`.execute(database);
  const localities = new Map(
    (
      await localitiesById(
        database,
        rows.map(({ id }) => id),
      )
    ).map((locality) => [locality.id, locality]),
  );
  return rows.flatMap(({ id, metres: distanceMetres }) => {
    const locality = localities.get(id);
    return locality ? [{ locality, from: { latitude, longitude }, distanceMetres }] : [];
  });
}

/** Suburbs nearest to a suburb, without itself. */
export const nearSuburbs: EntityKind<
  { readonly localityId: number; readonly latitude: number; readonly longitude: number; readonly take: number },
  readonly NearPlace[]
> = {
  madeOf: ['places'],
  nameOf: ({ localityId, latitude, longitude, take }) => `${localityId} ${latitude} ${longitude} ${take}`,
  read: readEach((database, { localityId, latitude, longitude, take }) =>
    nearestPlaces(database, latitude, longitude, take, localityId),
  ),
};

/** Whether the position lies within the suburb; false where the suburb has no boundary. */
export async function containsPosition(
  database: Database,
  { locality, from: { latitude, longitude } }: NearPlace,
): Promise<boolean> {
  const boundary = await placeBoundary(database, locality.id);
  return boundary !== null && isInside(polygonsOf(JSON.parse(boundary.geoJson) as Outline), longitude, latitude);
}
