import { createHash, randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { databaseOver } from '../platform/database/database.ts';
import type { Database, OnStatement } from '../platform/database/database.ts';
import { migrateDatabase, productMigrations } from '../platform/database/migrate.ts';
import { startPrivateServer, type PrivateServer } from './private-server.ts';
import { openServerPool } from '../platform/database/server-pool.ts';

/** What many tests begin with beside the tables, and that takes long to write: it is written once, into a template. */
export interface TestContents {
  /** Of lower-case letters. */
  readonly name: string;
  /** Version of the contents: another version makes another template. */
  readonly version: string;
  write(database: Database): Promise<unknown>;
}

/** A database of its own for one test. */
export interface TestDatabase {
  /** Its address, as DATABASE_URL has it. */
  readonly url: string;
  /** Removes it, with connections that are still open. */
  drop(): Promise<void>;
}

/**
 * A fresh, migrated database for one test file; `destroy()` it afterwards.
 * @param onStatement called after every statement
 * @param contents what it has; absent: empty tables
 */
export async function testDatabase(onStatement?: OnStatement, contents?: TestContents): Promise<Database> {
  const { url, drop } = await testDatabaseUrl(contents);
  const pool = await openServerPool(url, { size: 4 });
  return databaseOver(
    {
      options: pool.options,
      connect: () => pool.connect(),
      async end() {
        await pool.end();
        await drop();
      },
    },
    onStatement,
  );
}

/**
 * The same for a service or a command that opens its database itself: the address of a copy of a template, on the
 * server that TEST_DATABASE_URL names.
 * @param contents what it has; absent: empty tables
 */
export async function testDatabaseUrl(contents?: TestContents): Promise<TestDatabase> {
  const server = process.env['TEST_DATABASE_URL'] ?? '';
  if (server === '') throw new Error('TEST_DATABASE_URL names no PostgreSQL server: Jest starts one for its tests.');
  const name = `verandah_test_${randomUUID().replaceAll('-', '')}`;
  await asAdmin(server, async (query) => {
    const template = await templateDatabase(server, query, contents);
    // Half the work of copying through the write-ahead log, which is for templates of a few pages.
    await query(`create database ${name} template ${template} strategy file_copy`);
  });
  return {
    url: addressOf(server, name),
    drop: () => asAdmin(server, (query) => query(`drop database if exists ${name} with (force)`)),
  };
}

let server: PrivateServer | undefined;

/** Starts a server for this process's tests and names it in TEST_DATABASE_URL, unless that names one. */
export async function startTestServer(): Promise<void> {
  if ((process.env['TEST_DATABASE_URL'] ?? '') !== '') return;
  server = await startPrivateServer({
    configuration: { max_connections: '300', autovacuum: 'off', shared_buffers: '32MB' },
  });
  process.env['TEST_DATABASE_URL'] = server.url;
  // Jest stops at once then, and the server would stay.
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.once(signal, () => void stopTestServer().finally(() => process.exit(1)));
}

/** Stops the server that `startTestServer` started, if it did. */
export async function stopTestServer(): Promise<void> {
  if (server === undefined) return;
  delete process.env['TEST_DATABASE_URL'];
  await server.stop();
  server = undefined;
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

/** One of the test processes makes a template, the others wait for it. */
async function templateDatabase(url: string, query: Query, contents?: TestContents): Promise<string> {
  const template = `verandah_template_${templateVersion(contents)}`;
  const isMade = async (): Promise<boolean> =>
    (await query(`select from pg_database where datname = '${template}'`)).length > 0;
  if (await isMade()) return template;
  await query('select pg_advisory_lock(4711)');
  if (!(await isMade())) await makeTemplate(url, query, template, contents);
  await query('select pg_advisory_unlock(4711)');
  return template;
}

type Query = <Row>(statement: string) => Promise<readonly Row[]>;

/** Created under another name, so that an incomplete one is never used. */
async function makeTemplate(url: string, query: Query, template: string, contents?: TestContents): Promise<void> {
  await query(`drop database if exists ${template}_part with (force)`);
  await query(`create database ${template}_part`);
  const database = databaseOver(await openServerPool(addressOf(url, `${template}_part`), { size: 1 }));
  try {
    await migrateDatabase(database);
    await contents?.write(database);
    // Nothing else measures the tables that a plan depends on.
    await sql`analyze`.execute(database);
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
