import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { parseApart, ParserFailure } from '@verandah/parsing';
import { Refusal } from './refusal.ts';

/** An upload that was read: its files, or what is wrong with it. */
export type ReadUpload =
  | { readonly files: readonly { readonly path: string; readonly bytes: Uint8Array }[] }
  | { readonly problem: string };

/** Of one upload of at most 64 MB, which is held as bytes, text and values. */
const limits = { time: 60_000, memory: 512 } as const;

/** Read in another process, since it has megabytes of JSON. */
const readUpload = (bytes: Uint8Array): Promise<ReadUpload> =>
  parseApart<Uint8Array, ReadUpload>(new URL('./upload-parser.ts', import.meta.url), bytes, limits).catch(
    (error: unknown) => {
      if (!(error instanceof ParserFailure)) throw error;
      return { problem: `The upload cannot be read: ${error.message}.` };
    },
  );

/**
 * Writes an upload's files below a folder.
 * @param bytes of the JSON text
 * @throws {Refusal} 'manifest-invalid'
 */
export async function unpackUpload(bytes: Uint8Array, folder: string): Promise<void> {
  const read = await readUpload(bytes);
  if ('problem' in read) throw new Refusal('manifest-invalid', read.problem);
  for (const file of read.files) {
    const path = join(folder, file.path);
    await mkdir(dirname(path), { recursive: true });
    await writeFile(path, file.bytes);
  }
}
