import { pageKinds, type Database } from '@verandah/api';
import { sql } from 'kysely';

/** Reports that everything has changed, so that the API reads its entities from the database again. */
export async function reportAllChanged(database: Database): Promise<void> {
  const tags = [...pageKinds, 'follows', 'listing-counts'];
  await sql`insert into page_change (tag) select unnest(${tags}::text[])`.execute(database);
}
