import { Readable } from 'node:stream';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { codeOf, messageOf } from '../failure.ts';
import { BackupProblem } from './problem.ts';

/** One file of an archive; its bytes in parts. */
export interface Entry {
  readonly name: string;
  readonly size: number;
  readonly parts: AsyncIterable<Uint8Array>;
}

/** Writes an archive (tar), one file after the other; waits while its reader is slow. */
export class ArchiveWriter {
  readonly #packer = createTarPacker();
  readonly #taken: Promise<void>;
  readonly #at: Date;

  /** @param write takes the archive's bytes in their order @param at the time that its files carry */
  constructor(write: (bytes: Uint8Array) => Promise<void>, at: Date) {
    this.#taken = this.#packer.readable.pipeTo(new WritableStream({ write }));
    // It is what `add` throws as well.
    this.#taken.catch(() => undefined);
    this.#at = at;
  }

  /** @throws what `write` or the parts threw */
  async add({ name, size, parts }: Entry): Promise<void> {
    const file = this.#packer.controller.add({ name, size, mode: 0o600, mtime: this.#at }).getWriter();
    for await (const part of parts) await file.write(part);
    await file.close();
  }

  async end(): Promise<void> {
    this.#packer.controller.finalize();
    await this.#taken;
  }
}

/** The error of reading, in plain words. Disk errors are not changed. */
function problemOf(error: unknown): unknown {
  const code = codeOf(error);
  if (error instanceof BackupProblem || (code !== undefined && !code.startsWith('Z_'))) return error;
  return new BackupProblem(
    code === 'Z_BUF_ERROR' || messageOf(error) === 'Tar archive is truncated.'
      ? 'it ends in the middle: a part of the file is missing'
      : 'it is not a backup, or it is damaged',
  );
}

async function* partsOf(body: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    throw problemOf(error);
  }
}

/**
 * The files of an archive, one after the other; each is read, or skipped, before the next is requested.
 * @throws {BackupProblem} if it is not an archive, or is incomplete
 */
export async function* readArchive(source: Readable): AsyncGenerator<Entry> {
  const entries = (Readable.toWeb(source) as ReadableStream<Uint8Array>).pipeThrough(
    createTarDecoder({ strict: true }),
  );
  try {
    for await (const { header, body } of entries) {
      yield { name: header.name, size: header.size, parts: partsOf(body) };
      if (!body.locked) await body.cancel();
    }
  } catch (error) {
    throw problemOf(error);
  }
}

/** The bytes of a file at once. */
export async function readWhole({ parts }: Entry): Promise<Buffer> {
  const list: Uint8Array[] = [];
  for await (const part of parts) list.push(part);
  return Buffer.concat(list);
}
