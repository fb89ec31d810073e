import type { Database } from '@verandah/api';
import { sql } from 'kysely';

/** Of tables with their indexes and TOAST data. */
export interface Bytes {
  readonly all: number;
  /** Of those that results pages and location names are queried from. */
  readonly ofSearch: number;
}

/** Of all tables of the product, after a vacuum. */
export async function countBytes(database: Database): Promise<Bytes> {
  await sql`vacuum (analyze)`.execute(database);
  const { rows } = await sql<Bytes>`
    select sum(bytes)::float8 as all,
      sum(bytes) filter (where relname ~ '^(listing_(search|count|day|street)|suggestion|tile)')::float8 as "ofSearch"
    from (select relname, pg_total_relation_size(c.oid) as bytes from pg_class c
      join pg_namespace n on n.oid = c.relnamespace
      where c.relkind = 'r' and n.nspname = 'public') tables`.execute(database);
  return rows[0] ?? { all: 0, ofSearch: 0 };
}
