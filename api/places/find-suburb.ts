import type { Database } from '../database/public.ts';
import { localitiesById, localityByFormerSlug, localityBySlug, type Locality } from '../locations/public.ts';
import { notFound } from '../refusal.ts';

/** The suburb of an id, a slug or a slug that it once had; undefined also for regions, states and postcodes. */
export async function suburbBy(database: Database, identifier: string): Promise<Locality | undefined> {
  const word = identifier.slice(0, 200).toLowerCase();
  if (/^\d{1,9}$/.test(word)) return (await localitiesById(database, [Number(word)]))[0];
  return (await localityBySlug(database, word)) ?? localityByFormerSlug(database, word);
}

/** The same. @throws {Refusal} not-found */
export async function findSuburb(database: Database, identifier: string): Promise<Locality> {
  const found = await suburbBy(database, identifier);
  if (!found) throw notFound('location');
  return found;
}
