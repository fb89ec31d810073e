import { sql } from 'kysely';
import { codeOf } from '../failure.ts';
import { type Database, productMigrations } from '../database/public.ts';
import type { End, Manifest, Table } from './manifest.ts';
import { nameOf, plainText } from './dump.ts';
import { BackupProblem } from './problem.ts';

/** @throws {BackupProblem} if the backup has migrations that this version lacks */
export function migrationsOf({ migrations }: Manifest) {
  const known = new Map(productMigrations().map((each) => [each.name, each]));
  return migrations.map(({ name, checksum }) => {
    const found = known.get(name);
    if (found === undefined)
      throw new BackupProblem(
        `it was created by a newer version: it has migration ${name}, which is unknown to this version`,
      );
    if (found.checksum !== checksum) throw new BackupProblem(`migration ${name} differs from the one in the backup`);
    return found;
  });
}

/** All our objects in a database. Objects of extensions stay: they may belong to others. */
const dropAll = `
  drop schema if exists releases cascade;
  drop schema if exists jobs cascade;
  do $$ declare each record; begin
    for each in select format('%I.%I', n.nspname, c.relname) as name, c.relkind from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname = 'public' and c.relkind in ('r', 'p', 'v', 'm') and not c.relispartition and not exists (select from pg_depend where objid = c.oid and deptype = 'e')
    loop execute format('drop %s if exists %s cascade', case each.relkind when 'v' then 'view' when 'm' then 'materialized view' else 'table' end, each.name); end loop;
    for each in select p.oid::regprocedure::text as name, p.prokind from pg_proc p join pg_namespace n on n.oid = p.pronamespace
      where n.nspname = 'public' and not exists (select from pg_depend where objid = p.oid and deptype = 'e')
    loop execute format('drop %s if exists %s cascade', case each.prokind when 'a' then 'aggregate' when 'p' then 'procedure' else 'function' end, each.name); end loop;
    for each in select t.oid::regtype::text as name from pg_type t join pg_namespace n on n.oid = t.typnamespace
      where n.nspname = 'public' and t.typtype in ('e', 'd') and not exists (select from pg_depend where objid = t.oid and deptype = 'e')
    loop execute format('drop type if exists %s cascade', each.name); end loop;
  end $$`;

/**
 * Creates the tables as they were where the backup was made, empty, without triggers and constraints.
 */
export async function prepareTables(
  transaction: Database,
  manifest: Manifest,
): Promise<{ readonly finish: (end: End) => Promise<void> }> {
  const { rows: owners } = await sql<{ name: string }>`
    select nspowner::regrole::text as name from pg_namespace
      where nspname = 'jobs' and nspowner <> current_user::regrole`.execute(transaction);
  await sql.raw(dropAll).execute(transaction);
  // The API's role fills it with tables, and may make no schema.
  for (const { name } of owners) await sql.raw(`create schema jobs authorization ${name}`).execute(transaction);
  await sql
    .raw(
      'create table migration (name text primary key, checksum text not null, applied_at timestamptz not null default now())',
    )
    .execute(transaction);
  for (const { name, text, checksum } of migrationsOf(manifest)) {
    await sql.raw(text).execute(transaction);
    await transaction.insertInto('migration').values({ name, checksum }).execute();
  }
  await sql.raw(plainText).execute(transaction);
  const { rows: relations } = await sql<{ name: string }>`
    select c.oid::regclass::text as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
      where n.nspname in ('public', 'releases') and c.relkind in ('r', 'p')`.execute(transaction);
  const { rows: keys } = await sql<{ relation: string; name: string; definition: string }>`
    select conrelid::regclass::text as relation, quote_ident(conname) as name, pg_get_constraintdef(k.oid) as definition
    from pg_constraint k join pg_namespace n on n.oid = k.connamespace where contype = 'f' and conparentid = 0
      and n.nspname in ('public', 'releases')`.execute(transaction);
  for (const { name } of relations) await sql.raw(`alter table ${name} disable trigger user`).execute(transaction);
  for (const { relation, name } of keys)
    await sql.raw(`alter table ${relation} drop constraint ${name}`).execute(transaction);
  // Migrations insert a few rows.
  await sql`truncate ${sql.join(manifest.tables.map(nameOf))}`.execute(transaction).catch((error: unknown) => {
    throw codeOf(error) === '42P01' ? new BackupProblem('it holds tables that this version does not make') : error;
  });
  return {
    async finish({ sequences }) {
      for (const { name, value } of sequences)
        await sql`select setval(${name}::regclass, ${value}::bigint)`.execute(transaction);
      for (const { relation, name, definition } of keys)
        await sql.raw(`alter table ${relation} add constraint ${name} ${definition}`).execute(transaction);
      for (const { name } of relations) await sql.raw(`alter table ${name} enable trigger user`).execute(transaction);
    },
  };
}

/** Rows that are written at once. */
const rowsAtOnce = 1000;

/** Writes rows as `dumpTable` has read them. @returns how many */
export async function loadRows(transaction: Database, table: Table, text: string): Promise<number> {
  const lines = text.split('\n').filter(Boolean);
  const columns = sql.join(table.columns.map(({ name }) => sql.id(name)));
  const values = sql.raw(table.columns.map(({ type }, index) => `(line ->> ${index})::${type}`).join(', '));
  for (let from = 0; from < lines.length; from += rowsAtOnce) {
    const rows = `[${lines.slice(from, from + rowsAtOnce).join(',')}]`;
    await sql`insert into ${nameOf(table)} (${columns}) overriding system value select ${values}
      from jsonb_array_elements(${rows}::jsonb) as line`.execute(transaction);
  }
  return lines.length;
}

/** Queues the jobs that were waiting. */
export async function loadJobs(transaction: Database, text: string): Promise<number> {
  const lines = text.split('\n').filter(Boolean);
  await sql`insert into job_wanted (name, key, data, start_after)
    select line ->> 0, line ->> 1, line -> 2, (line ->> 3)::timestamptz
      from jsonb_array_elements(${`[${lines.join(',')}]`}::jsonb) as line`.execute(transaction);
  return lines.length;
}
