import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import * as v from 'valibot';
import { readArchive, readWhole, type Entry } from './archive.ts';
import { ContentSum } from './content-sum.ts';
import {
  databaseFolder,
  endFile,
  endShape,
  filesFolder,
  manifestFile,
  manifestShape,
  type End,
  type Manifest,
} from './manifest.ts';
import { BackupProblem } from './problem.ts';

/** The files of an unpacked backup on the disk. @throws {BackupProblem} for anything else */
export async function* entriesOf(file: string): AsyncGenerator<Entry> {
  const unpacked = createReadStream(file)
    .on('error', (error) => unpacked.destroy(error))
    .pipe(createGunzip());
  try {
    yield* readArchive(unpacked);
  } finally {
    unpacked.destroy();
  }
}

function readShape<Shape extends v.GenericSchema>(shape: Shape, bytes: Buffer): v.InferOutput<Shape> {
  try {
    return v.parse(shape, JSON.parse(bytes.toString()));
  } catch {
    throw new BackupProblem('it is a backup of another version, or none');
  }
}

export const readManifest = async (entry: Entry | undefined): Promise<Manifest> => {
  if (entry?.name !== manifestFile) throw new BackupProblem('it is not a backup');
  return readShape(manifestShape, await readWhole(entry));
};
export const readEnd = async (entry: Entry): Promise<End> => readShape(endShape, await readWhole(entry));

const isAllowed = (name: string): boolean =>
  name.startsWith(databaseFolder) ||
  (name.startsWith(filesFolder) && !name.split('/').some((part) => part === '..' || part === '.' || part === ''));

/**
 * Reads a whole backup and holds it against its own sum.
 * @throws {BackupProblem} when anything in it is missing or other than it was written
 */
export async function checkBackup(file: string): Promise<{ readonly manifest: Manifest; readonly end: End }> {
  const sum = new ContentSum();
  let manifest: Manifest | undefined;
  let files = 0;
  for await (const entry of entriesOf(file)) {
    if (entry.name === endFile) {
      const end = await readEnd(entry);
      if (manifest === undefined || end.sha256 !== sum.hex() || end.files !== files)
        throw new BackupProblem('it is damaged: its content differs from what was written');
      return { manifest, end };
    }
    const read = sum.reading(entry);
    if (manifest === undefined) {
      manifest = await readManifest(read);
      continue;
    }
    if (!isAllowed(entry.name)) throw new BackupProblem('it holds a file that belongs to no backup');
    if (entry.name.startsWith(filesFolder)) files += 1;
    for await (const part of read.parts) void part;
  }
  throw new BackupProblem('it ends in the middle: a part of the file is missing');
}
