import type { Database } from '../../../platform/database/public.ts';
import { localitiesById, localityBySlug } from './locality-store.ts';
import { localityByFormerSlug } from './former-slug.ts';
import type { Locality } from './locality.ts';
import type { SuburbLoader } from './suburb-loader.ts';
import { notFound } from '../../../platform/problems/public.ts';

/**
 * Finds a suburb by id, slug or former slug; undefined for regions, states and postcodes.
 * @param bySlug of the request, which looks each suburb up once
 */
export async function suburbBy(
  database: Database,
  identifier: string,
  bySlug?: SuburbLoader,
): Promise<Locality | undefined> {
  const word = identifier.slice(0, 200).toLowerCase();
  if (/^\d{1,9}$/.test(word)) return (await localitiesById(database, [Number(word)]))[0];
  const present = await (bySlug ? bySlug.load(word) : localityBySlug(database, word));
  return present ?? localityByFormerSlug(database, word);
}

/** The same. @throws {Refusal} not-found */
export async function findSuburb(database: Database, identifier: string): Promise<Locality> {
  const found = await suburbBy(database, identifier);
  if (!found) throw notFound('location');
  return found;
}
