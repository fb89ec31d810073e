import { sql } from 'kysely';
import type { Database } from '../platform/database/public.ts';

/** A database that remembers a moment. */
export interface Rewind {
  /** Tables with rows that were written or deleted since, in transactions that were committed. */
  changed(): Promise<readonly string[]>;
  /** Puts their rows, and all sequences, back. */
  rewind(): Promise<void>;
}

interface Relation {
  readonly name: string;
  readonly columns: string;
}

/**
 * Remembers what all tables have now, in a schema of its own. Triggers note which tables are written, so that only
 * those are put back: as rows, without the product's triggers and in any order. A note is a row each time: with a
 * unique name two transactions would wait for each other where without the notes they don't.
 */
export async function rememberRows(database: Database): Promise<Rewind> {
  const { rows: tables } = await sql<Relation>`
    select oid::regclass::text as name,
      (select string_agg(quote_ident(attname), ', ' order by attnum) from pg_attribute
        where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '') as columns
    from pg_class c where relkind = 'r' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'
      order by 1`.execute(database);
  const { rows: sequences } = await sql<{ name: string }>`
    select oid::regclass::text as name from pg_class
      where relkind = 'S' and relnamespace::regnamespace::text !~ '^(pg_|information_schema)'`.execute(database);
  const copyOf = (name: string): string => `remembered."${name.replaceAll('"', '')}"`;
  await sql
    .raw(
      `create schema remembered;
      create table remembered.changed (name text);
      create function remembered.note() returns trigger language plpgsql as $$ begin
        insert into remembered.changed values (tg_relid::regclass::text);
        return null;
      end $$;
      ${tables
        .map(
          ({ name }) => `create table ${copyOf(name)} as table ${name};
          create trigger remembered_rows after insert or update or delete on ${name} for each row execute function remembered.note();
          create trigger remembered_truncate after truncate on ${name} execute function remembered.note();`,
        )
        .join('\n')}
      create table remembered.sequences as ${sequences
        .map(
          ({ name }) => `select '${name}'::regclass as sequence, last_value as value, is_called as called from ${name}`,
        )
        .join(' union all ')};`,
    )
    .execute(database);
  const changed = async (): Promise<readonly string[]> => {
    const { rows } = await sql<{ name: string }>`select distinct name from remembered.changed order by name`.execute(
      database,
    );
    return rows.map(({ name }) => name);
  };
  return {
    changed,
    async rewind() {
      const names = await changed();
      if (names.length === 0) return;
      const back = tables
        .filter(({ name }) => names.includes(name))
        .map(
          ({ name, columns }) =>
            `delete from ${name}; insert into ${name} (${columns}) overriding system value select ${columns} from ${copyOf(name)};`,
        );
      await sql
        .raw(
          `begin; set local session_replication_role = replica; ${back.join(' ')} delete from remembered.changed;
          select setval(sequence, value, called) from remembered.sequences; commit;`,
        )
        .execute(database);
    },
  };
}
