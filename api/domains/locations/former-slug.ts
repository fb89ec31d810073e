import { sql } from 'kysely';
import type { Database } from '../../platform/database/public.ts';
import { localityColumns } from './locality.ts';
import type { Locality } from './locality.ts';

/** The place that once had this slug and has another one now: its addresses redirect to the present one. */
export async function localityByFormerSlug(database: Database, slug: string): Promise<Locality | undefined> {
  const { rows } = await sql<Locality>`
    select ${localityColumns} from former_locality_slug f join locality l on l.id = f.locality_id
    where f.slug = ${slug.toLowerCase()}`.execute(database);
  return rows[0];
}
