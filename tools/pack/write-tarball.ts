import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar } from 'modern-tar';

/** The date that package managers give to every file. */
const date = new Date('1985-10-26T08:15:00Z');

/**
 * Writes a package's folder as a tarball that package managers install. The same files give the same bytes, so a
 * repository that contains tarballs changes only when a package does.
 */
export async function writeTarball(folder: string, file: string): Promise<void> {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .toSorted();
  const entries = paths.map((path) => {
    const body = readFileSync(join(folder, path));
    const mode = statSync(join(folder, path)).mode & 0o100 ? 0o755 : 0o644;
    return { header: { name: `package/${path}`, type: 'file', size: body.length, mode, mtime: date } as const, body };
  });
  writeFileSync(file, gzipSync(await packTar(entries), { level: 9 }));
}
