import type { Database } from '@verandah/api';
import { sql } from 'kysely';

const tablesAtOnce = 2;

/** What a table can do without while it is filled, and the statements that take it away and make it again. */
interface Dependent {
  /** The table, with its partitions. */
  readonly table: string;
  readonly drop: string;
  readonly create: string;
}

/**
 * Does some work while these tables have neither foreign keys nor indexes besides their primary keys, then makes them
 * again: an index is built several times as quickly from all rows as row by row, and a foreign key is checked by one
 * join. Only for a database that nothing else uses.
 */
export async function withoutIndexes(
  database: Database,
  tables: readonly string[],
  work: () => Promise<void>,
): Promise<void> {
  const [keys, indexes] = [await foreignKeys(database, tables), await indexesOf(database, tables)];
  for (const { drop } of [...keys, ...indexes]) await sql.raw(drop).execute(database);
  try {
    await work();
  } finally {
    // One after the other of a table: partitions' indexes get their names as they are made.
    const waiting = [...Map.groupBy(indexes, ({ table }) => table).values()];
    await Promise.all(
      Array.from({ length: tablesAtOnce }, async () => {
        for (let table = waiting.shift(); table !== undefined; table = waiting.shift())
          for (const { create } of table) await sql.raw(create).execute(database);
      }),
    );
    for (const { create } of keys) await sql.raw(create).execute(database);
  }
}

async function foreignKeys(database: Database, tables: readonly string[]): Promise<Dependent[]> {
  const { rows } = await sql<Dependent>`
    select conrelid::regclass::text as table,
      format('alter table %s drop constraint %I', conrelid::regclass, conname) as drop,
      format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as create
    from pg_constraint where contype = 'f' and conparentid = 0 and conrelid = any(${tables}::regclass[])
    order by conrelid::regclass::text, conname`.execute(database);
  return rows;
}

/** Those of partitions as well, which come and go with their table's unless they are theirs alone. */
async function indexesOf(database: Database, tables: readonly string[]): Promise<Dependent[]> {
  const { rows } = await sql<Dependent>`
    with filled as (
      select oid, oid as whole from pg_class where oid = any(${tables}::regclass[])
      union select inhrelid, inhparent from pg_inherits where inhparent = any(${tables}::regclass[])
    )
    select filled.whole::regclass::text as table,
      case when c.oid is null then format('drop index %s', i.indexrelid::regclass)
        else format('alter table %s drop constraint %I', i.indrelid::regclass, c.conname) end as drop,
      case when c.oid is null then replace(pg_get_indexdef(i.indexrelid), ' ON ONLY ', ' ON ')
        else format('alter table %s add constraint %I %s', i.indrelid::regclass, c.conname,
          pg_get_constraintdef(c.oid)) end as create
    from pg_index i join filled on filled.oid = i.indrelid
    join pg_class n on n.oid = i.indexrelid join pg_am on pg_am.oid = n.relam
    left join pg_constraint c on c.conindid = i.indexrelid and c.contype = 'u'
    where not i.indisprimary and not exists (select from pg_inherits where inhrelid = i.indexrelid)
    -- The words take longest.
    order by pg_am.amname = 'gin' desc, i.indexrelid`.execute(database);
  return rows;
}
