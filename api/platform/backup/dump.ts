import { sql } from 'kysely';
import type { Database } from '../database/public.ts';
import { jobsFile, rowsFile, type End, type Table } from './manifest.ts';

/** Rows of one fetch. */
const rowsAtOnce = 2000;
/** Characters of one file of rows, about. */
const fileSize = 4 << 20;

/** Recreated by migrations; and records of transactions, which have other numbers elsewhere. */
const leftOut = ['migration', 'page_change'];

/** Every value has a text by which PostgreSQL reads it back as it was; settings that could change it are fixed. */
export const plainText =
  "set local timezone to 'UTC'; set local datestyle to 'ISO'; set local intervalstyle to 'postgres'; set local extra_float_digits to 1; set local bytea_output to 'hex'";

/** Our tables and their columns; those that are computed from others are left out. */
export async function tablesOf(database: Database): Promise<Table[]> {
  const { rows } = await sql<Table>`
    select n.nspname as schema, c.relname as name, jsonb_agg(jsonb_build_object('name', a.attname, 'type',
      format_type(a.atttypid, a.atttypmod)) order by a.attnum) as columns
    from pg_class c join pg_namespace n on n.oid = c.relnamespace join pg_attribute a on a.attrelid = c.oid
      and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
    where n.nspname in ('public', 'releases') and c.relkind in ('r', 'p') and not c.relispartition
      and not c.relname = any(${leftOut}::text[])
    group by 1, 2 order by 1, 2`.execute(database);
  return rows;
}

export const nameOf = ({ schema, name }: Pick<Table, 'schema' | 'name'>) => sql.id(schema, name);

/** A table's rows, a line of JSON each: a list of its columns' values as text. @returns how many */
export async function dumpTable(
  database: Database,
  table: Table,
  put: (name: string, bytes: Buffer) => Promise<void>,
): Promise<number> {
  const values = sql.join(table.columns.map(({ name }) => sql`${sql.id(name)}::text`));
  await sql`declare backup no scroll cursor for select to_jsonb(array[${values}])::text as line
    from ${nameOf(table)}`.execute(database);
  let [count, part, size]: [number, number, number] = [0, 0, 0];
  let lines: string[] = [];
  const flush = async (): Promise<void> => {
    if (lines.length === 0) return;
    part += 1;
    await put(rowsFile(table, part), Buffer.from(`${lines.join('\n')}\n`));
    [lines, size] = [[], 0];
  };
  for (;;) {
    const { rows } = await sql<{ line: string }>`fetch ${sql.raw(String(rowsAtOnce))} from backup`.execute(database);
    for (const { line } of rows) {
      lines.push(line);
      size += line.length;
      count += 1;
      if (size > fileSize) await flush();
    }
    if (rows.length < rowsAtOnce) break;
  }
  await flush();
  await sql`close backup`.execute(database);
  return count;
}

/**
 * Jobs that wait or are under way, to be queued again: the queue's own tables belong to the version that restores them.
 */
export async function dumpJobs(
  database: Database,
  put: (name: string, bytes: Buffer) => Promise<void>,
): Promise<number> {
  const {
    rows: [found],
  } = await sql<{ there: boolean }>`select to_regclass('jobs.job') is not null as there`.execute(database);
  if (!found?.there) return 0;
  const { rows } = await sql<{ line: string }>`
    select jsonb_build_array(name, singleton_key, data, start_after)::text as line from jobs.job
    where state in ('created', 'retry', 'active') and name not like '\\_\\_%' and data is not null
      order by created_on`.execute(database);
  if (rows.length > 0) await put(jobsFile, Buffer.from(`${rows.map(({ line }) => line).join('\n')}\n`));
  return rows.length;
}

/** The next values of sequences. */
export async function sequencesOf(database: Database): Promise<End['sequences']> {
  const { rows } = await sql<{ name: string; value: string }>`
    select format('%I.%I', schemaname, sequencename) as name, last_value::text as value from pg_sequences
      where schemaname in ('public', 'releases') and last_value is not null order by 1`.execute(database);
  return rows;
}
