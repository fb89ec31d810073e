import type { Database } from '@verandah/api';
import { sql } from 'kysely';

/** A table with its indexes and TOAST data. */
export interface TableBytes {
  readonly name: string;
  readonly bytes: number;
  /** Whether results pages and location names are queried from it. */
  readonly ofSearch: boolean;
}

const ofSearch = /^(?:listing_search|listing_count|listing_day|listing_street|suggestion|tile)/;

/** Of all tables of the product, after a vacuum. */
export async function bytesByTable(database: Database): Promise<readonly TableBytes[]> {
  await sql`vacuum (analyze)`.execute(database);
  const { rows } = await sql<{ name: string; bytes: number }>`
    select c.relname as name, pg_total_relation_size(c.oid)::float8 as bytes from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = 'public' order by 2 desc`.execute(database);
  return rows.map(({ name, bytes }) => ({ name, bytes, ofSearch: ofSearch.test(name) }));
}
