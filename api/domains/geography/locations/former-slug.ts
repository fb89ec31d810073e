import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';
import { localityColumns } from './locality.ts';
import type { Locality } from './locality.ts';

/** The locality whose former slug this is; URLs with it redirect to the current slug. */
export async function localityByFormerSlug(database: Database, slug: string): Promise<Locality | undefined> {
  const { rows } = await sql<Locality>`
    select ${localityColumns} from former_locality_slug f join locality l on l.id = f.locality_id
    where f.slug = ${slug.toLowerCase()}`.execute(database);
  return rows[0];
}
