import { randomUUID } from 'node:crypto';
import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { checkPath, StorageProblem, type Storage } from './storage.ts';

/** Suffix of files that are being written. */
const part = '.part';

/** Storage in a folder, which is created on first use. Several processes may use it at once. */
export function folderStorage(root: string): Storage {
  const absentAs =
    <Value>(value: Value) =>
    (problem: NodeJS.ErrnoException): Value => {
      if (problem.code === 'ENOENT' || problem.code === 'ENOTDIR') return value;
      throw new StorageProblem(`${root} can't be used: ${problem.code ?? problem.message}`, { cause: problem });
    };
  const fileOf = (path: string): string => join(root, checkPath(path));

  async function put(path: string, bytes: Uint8Array | string): Promise<void> {
    const file = fileOf(path);
    const made = `${file}.${randomUUID()}${part}`;
    try {
      await mkdir(dirname(file), { recursive: true });
      const handle = await open(made, 'wx', 0o600);
      try {
        await handle.writeFile(bytes);
        await handle.sync();
      } finally {
        await handle.close();
      }
      await rename(made, file);
    } catch (problem) {
      await rm(made, { force: true });
      throw problem;
    }
  }

  return {
    put,
    get: (path) => readFile(fileOf(path)).catch(absentAs(null)),
    has: (path) => stat(fileOf(path)).then((found) => found.isFile(), absentAs(false)),
    remove: (path) => rm(fileOf(path), { force: true }),
    async list(folder) {
      const entries = await readdir(fileOf(folder), { recursive: true, withFileTypes: true }).catch(absentAs([]));
      const files = await Promise.all(
        entries
          .filter((entry) => entry.isFile() && !entry.name.endsWith(part))
          .map(async (entry) => {
            const file = join(entry.parentPath, entry.name);
            const found = await stat(file).catch(absentAs(null));
            return found && { path: relative(root, file).split(sep).join('/'), at: found.mtimeMs };
          }),
      );
      return files.filter((file) => file !== null).toSorted((a, b) => (a.path < b.path ? -1 : 1));
    },
  };
}
