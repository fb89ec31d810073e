import { sql } from 'kysely';
import type { Database } from '../../../platform/database/public.ts';

/** Tables that have rows of a locality of their own making; those of others (a listing, a review) need the locality. */
const derived = ['locality_near', 'locality_boundary', 'former_locality_slug', 'school', 'suggestion', 'census_area'];

/** Removes localities that nothing refers to. @returns the ids of those removed */
export async function retirePlaces(transaction: Database, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const { rows: references } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = any(c.conkey)
    where c.contype = 'f' and c.confrelid = 'locality'::regclass
      and c.conrelid::regclass::text <> all(${derived}::text[])
      and c.conparentid = 0`.execute(transaction);
  const unused = references.map(
    ({ table, column }) => sql`not exists (select from ${sql.table(table)} r where r.${sql.ref(column)} = l.id)`,
  );
  const { rows } = await sql<{ id: number }>`
    delete from locality l where l.id = any(${[...ids]}::int[]) and ${sql.join(unused, sql` and `)}
      returning l.id`.execute(transaction);
  return rows.map(({ id }) => id);
}
