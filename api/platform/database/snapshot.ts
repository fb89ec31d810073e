import { randomUUID } from 'node:crypto';
import { constants, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { cp, rm } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Database } from './database.ts';
import { EmbeddedPool } from './embedded-pool.ts';
import type { Pool } from './pool.ts';

const folders = new WeakMap<object, string>();

/** Notes the folder of an embedded database. */
export const noteFolder = (database: object, folder: string): void => void folders.set(database, folder);

/** Beside an embedded database: what is being restored, and what was replaced by it. */
export const besides = (folder: string): { readonly restored: string; readonly replaced: string } => ({
  restored: `${folder}.restored`,
  replaced: `${folder}.replaced`,
});

/** Cleans up after a process that was killed while it copied or replaced the database. */
export function tidyFolder(folder: string): void {
  const { replaced } = besides(folder);
  if (!existsSync(folder) && existsSync(replaced)) renameSync(replaced, folder);
  const parent = dirname(folder);
  for (const name of existsSync(parent) ? readdirSync(parent) : []) {
    if (name.startsWith(`${basename(folder)}.`) && /\.(?:copy-[\da-f-]{36}|restored|replaced)$/.test(name))
      rmSync(join(parent, name), { recursive: true, force: true });
  }
}

/**
 * Runs on a read-only snapshot of the whole database, while others write. The embedded engine has
 * one connection, which would be held for the whole time: it is copied, which takes a second, and the copy is read.
 */
export async function snapshot<Result>(
  database: Database,
  overPool: (pool: Pool) => Database,
  run: (transaction: Database) => Promise<Result>,
): Promise<Result> {
  const inTransaction = (of: Database): Promise<Result> =>
    of.transaction().setIsolationLevel('repeatable read').setAccessMode('read only').execute(run);
  const folder = folders.get(database);
  if (folder === undefined) return inTransaction(database);
  const copy = `${folder}.copy-${randomUUID()}`;
  try {
    await database.connection().execute(async (connection) => {
      await sql`checkpoint`.execute(connection);
      await cp(folder, copy, { recursive: true, mode: constants.COPYFILE_FICLONE });
    });
    const copied = overPool(await EmbeddedPool.open({ folder: copy }));
    try {
      return await inTransaction(copied);
    } finally {
      await copied.destroy();
    }
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}
