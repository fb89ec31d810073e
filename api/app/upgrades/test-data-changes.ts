import { sql } from 'kysely';
import { nameOf, plainText, tablesOf } from '../../platform/backup/dump.ts';
import type { Database } from '../../platform/database/public.ts';

/** Copies every table as it is, for `dataChanges`. */
export async function rememberData(database: Database): Promise<void> {
  await sql`create schema before`.execute(database);
  for (const table of await tablesOf(database)) {
    const columns = sql.join(table.columns.map(({ name }) => sql.id(name)));
    const copy = sql.id('before', `${table.schema}.${table.name}`);
    await sql`create table ${copy} as select ${columns} from ${nameOf(table)}`.execute(database);
  }
}

/**
 * What happened to the data since `rememberData`, a line for each table with lost, changed or added rows and for each
 * column that is gone: 'public.enquiry: 1 row lost or changed'. New tables and columns are not mentioned.
 */
export async function dataChanges(database: Database): Promise<string[]> {
  return database.transaction().execute(async (transaction) => {
    await sql.raw(plainText).execute(transaction);
    const now = new Map((await tablesOf(transaction)).map((table) => [`${table.schema}.${table.name}`, table]));
    const { rows } = await sql<{ name: string; columns: string[] }>`
      select relname as name, array_agg(attname::text order by attnum) as columns
      from pg_class join pg_attribute on attrelid = pg_class.oid and attnum > 0
      where relnamespace = 'before'::regnamespace group by 1 order by 1`.execute(transaction);
    const lines: string[] = [];
    for (const { name, columns } of rows) {
      const old = sql.id('before', name);
      const table = now.get(name);
      if (table === undefined) {
        lines.push(`${name} is gone`);
        continue;
      }
      const present = new Set(table.columns.map((column) => column.name));
      lines.push(...columns.filter((column) => !present.has(column)).map((column) => `${name}.${column} is gone`));
      const values = sql.join(
        columns.filter((column) => present.has(column)).map((column) => sql`${sql.id(column)}::text`),
      );
      const missing = async (from: ReturnType<typeof sql>, other: ReturnType<typeof sql>): Promise<number> => {
        const { rows: found } = await sql<{ count: number }>`
          select count(*)::int
          from (select ${values} from ${from} except all select ${values} from ${other}) as missing`.execute(
          transaction,
        );
        return found[0]?.count ?? 0;
      };
      const [lost, added] = [
        await missing(sql`${old}`, sql`${nameOf(table)}`),
        await missing(sql`${nameOf(table)}`, sql`${old}`),
      ];
      if (lost > 0) lines.push(`${name}: ${lost} ${lost === 1 ? 'row' : 'rows'} lost or changed`);
      if (added > lost) lines.push(`${name}: ${added - lost} ${added - lost === 1 ? 'row' : 'rows'} added`);
    }
    return lines;
  });
}

/** Everything of a schema that rows must obey, a line each: columns, constraints, indexes, triggers, functions. */
export async function schemaLines(database: Database): Promise<string[]> {
  const { rows } = await sql<{ line: string }>`
    with ours as (
      select c.oid, c.oid::regclass::text as name
      from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'releases') and c.relkind in ('r', 'p')
    )
    select format('%s.%s %s %s %s %s', name, attname, format_type(atttypid, atttypmod), attnotnull,
        attidentity::text || attgenerated::text, pg_get_expr(adbin, adrelid)) as line
      from ours join pg_attribute on attrelid = oid and attnum > 0 and not attisdropped
      left join pg_attrdef on adrelid = attrelid and adnum = attnum
    union all select format('%s %s %s %s', name, conname, pg_get_constraintdef(k.oid), convalidated) from ours
      join pg_constraint k on conrelid = ours.oid where contype <> 'n'
    union all select format('%s %s', pg_get_indexdef(indexrelid), indisvalid) from ours join pg_index on indrelid = oid
    union all select format('%s %s', pg_get_triggerdef(t.oid), tgenabled) from ours
      join pg_trigger t on tgrelid = ours.oid where not tgisinternal
    union all select pg_get_functiondef(p.oid) from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname in ('public', 'releases') and prokind in ('f', 'p') and not exists (select from pg_depend
        where objid = p.oid and deptype = 'e')
    order by 1`.execute(database);
  return rows.map(({ line }) => line);
}
