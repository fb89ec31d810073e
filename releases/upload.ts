import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { filesBelow } from './store/files.ts';

/** A sealed release as one JSON body. */
export interface Upload {
  readonly files: readonly { readonly path: string; readonly base64: string }[];
}

export async function packUpload(folder: string): Promise<Upload> {
  const paths = await filesBelow(folder);
  return {
    files: await Promise.all(
      paths.map(async (path) => ({ path, base64: await readFile(join(folder, path), 'base64') })),
    ),
  };
}
