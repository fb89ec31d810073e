import { sql } from 'kysely';
import type { Database } from '@verandah/api';

const mostRows = 2_000;

/**
 * Inserts rows in a few large statements. @param columns names with SQL types, as the rows name them: 'id int'
 * @param after what follows the rows: 'on conflict do nothing'
 */
export async function insertRows(
  database: Database,
  table: string,
  columns: readonly string[],
  rows: readonly object[],
  after = '',
): Promise<void> {
  const names = sql.raw(columns.map((column) => column.split(' ')[0]).join(', '));
  for (let from = 0; from < rows.length; from += mostRows) {
    await sql`insert into ${sql.table(table)} (${names}) select ${names}
      from json_to_recordset(${JSON.stringify(rows.slice(from, from + mostRows))}::json) as
        r(${sql.raw(columns.join(', '))}) ${sql.raw(after)}`.execute(database);
  }
}

/** Reserves a run of ids. @returns the first */
export async function reserveIds(database: Database, table: string, count: number): Promise<number> {
  const { rows } = await sql<{ first: bigint }>`
    select setval(s.name::regclass, nextval(s.name::regclass) + greatest(${count}::int - 1,
      0)) - greatest(${count}::int - 1, 0) as first
    from (select pg_get_serial_sequence(${table}, 'id') as name) s`.execute(database);
  return Number(rows[0]?.first);
}
