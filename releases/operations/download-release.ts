import { signatureFile } from '../store/sealed-release.ts';
import { packUpload, type Upload } from '../upload.ts';
import type { OperationsContext } from './context.ts';
import { storedRelease } from './stored-release.ts';

/**
 * The files of a stored release with its signature, after a check of both. Without their compressed forms, which each
 * installation makes.
 */
export async function downloadRelease({ store }: OperationsContext, area: string, version: string): Promise<Upload> {
  const { files, server, maps } = await storedRelease(store, area, version);
  const named = new Set(['manifest.json', signatureFile, server.path, ...files.map(({ path }) => path)]);
  if (maps) named.add(maps.path);
  const packed = await packUpload(store.folder(area, version));
  return { files: packed.files.filter(({ path }) => named.has(path)) };
}
