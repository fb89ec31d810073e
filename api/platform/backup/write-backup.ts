import { join } from 'node:path';
import { sql } from 'kysely';
import { inSnapshot, type Database } from '../database/public.ts';
import { ArchiveWriter, type Entry } from './archive.ts';
import { ContentSum } from './content-sum.ts';
import { dumpJobs, dumpTable, plainText, sequencesOf, tablesOf } from './dump.ts';
import { dataFolders, filesBelow, openFile, secretFiles, trustFolder } from './files.ts';
import { endFile, filesFolder, manifestFile, type End, type Manifest } from './manifest.ts';
import { BackupProblem } from './problem.ts';

export interface BackupWanted {
  readonly database: Database;
  readonly dataDir: string;
  readonly secrets: boolean;
  /**
   * Takes the archive's bytes, one after the other; waits while its reader is slow.
   * @throws when the receiver has closed
   */
  write(bytes: Uint8Array): Promise<void>;
}

/**
 * Writes a backup: the database as it is at one moment, then the files, which are never changed once they are there.
 * Others read and write meanwhile.
 */
export async function writeBackup({ database, dataDir, secrets, write }: BackupWanted): Promise<void> {
  const madeAt = new Date();
  const archive = new ArchiveWriter(write, madeAt);
  const sum = new ContentSum();
  const put = (entry: Entry): Promise<void> => archive.add(sum.reading(entry));
  const putBytes = (name: string, bytes: Buffer): Promise<void> =>
    put({ name, size: bytes.length, parts: yieldOnce(bytes) });

  let [rows, files]: [number, number] = [0, 0];
  const sequences = await inSnapshot(database, async (transaction): Promise<End['sequences']> => {
    await sql.raw(plainText).execute(transaction);
    const tables = await tablesOf(transaction);
    const migrations = await transaction.selectFrom('migration').select(['name', 'checksum']).orderBy('name').execute();
    await putBytes(
      manifestFile,
      Buffer.from(JSON.stringify({ format: 2, madeAt: madeAt.toISOString(), migrations, tables } satisfies Manifest)),
    );
    for (const table of tables) rows += await dumpTable(transaction, table, putBytes);
    rows += await dumpJobs(transaction, putBytes);
    return sequencesOf(transaction);
  });
  for (const folder of [...dataFolders, ...(secrets ? secretFiles : [trustFolder])]) {
    for await (const path of filesBelow(dataDir, folder)) {
      const file = await openFile(join(dataDir, path));
      if (file === undefined) continue;
      await put({ name: `${filesFolder}${path}`, size: file.size, parts: allOf(path, file) });
      files += 1;
    }
  }
  const end = Buffer.from(JSON.stringify({ sha256: sum.hex(), rows, files, sequences } satisfies End));
  await archive.add({ name: endFile, size: end.length, parts: yieldOnce(end) });
  await archive.end();
}

async function* yieldOnce(bytes: Buffer): AsyncGenerator<Buffer> {
  yield bytes;
}

/** @throws {BackupProblem} if the file has become shorter */
async function* allOf(path: string, { size, parts }: Pick<Entry, 'size' | 'parts'>): AsyncGenerator<Uint8Array> {
  let left = size;
  for await (const part of parts) {
    left -= part.length;
    yield part;
  }
  if (left > 0) throw new BackupProblem(`${path} became shorter while it was read.`);
}
