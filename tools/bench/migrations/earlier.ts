import type { Database } from '@verandah/api';
import { sql } from 'kysely';

interface Table {
  readonly name: string;
  readonly columns: string;
}

/** Tables and their columns, without those that are computed. */
async function tablesOf(database: Database): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const { rows } = await sql<{ name: string; columns: string[] }>`
    select c.oid::regclass::text as name, array_agg(quote_ident(attname)) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = ''
    where n.nspname in ('public', 'releases') and c.relkind in ('r', 'p') and not c.relispartition and c.relname not in ('migration', 'page_change') group by 1`.execute(
    database,
  );
  return new Map(rows.map(({ name, columns }) => [name, new Set(columns)]));
}

/**
 * Copies the rows of all tables that both databases of one server have, as far as the other one has their columns.
 */
export async function copyRows(from: Database, to: Database): Promise<void> {
  const [theirs, ours] = [await tablesOf(from), await tablesOf(to)];
  const shared: Table[] = [...ours].flatMap(([name, columns]) => {
    const both = [...columns].filter((column) => theirs.get(name)?.has(column));
    return both.length === 0 ? [] : [{ name, columns: both.join(', ') }];
  });
  const { rows } = await sql<{ path: string }>`select current_setting('data_directory') || '/copied' as path`.execute(
    from,
  );
  const path = sql.lit(rows[0]?.path ?? '');
  await to.connection().execute(async (connection) => {
    // Neither triggers nor foreign keys: the rows are right already.
    await sql`set session_replication_role = replica`.execute(connection);
    await sql.raw(`truncate ${shared.map(({ name }) => name).join(', ')} cascade`).execute(connection);
    for (const { name, columns } of shared) {
      await sql`copy (select ${sql.raw(columns)} from ${sql.raw(name)}) to ${path} (format binary)`.execute(from);
      await sql`copy ${sql.raw(name)} (${sql.raw(columns)}) from ${path} (format binary)`.execute(connection);
    }
    await sql`set session_replication_role = origin`.execute(connection);
  });
  await sql`vacuum (analyze)`.execute(to);
}

/** The sample has some alerts for each of its 3,000 members; a large site has as many as listings. */
export async function multiplyAlerts(database: Database, count: number): Promise<void> {
  await sql`insert into alert (member_id, name, address, mode) select member_id, name, address, mode from alert, generate_series(1, ${count}::int / (select count(*)::int from alert)) where member_id is not null limit ${count}::int`.execute(
    database,
  );
}
