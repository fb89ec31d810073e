import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { databaseOver } from './database.ts';
import type { Database } from './database.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import { migrate, productMigrations } from './migrate.ts';
import { openServerPool } from './server-pool.ts';

/**
 * A fresh, migrated database for one test file; `destroy()` it afterwards. Embedded and in memory, or, with
 * TEST_DATABASE_URL, a new database on that server: the same tests run on both.
 */
export async function testDatabase(): Promise<Database> {
  const server = process.env['TEST_DATABASE_URL'];
  return server === undefined || server === '' ? inMemory() : onServer(server);
}

/** Starting from a migrated copy is several times quicker than from nothing. */
async function inMemory(): Promise<Database> {
  const template = await templateFile();
  return databaseOver(await EmbeddedPool.open({ template }));
}

async function templateFile(): Promise<string> {
  const version = createHash('sha256').update(productMigrations().map(({ checksum }) => checksum).join()).digest('hex').slice(0, 16);
  const folder = join(tmpdir(), 'verandah-test-databases');
  const file = join(folder, `${version}.tar`);
  if (existsSync(file)) return file;
  const pool = await EmbeddedPool.open({});
  try {
    await migrate(databaseOver(pool));
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

async function onServer(url: string): Promise<Database> {
  const name = `verandah_test_${randomUUID().replaceAll('-', '')}`;
  const run = async (statement: string): Promise<void> => {
    const admin = await openServerPool(url, { size: 1 });
    const client = await admin.connect();
    await client.query(statement);
    client.release();
    await admin.end();
  };
  await run(`create database ${name}`);
  const own = new URL(url);
  own.pathname = `/${name}`;
  const pool = await openServerPool(own.href, { size: 4 });
  const database = databaseOver({
    options: pool.options,
    connect: () => pool.connect(),
    async end() {
      await pool.end();
      await run(`drop database if exists ${name} with (force)`);
    },
  });
  await migrate(database);
  return database;
}
