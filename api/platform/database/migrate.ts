import { createHash } from 'node:crypto';
import { readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { locks } from './locks.ts';
import { codeOf, messageOf } from '../failure.ts';
import { DatabaseProblem } from './pool.ts';

export interface Migration {
  readonly name: string;
  readonly text: string;
  readonly checksum: string;
}

const folder = new URL('./migrations/', import.meta.url);

/** The product's migrations in their order: `0001-places.sql` first. */
export function productMigrations(): Migration[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .toSorted()
    .map((name) => toMigration(name, readFileSync(new URL(name, folder), 'utf8')));
}

/** A migration from its text; the checksum ignores line endings. */
export function toMigration(name: string, text: string): Migration {
  const plain = text.replaceAll('\r\n', '\n');
  return { name, text: plain, checksum: createHash('sha256').update(plain).digest('hex') };
}

/** How a migration waits for a locked table, milliseconds. */
export interface Patience {
  readonly waits: number;
  readonly pauses: number;
  readonly tries: number;
}
/**
 * Lines for the operator while migrations run: applied migrations with their durations, or the lock that one waits for.
 * @param waits whether the line is about a migration that cannot lock its table yet
 */
export type OnMigration = (line: string, waits: boolean) => void;

/** For a backup of a million listings: some twenty minutes. */
const usualPatience: Patience = { waits: 2000, pauses: 3000, tries: 240 };
const lockTimeout = '55P03';
const undefinedTable = '42P01';
/** A waiting migration is reported after its first try and then after this many more, about every 100 seconds. */
const triesOfReport = 20;

/**
 * Applies pending migrations, each in its own transaction. Concurrent processes take turns. A migration that waits for
 * a table blocks later readers of that table, so it gives up after two seconds and tries again.
 * @returns the names of the applied migrations
 * @throws {DatabaseProblem} when one that was applied before has changed or is gone, or one fails; when one could not
 * lock its tables, it names the sessions with the longest transactions
 */
export async function migrateDatabase(
  database: Database,
  migrations: readonly Migration[] = productMigrations(),
  patience: Patience = usualPatience,
  onMigration: OnMigration = () => undefined,
): Promise<string[]> {
  await sql`create table if not exists migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now()
  )`
    .execute(database)
    .catch((error: unknown) => {
      // If two processes create it concurrently, one gets the error that it exists.
      if (!['23505', '42P07'].includes(codeOf(error) ?? '')) throw error;
    });
  await refuseUnknown(database, migrations);
  const applied: string[] = [];
  for (const each of migrations) {
    if (await applyPatiently(database, each, patience, onMigration)) applied.push(each.name);
  }
  return applied;
}

/**
 * Checks that a database is up to date, for a role without the right to migrate it.
 * @throws {DatabaseProblem} when a migration is missing, was changed, or is of a newer version
 */
export async function requireMigrated(database: Database): Promise<void> {
  const migrations = productMigrations();
  const missing = (name: string): DatabaseProblem =>
    new DatabaseProblem(
      `The database lacks migration ${name}: run \`npm run data -- migrate\` with its owner's DATABASE_URL.`,
    );
  const { rows } = await sql<{ name: string; checksum: string }>`select name, checksum from migration`
    .execute(database)
    .catch((error: unknown) => {
      if (codeOf(error) === undefinedTable) throw missing(migrations[0]?.name ?? '');
      throw error;
    });
  await refuseUnknown(database, migrations);
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  for (const { name, checksum } of migrations) {
    const before = applied.get(name);
    if (before === undefined) throw missing(name);
    if (before !== checksum) throw migrationChanged(name);
  }
}

const migrationChanged = (name: string): DatabaseProblem =>
  new DatabaseProblem(`Migration ${name} was changed after it had been applied: restore its text and write a new one.`);

async function refuseUnknown(database: Database, migrations: readonly Migration[]): Promise<void> {
  const { rows } = await sql<{
    name: string;
  }>`select name from migration where not name = any(${migrations.map(({ name }) => name)}::text[])
    order by name`.execute(database);
  if (rows[0] !== undefined) {
    throw new DatabaseProblem(
      `The database was created by a newer version: it has migration ${rows[0].name}, which is unknown to this version.`,
    );
  }
}

async function applyPatiently(
  database: Database,
  migration: Migration,
  { waits, pauses, tries }: Patience,
  onMigration: OnMigration,
): Promise<boolean> {
  for (let tried = 1; ; tried += 1) {
    const started = performance.now();
    try {
      const applied = await applyMigration(database, migration, waits);
      if (applied)
        onMigration(`migration ${migration.name} applied in ${Math.round(performance.now() - started)} ms`, false);
      return applied;
    } catch (error) {
      if (!(error instanceof DatabaseProblem) || codeOf(error.cause) !== lockTimeout) throw error;
      if (tried >= tries)
        throw new DatabaseProblem(
          `${error.message}. Others used its tables at each of ${tries} attempts. ${await longestTransactions(database)} End them, or run the migration when they have ended; nothing was changed.`,
          { cause: error.cause },
        );
      if (tried % triesOfReport === 1)
        onMigration(
          `migration ${migration.name} waits for a table that others use, and lets their queries pass. ${await longestTransactions(database)}`,
          true,
        );
      await pause(pauses);
    }
  }
}

/** One sentence about the sessions with the longest transactions, since a lock is held until the end of one. */
async function longestTransactions(database: Database): Promise<string> {
  const { rows } = await sql<{ pid: number; who: string; state: string; seconds: number; query: string }>`
    select pid, coalesce(usename, 'no role') as who, coalesce(state, backend_type) as state, extract(epoch
      from clock_timestamp() - xact_start)::int as seconds, left(regexp_replace(query, '\\s+', ' ', 'g'), 100) as query
    from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null
      order by xact_start limit 3`.execute(database);
  if (rows.length === 0) return 'No other session has an open transaction now.';
  const sessions = rows.map(
    ({ pid, who, state, seconds, query }) => `${pid} (${who}, ${state}, ${seconds} s: ${query})`,
  );
  return `The longest transactions are those of processes ${sessions.join('; ')}.`;
}

function applyMigration(database: Database, { name, text, checksum }: Migration, waits: number): Promise<boolean> {
  return database.transaction().execute(async (transaction) => {
    await sql`select pg_advisory_xact_lock(${sql.lit(locks.migrating)})`.execute(transaction);
    const { rows } = await sql<{ checksum: string }>`select checksum from migration where name = ${name}`.execute(
      transaction,
    );
    const before = rows[0];
    if (before !== undefined) {
      if (before.checksum === checksum) return false;
      throw migrationChanged(name);
    }
    await sql`set local lock_timeout = ${sql.lit(waits)}`.execute(transaction);
    try {
      await sql.raw(text).execute(transaction);
    } catch (error) {
      throw new DatabaseProblem(`Migration ${name} failed: ${messageOf(error)}`, { cause: error });
    }
    await sql`insert into migration (name, checksum) values (${name}, ${checksum})`.execute(transaction);
    return true;
  });
}
