import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { sql } from 'kysely';
import { snapshot, type Database } from '../database/public.ts';
import { after, archiveEnd, header } from './archive.ts';
import { dumpJobs, dumpTable, plainText, sequencesOf, tablesOf } from './dump.ts';
import { dataFolders, filesBelow, openFile, secretFiles, trustFolder } from './files.ts';
import { endFile, filesFolder, manifestFile, type End, type Manifest } from './manifest.ts';
import { BackupProblem } from './problem.ts';

export interface BackupWanted {
  readonly database: Database;
  readonly dataDir: string;
  readonly engine: Manifest['engine'];
  readonly secrets: boolean;
  /** Takes the archive's bytes, one after the other; waits while its reader is slow. @throws when nobody takes them any longer */
  write(bytes: Uint8Array): Promise<void>;
}

/**
 * Writes a backup: the database as it is at one moment, then the files, which are never changed once they are there. Others
 * go on reading and writing meanwhile.
 */
export async function writeBackup({ database, dataDir, engine, secrets, write }: BackupWanted): Promise<void> {
  const hash = createHash('sha256');
  const madeAt = new Date();
  const put = async (bytes: Uint8Array): Promise<void> => {
    hash.update(bytes);
    await write(bytes);
  };
  const putFile = async (name: string, bytes: Buffer): Promise<void> => put(Buffer.concat([header(name, bytes.length, madeAt), bytes, after(bytes.length)]));

  let [rows, files]: [number, number] = [0, 0];
  const sequences = await snapshot(database, async (transaction): Promise<End['sequences']> => {
    await sql.raw(plainText).execute(transaction);
    const tables = await tablesOf(transaction);
    const { rows: migrations } = await sql<Manifest['migrations'][number]>`select name, checksum from migration order by name`.execute(transaction);
    await putFile(manifestFile, Buffer.from(JSON.stringify({ format: 1, madeAt: madeAt.toISOString(), engine, migrations, tables } satisfies Manifest)));
    for (const table of tables) rows += await dumpTable(transaction, table, putFile);
    rows += await dumpJobs(transaction, putFile);
    return sequencesOf(transaction);
  });
  for (const folder of [...dataFolders, ...(secrets ? secretFiles : [trustFolder])]) {
    for await (const path of filesBelow(dataDir, folder)) {
      const file = await openFile(join(dataDir, path));
      if (file === undefined) continue;
      await put(header(`${filesFolder}${path}`, file.size, madeAt));
      let left = file.size;
      for await (const part of file.parts) {
        left -= part.length;
        await put(part);
      }
      if (left > 0) throw new BackupProblem(`${path} became shorter while it was read.`);
      await put(after(file.size));
      files += 1;
    }
  }
  const end = Buffer.from(JSON.stringify({ sha256: hash.digest('hex'), rows, files, sequences } satisfies End));
  await write(Buffer.concat([header(endFile, end.length, madeAt), end, after(end.length), archiveEnd()]));
}

