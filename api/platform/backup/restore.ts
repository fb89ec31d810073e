import {
  cpSync,
  createWriteStream,
  existsSync,
  mkdirSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { setTimeout } from 'node:timers/promises';
import { sql } from 'kysely';
import { codeOf, messageOf } from '../failure.ts';
import { Cluster, type Database, databaseOver, openServerPool } from '../database/public.ts';
import { makeFolder } from '../make-folder.ts';
import { readWhole } from './archive.ts';
import { dataFolders, secretFiles, trustFolder } from './files.ts';
import { loadJobs, loadRows, migrationsOf, prepareTables } from './load.ts';
import { databaseFolder, endFile, filesFolder, jobsFile, type Manifest, type Table } from './manifest.ts';
import { BackupProblem } from './problem.ts';
import { checkBackup, entriesOf, readEnd } from './read-backup.ts';

export interface RestoreWanted {
  readonly file: string;
  readonly dataDir: string;
  /** As the owner of its tables. */
  readonly databaseUrl: string;
  /** Replaces existing data with the backup. */
  readonly replace: boolean;
  say(line: string): void;
}

export interface Restored {
  readonly madeAt: string;
  readonly rows: number;
  readonly files: number;
}

/** Tables that stay empty when the API starts: rows in one of them show that a database is in use. */
const significantTables = ['member', 'listing', 'office', 'question', 'post', 'enquiry', 'releases.release'];

/**
 * Puts a backup into a place that nobody uses at this moment. All of it or nothing: the database in one transaction,
 * the files in a folder of their own.
 * @throws {BackupProblem} in one line
 */
export async function restoreBackup({ file, dataDir, databaseUrl, replace, say }: RestoreWanted): Promise<Restored> {
  const { manifest, end } = await checkBackup(file);
  migrationsOf(manifest);
  say(`${file} is whole: ${end.rows} rows and ${end.files} files of ${manifest.madeAt}`);
  makeFolder(dataDir);
  const staged = join(dataDir, 'restored-files');
  try {
    rmSync(staged, { recursive: true, force: true });
    if (!replace && holdsFiles(dataDir))
      throw new BackupProblem(
        `${dataDir} holds pictures or releases already: use --replace to replace them with the backup.`,
      );
    const into = (database: Database, refuse: (transaction: Database) => Promise<void>): Promise<number> =>
      database.transaction().execute(async (transaction) => {
        await refuse(transaction);
        return loadTables(transaction, file, manifest, staged, say, end.rows);
      });
    const rows = await intoServer(databaseUrl, replace, into);
    if (rows !== end.rows) throw new BackupProblem(`${file}: ${rows} of ${end.rows} rows were read.`);
    putFiles(staged, dataDir);
    return { madeAt: manifest.madeAt, rows, files: end.files };
  } catch (error) {
    if (codeOf(error) === 'ENOSPC' || codeOf(error) === '53100')
      throw new BackupProblem(`The disk is full: nothing was restored; the existing data is unchanged.`);
    throw error instanceof BackupProblem
      ? error
      : new BackupProblem(`Nothing was restored; the existing data is unchanged: ${messageOf(error)}`);
  } finally {
    rmSync(staged, { recursive: true, force: true });
  }
}

const holdsFiles = (dataDir: string): boolean =>
  ['originals', 'avatars', 'releases'].some(
    (name) => existsSync(join(dataDir, name)) && readdirSync(join(dataDir, name)).length > 0,
  );

async function refuseFilled(database: Database, where: string): Promise<void> {
  for (const name of significantTables) {
    const {
      rows: [found],
    } = await sql<{ there: boolean }>`select to_regclass(${name}) is not null as there`.execute(database);
    if (!found?.there) continue;
    const { rows } = await sql`select from ${sql.raw(name)} limit 1`.execute(database);
    if (rows.length > 0)
      throw new BackupProblem(`${where} holds data already: use --replace to replace it with the backup.`);
  }
}

type Into = (database: Database, refuse: (transaction: Database) => Promise<void>) => Promise<number>;

async function intoServer(databaseUrl: string, replace: boolean, into: Into): Promise<number> {
  const cluster = new Cluster(databaseUrl);
  await cluster.start();
  const { url, name } = (await cluster.primary()).address;
  cluster.stop();
  const database = databaseOver(await openServerPool(url, { size: 1 }));
  try {
    if (await inUse(database))
      throw new BackupProblem(
        `The database at ${name} is in use by a service that runs: stop it first, on every machine.`,
      );
    const rows = await into(
      database,
      replace ? async () => undefined : (transaction) => refuseFilled(transaction, `The database at ${name}`),
    );
    await sql`analyze`.execute(database);
    return rows;
  } finally {
    await database.destroy();
  }
}

/** The rows into the database, the files beside those that are there. @returns how many rows */
async function loadTables(
  transaction: Database,
  file: string,
  manifest: Manifest,
  staged: string,
  say: (line: string) => void,
  total: number,
): Promise<number> {
  const { finish } = await prepareTables(transaction, manifest);
  const tables = new Map<string, Table>(manifest.tables.map((table) => [`${table.schema}.${table.name}`, table]));
  let [rows, tenth]: [number, number] = [0, 0];
  for await (const entry of entriesOf(file)) {
    if (entry.name === endFile) {
      await finish(await readEnd(entry));
      return rows;
    }
    if (entry.name === jobsFile) rows += await loadJobs(transaction, (await readWhole(entry)).toString());
    else if (entry.name.startsWith(databaseFolder)) {
      const table = tables.get(entry.name.split('/')[1] ?? '');
      if (table === undefined) throw new BackupProblem('it holds rows of a table that it does not name');
      rows += await loadRows(transaction, table, (await readWhole(entry)).toString());
    } else if (entry.name.startsWith(filesFolder)) {
      const path = join(staged, entry.name.slice(filesFolder.length));
      mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
      if (entry.size === 0) writeFileSync(path, '', { mode: 0o600 });
      else await pipeline(Readable.from(entry.parts), createWriteStream(path, { mode: 0o600 }));
    }
    const reached = Math.floor((rows / Math.max(1, total)) * 10);
    if (reached > tenth) say(`${rows} of ${total} rows`);
    tenth = reached;
  }
  throw new BackupProblem('it ends in the middle: a part of the file is missing');
}

/** Folders of data take the place of those that are there; keys are added to them. */
function putFiles(staged: string, dataDir: string): void {
  for (const name of dataFolders) {
    rmSync(join(dataDir, name), { recursive: true, force: true });
    if (existsSync(join(staged, name))) renameSync(join(staged, name), join(dataDir, name));
  }
  for (const name of [trustFolder, ...secretFiles])
    if (existsSync(join(staged, name)))
      cpSync(join(staged, name), join(dataDir, name), { recursive: true, force: true });
}

/** Whether an API holds connections; connections of a stopping one get two seconds to close. */
async function inUse(database: Database): Promise<boolean> {
  for (let tries = 20; ; tries--) {
    const {
      rows: [others],
    } = await sql<{ count: number }>`
      select count(*)::int as count from pg_stat_activity
        where datname = current_database() and pid <> pg_backend_pid() and application_name like 'verandah%'`.execute(
      database,
    );
    if ((others?.count ?? 0) === 0 || tries === 0) return (others?.count ?? 0) > 0;
    await setTimeout(100);
  }
}
