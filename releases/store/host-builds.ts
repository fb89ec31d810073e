import { readFile, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** In a build's folder: its time is when the build was last served. */
const servedFile = 'served';

/** Notes that a build of the shell is served now. */
export async function markServed(releases: string, version: string, now: Date): Promise<void> {
  const file = join(releases, 'host', version, servedFile);
  await writeFile(file, '');
  await utimes(file, now, now);
}

/** Removes builds of the shell that were last served before a moment; never the newest, which the next start takes. @returns their versions */
export async function cleanHostBuilds(releases: string, before: Date): Promise<string[]> {
  const folder = join(releases, 'host');
  const newest = (await readFile(join(folder, 'newest'), 'utf8').catch(() => '')).trim();
  const removed: string[] = [];
  for (const version of await readdir(folder).catch(() => [] as string[])) {
    const built = await stat(join(folder, version, 'manifest.json')).catch(() => null);
    if (!built || version === newest) continue;
    const served = await stat(join(folder, version, servedFile)).catch(() => built);
    if (Math.max(served.mtimeMs, built.mtimeMs) >= before.getTime()) continue;
    await rm(join(folder, version), { recursive: true, force: true });
    removed.push(version);
  }
  return removed;
}
