import { locationLabel } from '@verandah/market';
import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { foldStreet, streetLabel, type Locality } from '../locations/public.ts';
import { streetOf, type Street } from './street-store.ts';

/** A street of a suburb, by slug or name; null when it has no listing and no public question. */
export async function streetPage(database: Database, locality: Locality, nameOrSlug: string): Promise<Street | null> {
  const listed = await streetOf(database, locality.id, nameOrSlug);
  if (listed) return listed;
  const folded = foldStreet(nameOrSlug.slice(0, 100).replaceAll('-', ' '));
  const { rows } = await sql<{ street: string }>`
    select distinct street from question where locality_id = ${locality.id}::int and street is not null and is_visible
      and not removed limit 1000`.execute(database);
  const requested = rows.find(({ street }) => foldStreet(street) === folded);
  if (!requested) return null;
  const name = streetLabel(requested.street);
  return {
    id: null,
    localityId: locality.id,
    name,
    slug: folded.replaceAll(' ', '-'),
    label: `${name}, ${locationLabel(locality)}`,
    locationSlug: locality.slug,
    bounds: null,
  };
}
