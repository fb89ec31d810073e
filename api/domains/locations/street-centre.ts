import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { foldStreet } from './suggest-street.ts';

interface Centre {
  readonly latitude: number;
  readonly longitude: number;
}

/**
 * The middle of a street as the other listings with a shown address and a pin have it, else the middle of its suburb;
 * null for an unknown suburb.
 * @param except a listing that does not count: it is the one whose place is wanted
 */
export async function streetCentre(
  database: Database,
  localityId: number,
  street: string,
  except: number | null,
): Promise<Centre | null> {
  const { rows } = await sql<Centre>`
    select coalesce(s.latitude, l.latitude) as latitude, coalesce(s.longitude, l.longitude) as longitude
    from locality l cross join lateral (
      select (min(o.latitude) + max(o.latitude)) / 2 as latitude, (min(o.longitude) + max(o.longitude)) / 2 as longitude
      from suggestion t join listing_street k on k.suggestion_id = t.id join listing o on o.id = k.listing_id
      where t.kind = 'street' and t.target = ${`${localityId}:${foldStreet(street.slice(0, 100))}`}
        and not o.position_approximate and o.id is distinct from ${except}::int
    ) s
    where l.id = ${localityId}::int`.execute(database);
  return rows[0] ?? null;
}
