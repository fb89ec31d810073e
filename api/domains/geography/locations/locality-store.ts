import { sql } from 'kysely';
import { readEach, type EntityKind } from '../../../platform/changes/public.ts';
import { isAmong, type Database } from '../../../platform/database/public.ts';
import { localityColumns } from './locality.ts';
import type { Locality } from './locality.ts';

export async function localitiesById(database: Database, ids: readonly number[]): Promise<Locality[]> {
  const { rows } =
    await sql<Locality>`select ${localityColumns} from locality l where l.id ${isAmong(ids, 'int')}`.execute(database);
  return rows;
}

/** Localities by their ids; null for unknown ones. */
export const localities: EntityKind<number, Locality | null> = {
  madeOf: ['places'],
  most: 5000,
  nameOf: (id) => id,
  async read(database, ids) {
    const found = new Map((await localitiesById(database, ids)).map((locality) => [locality.id, locality]));
    return ids.map((id) => found.get(id) ?? null);
  },
};

/** Localities in the order of the ids, without unknown ones. */
export async function localitiesBySlug(database: Database, slugs: readonly string[]): Promise<Locality[]> {
  const inOrder = slugs.length > 1 ? sql`order by array_position(${slugs}::text[], l.slug)` : sql``;
  const { rows } = await sql<Locality>`
    select ${localityColumns} from locality l where l.slug ${isAmong(slugs, 'text')} ${inOrder}`.execute(database);
  return rows;
}

export async function localityBySlug(database: Database, slug: string): Promise<Locality | undefined> {
  return (await localitiesBySlug(database, [slug]))[0];
}

/** The fifty nearest surrounding suburbs, nearest first. */
export async function surroundingLocalities(database: Database, id: number): Promise<Locality[]> {
  const { rows } = await sql<Locality>`
    select ${localityColumns} from locality_near n join locality l on l.id = n.near_id
    where n.locality_id = ${id} order by n.distance_metres, l.id limit 50`.execute(database);
  return rows;
}

/** The same, by the suburb's id. */
export const surroundingSuburbs: EntityKind<number, readonly Locality[]> = {
  madeOf: ['places'],
  nameOf: (id) => id,
  read: readEach((database, id) => surroundingLocalities(database, id)),
};
