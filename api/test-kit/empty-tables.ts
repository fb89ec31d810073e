import { sql } from 'kysely';
import type { Database } from '../platform/database/public.ts';

/** What triggers empty when `listing_search` is truncated. */
const sums = ['listing_count', 'listing_count_change', 'tile_cell', 'tile_change'];

/** The statement for some tables, by their names: what refers to what stays as it is while tests run. */
const statements = new Map<string, string>();

/**
 * Empties tables and all that refer to them, as `truncate … cascade` does, which takes many times as long: it makes new
 * files for every table and index.
 * @param also 'restart identity': the next rows are numbered from 1
 */
export async function emptyTables(
  database: Database,
  tables: readonly [string, ...string[]],
  also?: 'restart identity',
): Promise<void> {
  const key = [...tables, also].join();
  const statement = statements.get(key) ?? (await statementFor(database, tables, also));
  statements.set(key, statement);
  await sql.raw(statement).execute(database);
}

async function statementFor(database: Database, tables: readonly string[], also?: string): Promise<string> {
  const { rows } = await sql<{ name: string; sequences: string[] }>`
    with recursive emptied as (
      select unnest(${tables}::regclass[]) as id
      union
      select k.conrelid from pg_constraint k join emptied e on k.confrelid = e.id
        where contype = 'f' and conparentid = 0
    )
    select id::regclass::text as name, array(
      select s.oid::regclass::text from pg_depend d join pg_class s on s.oid = d.objid and s.relkind = 'S'
      where d.refobjid = e.id and d.deptype in ('a', 'i')) as sequences
    from emptied e order by 1`.execute(database);
  const emptied = rows.map(({ name }) => name);
  if (emptied.includes('listing_search')) emptied.push(...sums);
  const restarted = also === undefined ? [] : rows.flatMap(({ sequences }) => sequences);
  return [
    'begin',
    'set local session_replication_role = replica',
    ...emptied.map((name) => `delete from ${name}`),
    ...restarted.map((sequence) => `select setval('${sequence}', 1, false)`),
    'commit',
  ].join('; ');
}
