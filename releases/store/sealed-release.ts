import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReleaseManifest } from '@verandah/areas';
import { Refusal } from '../refusal.ts';
import { fileIntegrity, filesBelow } from './files.ts';
import { fileOfForm, isFormOf } from './forms.ts';
import { readManifest } from './manifest-schema.ts';

/** Beside manifest.json: {keyId, value}. */
export const signatureFile = 'manifest.sig';

/** Turns a failed write into a one-line message; passes on other errors unchanged. */
export function storageProblem(problem: unknown, root: string): unknown {
  const code = (problem as NodeJS.ErrnoException).code;
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return new Refusal(
      'storage-failed',
      `The disk that holds ${root} is full; nothing was stored. Free some space, then publish again.`,
    );
  if (code === 'EACCES' || code === 'EROFS' || code === 'EPERM' || code === 'EIO')
    return new Refusal('storage-failed', `${root} can't be written to (${code}); nothing was stored.`);
  return problem;
}

/**
 * What is wrong with the files of a release, a sentence for each: every file must exist with its hash from the
 * manifest, and every other file must be a form that decompresses to one of them.
 */
export async function fileProblems(folder: string, manifest: ReleaseManifest): Promise<string[]> {
  const wanted = new Map([
    ...manifest.files.map((file) => [file.path, file.integrity] as const),
    [manifest.server.path, manifest.server.integrity] as const,
    ...(manifest.maps ? [[manifest.maps.path, manifest.maps.integrity] as const] : []),
  ]);
  const problems: string[] = [];
  for (const [path, integrity] of wanted) {
    const found = await fileIntegrity(join(folder, path));
    if (found === null) problems.push(`The release lacks ${path}, which its manifest names.`);
    else if (found !== integrity) problems.push(`${path} is not the file that the manifest names: its hash differs.`);
  }
  const sizes = await sizesOf(folder, manifest);
  for (const { path, bytes } of manifest.files) {
    const size = sizes.get(path) ?? bytes;
    if (size !== bytes) problems.push(`${path} has ${size} bytes, not the ${bytes} of the manifest.`);
  }
  const others = (await filesBelow(folder)).filter(
    (path) => path !== 'manifest.json' && path !== signatureFile && !wanted.has(path),
  );
  for (const path of others) {
    const of = fileOfForm(path);
    const file = of && manifest.files.find((one) => one.path === of.path);
    if (!of || !file) problems.push(`The release holds ${path}, which its manifest does not name.`);
    // Decompressed to the file's own size: the manifest may claim any.
    else if (
      !(await isFormOf(await readFile(join(folder, path)), of.form, { ...file, bytes: sizes.get(of.path) ?? 0 }))
    )
      problems.push(`${path} is not a compressed form of ${of.path}: it opens to something else.`);
  }
  return problems;
}

/** Bytes of the files that a manifest names, by path, as far as they exist. */
async function sizesOf(folder: string, { files }: ReleaseManifest): Promise<ReadonlyMap<string, number>> {
  const sizes = new Map<string, number>();
  for (const { path } of files) {
    const found = await stat(join(folder, path)).catch(() => null); // left out: whoever compares finds it missing
    if (found !== null) sizes.set(path, found.size);
  }
  return sizes;
}

/** @throws {Refusal} 'files-differ' with the first problem of the files */
export async function checkFiles(folder: string, manifest: ReleaseManifest): Promise<void> {
  const [first] = await fileProblems(folder, manifest);
  if (first !== undefined) throw new Refusal('files-differ', first);
}

/** Identifies a release: equal for two builds of the same release. */
export const markOf = (manifest: ReleaseManifest): string =>
  JSON.stringify([
    manifest.contentHash,
    manifest.server.integrity,
    manifest.files.map((file) => [file.path, file.integrity]).sort(),
  ]);

/** The document in a release's folder, as it was written. @throws {Refusal} 'manifest-invalid' */
export async function readDocument(folder: string): Promise<unknown> {
  const text = await readFile(join(folder, 'manifest.json'), 'utf8').catch(() => {
    throw new Refusal('manifest-invalid', 'The release has no manifest.json.');
  });
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('manifest-invalid', "The release's manifest.json is not JSON.");
  }
}

/** The manifest in a release's folder. @throws {Refusal} 'manifest-invalid' */
export const readSealed = async (folder: string): Promise<ReleaseManifest> => readManifest(await readDocument(folder));
