import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve, isAbsolute } from 'node:path';
import type { Operations, Reason, ReleaseName } from '../operations/operations.ts';
import { operationsClient } from '../operations-client.ts';
import { Refusal } from '../refusal.ts';
import type { Upload } from '../upload.ts';
import { UsageError } from './usage.ts';

/**
 * Stores a release of another installation in this one: the same signed bytes, after the checks of a publication.
 * @param from its address @throws {Refusal} 'untrusted-release', 'unknown-release'
 */
export async function takeOver(
  from: string,
  { area, version }: ReleaseName,
  operations: Pick<Operations, 'accept'>,
  reason: Reason,
): Promise<void> {
  const token = process.env['VERANDAH_FROM_TOKEN']?.trim();
  if (!token) throw new Refusal('not-allowed', `Set VERANDAH_FROM_TOKEN to your token for ${from}.`);
  const release = await operationsClient(originOf(from), token).download(area, version);
  const folder = await mkdtemp(join(tmpdir(), 'verandah-take-over-'));
  try {
    await writeFiles(folder, release);
    await operations.accept(folder, { ...reason, takenOver: true });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** The token is sent there: without encryption to this machine only. @throws {UsageError} */
function originOf(from: string): string {
  const url = URL.parse(from);
  const isOwn = url?.hostname === 'localhost' || url?.hostname === '127.0.0.1';
  if (!url || (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwn)) || url.pathname !== '/')
    throw new UsageError(`--from ${from} is not the address of a site, such as https://staging.example.`);
  return url.origin;
}

async function writeFiles(folder: string, { files }: Upload): Promise<void> {
  for (const { path, base64 } of files) {
    const file = resolve(folder, path);
    const below = relative(folder, file);
    if (below.startsWith('..') || isAbsolute(below))
      throw new Refusal('manifest-invalid', `The release names ${path}, which is outside of its folder.`);
    await mkdir(dirname(file), { recursive: true });
    await writeFile(file, base64, 'base64');
  }
}
