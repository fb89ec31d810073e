import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { databaseOver } from './database.ts';
import type { Database, OnStatement } from './database.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { migrate, productMigrations } from './migrate.ts';
import { openServerPool } from './server-pool.ts';

/** What many tests begin with beside the tables, and that takes long to write: it is written once, into a template. */
export interface TestContents {
  /** Of lower-case letters. */
  readonly name: string;
  /** Names what it writes: another version makes another template. */
  readonly version: string;
  write(database: Database): Promise<unknown>;
}

/**
 * A fresh, migrated database for one test file; `destroy()` it afterwards. Embedded and in memory, or, with
 * TEST_DATABASE_URL, a new database on that server: the same tests run on both.
 * @param onStatement called after every statement
 * @param contents what it has; absent: empty tables
 */
export async function testDatabase(onStatement?: OnStatement, contents?: TestContents): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined || server === ''
    ? inMemory(onStatement, contents)
    : onServer(server, onStatement, contents);
}

/**
 * Lays the same into a data folder that has none yet, for a service or a command that opens it there: initialising and
 * migrating a folder of its own takes each of them seconds.
 */
export async function testDataFolder(dataDir: string, contents?: TestContents): Promise<void> {
  mkdirSync(dataDir, { recursive: true });
  const pool = await EmbeddedPool.open({ folder: join(dataDir, 'database'), template: await templateFile(contents) });
  await pool.end();
}

/** Starting from a migrated copy is several times quicker than from nothing. */
async function inMemory(onStatement?: OnStatement, contents?: TestContents): Promise<Database> {
  const template = await templateFile(contents);
  return databaseOver(await EmbeddedPool.open({ template }), onStatement);
}

/** Migrations and contents that are the same give the same template. */
function templateVersion(contents?: TestContents): string {
  const checksums = productMigrations().map(({ checksum }) => checksum);
  const version = createHash('sha256')
    .update([...checksums, contents?.version].join())
    .digest('hex')
    .slice(0, 16);
  return contents === undefined ? version : `${contents.name}_${version}`;
}

async function templateFile(contents?: TestContents): Promise<string> {
  const folder = join(tmpdir(), 'verandah-test-templates');
  const file = join(folder, `${templateVersion(contents)}.tar`);
  if (existsSync(file)) return file;
  const pool = await EmbeddedPool.open({});
  try {
    const database = databaseOver(pool);
    await migrate(database);
    await contents?.write(database);
    // PostgreSQL's own templates, which nobody connects to, are half of the files that every test would unpack.
    await sql`update pg_database set datistemplate = false`.execute(database);
    for (const name of ['template0', 'template1']) await sql`drop database ${sql.id(name)}`.execute(database);
    const dump = await pool.dump();
    mkdirSync(folder, { recursive: true });
    // Moved into place whole: tests run side by side.
    const part = `${file}.${randomUUID()}`;
    writeFileSync(part, dump);
    renameSync(part, file);
  } finally {
    await pool.end();
  }
  return file;
}

async function onServer(url: string, onStatement?: OnStatement, contents?: TestContents): Promise<Database> {
  const template = `verandah_template_${templateVersion(contents)}`;
  const name = `verandah_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(url, async (query) => {
    // One of the test processes makes the template, the others wait for it.
    await query('select pg_advisory_lock(4711)');
    const [found] = await query<{ made: boolean }>(
      `select exists (select from pg_database where datname = '${template}') as made`,
    );
    if (found?.made !== true) await makeTemplate(url, query, template, contents);
    await query('select pg_advisory_unlock(4711)');
    await query(`create database ${name} template ${template}`);
  });
  const pool = await openServerPool(addressOf(url, name), { size: 4 });
  return databaseOver(
    {
      options: pool.options,
      connect: () => pool.connect(),
      async end() {
        await pool.end();
        await asAdmin(url, (query) => query(`drop database if exists ${name} with (force)`));
      },
    },
    onStatement,
  );
}

type Query = <Row>(statement: string) => Promise<readonly Row[]>;

/** Made under another name, so that one half done is never taken for whole. */
async function makeTemplate(url: string, query: Query, template: string, contents?: TestContents): Promise<void> {
  await query(`drop database if exists ${template}_part with (force)`);
  await query(`create database ${template}_part`);
  const database = databaseOver(await openServerPool(addressOf(url, `${template}_part`), { size: 1 }));
  try {
    await migrate(database);
    await contents?.write(database);
  } finally {
    await database.destroy();
  }
  await query(`alter database ${template}_part rename to ${template}`);
}

const addressOf = (url: string, name: string): string => Object.assign(new URL(url), { pathname: `/${name}` }).href;

async function asAdmin(url: string, run: (query: Query) => Promise<unknown>): Promise<void> {
  const admin = await openServerPool(url, { size: 1 });
  const client = await admin.connect();
  try {
    await run(async <Row>(statement: string) => (await client.query(statement)).rows as readonly Row[]);
  } finally {
    client.release();
    await admin.end();
  }
}
