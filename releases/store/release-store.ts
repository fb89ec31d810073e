import { randomUUID } from 'node:crypto';
import { mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import semver from 'semver';
import type { ReleaseManifest } from '@verandah/areas';
import { Refusal } from '../refusal.ts';
import { fileIntegrity, filesBelow } from './files.ts';
import { readManifest } from './manifest-schema.ts';

/** Files of releases on disk: `{root}/{area}/{version}/` holds `web/…`, `server.cjs` and `manifest.json`, and never changes. */
export interface ReleaseStore {
  folder(area: string, version: string): string;
  /** A new folder beside the releases, to put files in before `adopt`. */
  workspace(): Promise<string>;
  /**
   * Makes a release of a workspace, or removes it: there is no third state, also on a full disk.
   * @throws {Refusal} 'manifest-invalid', 'files-differ', 'version-taken' or 'storage-failed'
   */
  adopt(workspace: string): Promise<{ readonly manifest: ReleaseManifest; readonly existed: boolean }>;
  discard(workspace: string): Promise<void>;
  /** The manifest in a workspace. @throws {Refusal} 'manifest-invalid' */
  sealed(workspace: string): Promise<ReleaseManifest>;
  /** null when the release is not stored, or can't be read. */
  manifest(area: string, version: string): Promise<ReleaseManifest | null>;
  /** Oldest first. */
  versions(area: string): Promise<string[]>;
}

/** Says a failed write in one line; everything else goes on as it is. */
export function storageProblem(problem: unknown, root: string): unknown {
  const code = (problem as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC' || code === 'EDQUOT') return new Refusal('storage-failed', `The disk that holds ${root} is full; nothing was stored. Free some space, then publish again.`);
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM') return new Refusal('storage-failed', `${root} can't be written to (${code}); nothing was stored.`);
  return problem;
}

/** Every file is there with the hash that the manifest names, and no other file. */
async function checkFiles(folder: string, manifest: ReleaseManifest): Promise<void> {
  const wanted = new Map([...manifest.files.map((file) => [file.path, file.integrity] as const), [manifest.server.path, manifest.server.integrity] as const]);
  for (const [path, integrity] of wanted) {
    const found = await fileIntegrity(join(folder, path));
    if (found !== integrity) throw new Refusal('files-differ', found === null ? `The release lacks ${path}, which its manifest names.` : `${path} is not the file that the manifest names: its hash differs.`);
  }
  const stray = (await filesBelow(folder)).find((path) => path !== 'manifest.json' && !wanted.has(path));
  if (stray) throw new Refusal('files-differ', `The release holds ${stray}, which its manifest does not name.`);
}

const mark = (manifest: ReleaseManifest): string =>
  JSON.stringify([manifest.contentHash, manifest.server.integrity, manifest.files.map((file) => [file.path, file.integrity]).sort()]);

/** Opens the store in a folder (made on first use). */
export function openStore(root: string): ReleaseStore {
  const folder = (area: string, version: string): string => join(root, area, version);

  async function manifest(area: string, version: string): Promise<ReleaseManifest | null> {
    try {
      return readManifest(JSON.parse(await readFile(join(folder(area, version), 'manifest.json'), 'utf8')));
    } catch {
      return null;
    }
  }

  async function workspace(): Promise<string> {
    const made = join(root, '.incoming', randomUUID());
    try {
      await mkdir(made, { recursive: true });
    } catch (problem) {
      throw storageProblem(problem, root);
    }
    return made;
  }

  async function adopt(from: string): Promise<{ manifest: ReleaseManifest; existed: boolean }> {
    try {
      const made = await sealed(from);
      await checkFiles(from, made);
      const target = folder(made.area, made.version);
      await mkdir(dirname(target), { recursive: true });
      try {
        await rename(from, target);
        return { manifest: made, existed: false };
      } catch (problem) {
        const code = (problem as NodeJS.ErrnoException).code;
        if (code !== 'ENOTEMPTY' && code !== 'EEXIST') throw problem;
      }
      const held = await manifest(made.area, made.version);
      if (held && mark(held) === mark(made)) return { manifest: held, existed: true };
      throw new Refusal('version-taken', `${made.area} ${made.version} is already published with other files. A release never changes: publish under a new version.`);
    } catch (problem) {
      throw storageProblem(problem, root);
    } finally {
      await rm(from, { recursive: true, force: true });
    }
  }

  return {
    folder,
    workspace,
    adopt,
    sealed,
    discard: (from) => rm(from, { recursive: true, force: true }),
    manifest,
    versions: async (area) => (await readdir(join(root, area)).catch(() => [] as string[])).filter((name) => semver.valid(name)).sort(semver.compare),
  };
}

async function sealed(folder: string): Promise<ReleaseManifest> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Refusal('manifest-invalid', 'The release has no manifest.json.');
  });
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    throw new Refusal('manifest-invalid', 'The release\'s manifest.json is not JSON.');
  }
  return readManifest(value);
}
