import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { severalAtOnce, type Storage } from '@verandah/storage';
import { Refusal } from '../refusal.ts';
import { filesBelow, integrityOf } from './files.ts';
import { fileOfForm, isFormOf } from './forms.ts';

/** A file that a signed manifest names. */
export interface NamedFile {
  readonly path: string;
  readonly integrity: string;
}

/**
 * Uploads named files of a folder with their compressed forms to a prefix of the storage, and deletes other files
 * there.
 */
export async function putFiles(
  storage: Storage,
  place: string,
  folder: string,
  files: readonly NamedFile[],
): Promise<void> {
  const named = new Set(files.map(({ path }) => path));
  const forms = (await filesBelow(folder)).filter(
    (path) => !named.has(path) && named.has(fileOfForm(path)?.path ?? ''),
  );
  const all = new Set([...named, ...forms].map((path) => `${place}/${path}`));
  await severalAtOnce([...named, ...forms], async (path) =>
    storage.put(`${place}/${path}`, await readFile(join(folder, path))),
  );
  for (const { path } of await storage.list(place)) if (!all.has(path)) await storage.remove(path);
}

/**
 * Downloads named files from a prefix of the storage, checks each against its hash, and downloads the compressed forms
 * that decompress to it.
 * @param take called with each of them
 * @param wrong called with the path of a form that decompresses to something else; the file is valid without it
 * @throws {Refusal} 'files-differ' when a file is missing or does not match its hash
 */
export async function getFiles(
  storage: Storage,
  place: string,
  files: readonly NamedFile[],
  take: (path: string, bytes: Buffer) => Promise<void>,
  wrong: (path: string) => void = () => {},
): Promise<void> {
  const there = (await storage.list(place)).map(({ path }) => path.slice(place.length + 1));
  const named = new Set(files.map(({ path }) => path));
  await severalAtOnce(files, async ({ path, integrity }) => {
    const bytes = await storage.get(`${place}/${path}`);
    if (bytes === null) throw new Refusal('files-differ', `The storage lacks ${path}, which the manifest names.`);
    if (integrityOf(bytes) !== integrity)
      throw new Refusal(
        'files-differ',
        `${path} in the storage is not the file that the manifest names: its hash differs.`,
      );
    await take(path, bytes);
    for (const other of there) {
      const of = fileOfForm(other);
      if (of?.path !== path || named.has(other)) continue;
      const made = await storage.get(`${place}/${other}`);
      if (made === null) continue;
      if (await isFormOf(made, of.form, { integrity, bytes: bytes.length })) await take(other, made);
      else wrong(other);
    }
  });
}

/** Downloads files into a folder. */
export const into =
  (folder: string) =>
  async (path: string, bytes: Buffer): Promise<void> => {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), bytes);
  };

/** What is wrong with named files in a storage, or with their forms; null when nothing is. */
export async function storedDamage(
  storage: Storage,
  place: string,
  files: readonly NamedFile[],
): Promise<string | null> {
  const wrong: string[] = [];
  try {
    await getFiles(
      storage,
      place,
      files,
      async () => {},
      (path) => void wrong.push(path),
    );
  } catch (problem) {
    return (problem as Error).message;
  }
  return wrong[0] === undefined
    ? null
    : `${wrong[0]} in the storage opens to something else than the file that the manifest names.`;
}
