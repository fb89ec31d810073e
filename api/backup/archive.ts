import { codeOf } from '../database/failure.ts';
import { BackupProblem } from './problem.ts';

/** One file of an archive; its bytes in parts. */
export interface Entry { readonly name: string; readonly size: number; readonly parts: AsyncIterable<Uint8Array> }

/** What unpacking says of bytes that were not packed so. */
const unpackable = /^Z_/;
const block = 512;
const padding = (size: number): number => (block - size % block) % block;
const octal = (value: number, length: number): string => `${value.toString(8).padStart(length - 1, '0')}\0`;

/** The header of a file in a tar archive (POSIX ustar, IEEE 1003.1). @throws {BackupProblem} for a name that does not fit */
export function header(name: string, size: number, at: Date): Buffer {
  const cut = name.length <= 100 ? 0 : name.indexOf('/', name.length - 101);
  const [prefix, rest] = cut > 0 ? [name.slice(0, cut), name.slice(cut + 1)] : ['', name];
  if (cut < 0 || prefix.length > 155 || Buffer.byteLength(name) !== name.length || size > 0o77777777777) throw new BackupProblem(`${name} can't be put into an archive: its name or its size does not fit.`);
  const bytes = Buffer.alloc(block);
  bytes.write(rest, 0, 'latin1');
  bytes.write(octal(0o600, 8) + octal(0, 8) + octal(0, 8) + octal(size, 12) + octal(Math.floor(at.getTime() / 1000), 12), 100, 'latin1');
  bytes.write(' '.repeat(8), 148, 'latin1');
  bytes.write('0', 156, 'latin1');
  bytes.write('ustar\x0000', 257, 'latin1');
  bytes.write(prefix, 345, 'latin1');
  bytes.write(`${bytes.reduce((sum, byte) => sum + byte, 0).toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return bytes;
}

/** What follows a file's bytes up to the next header. */
export const after = (size: number): Buffer => Buffer.alloc(padding(size));
/** What follows the last file. */
export const archiveEnd = (): Buffer => Buffer.alloc(2 * block);

const text = (bytes: Buffer, from: number, length: number): string => bytes.toString('latin1', from, from + length).replace(/\0.*$/s, '');

/**
 * The files of an archive, one after the other; each is read, or skipped, before the next is asked for.
 * @throws {BackupProblem} for what is no archive, or only a part of one
 */
export async function* readArchive(source: AsyncIterable<Uint8Array>): AsyncGenerator<Entry> {
  const reader = new Reader(source);
  for (;;) {
    const bytes = await reader.take(block);
    if (bytes.every((byte) => byte === 0)) return;
    const sum = Number.parseInt(text(bytes, 148, 8), 8);
    const found = bytes.reduce((total, byte, index) => total + (index >= 148 && index < 156 ? 32 : byte), 0);
    if (text(bytes, 257, 5) !== 'ustar' || sum !== found) throw new BackupProblem('it is no backup, or it is damaged');
    const [size, prefix] = [Number.parseInt(text(bytes, 124, 12), 8), text(bytes, 345, 155)];
    const name = `${prefix === '' ? '' : `${prefix}/`}${text(bytes, 0, 100)}`;
    let left = size;
    const parts = async function* parts(): AsyncGenerator<Uint8Array> {
      while (left > 0) {
        const part = await reader.some(left);
        left -= part.length;
        yield part;
      }
    };
    yield { name, size, parts: parts() };
    while (left > 0) left -= (await reader.some(left)).length;
    await reader.take(padding(size));
  }
}

/** The bytes of a file at once. */
export async function whole({ parts }: Entry): Promise<Buffer> {
  const list: Uint8Array[] = [];
  for await (const part of parts) list.push(part);
  return Buffer.concat(list);
}

/** Bytes of a stream in the amounts that are asked for. */
class Reader {
  readonly #source: AsyncIterator<Uint8Array>;
  #held: Buffer = Buffer.alloc(0);

  constructor(source: AsyncIterable<Uint8Array>) {
    this.#source = source[Symbol.asyncIterator]();
  }

  /** One to `most` bytes. */
  async some(most: number): Promise<Buffer> {
    while (this.#held.length === 0) {
      const next = await this.#source.next().catch((error: unknown) => { throw unpackable.test(codeOf(error) ?? '') ? new BackupProblem('it is no backup, or it is damaged') : error; });
      if (next.done) throw new BackupProblem('it ends in the middle: a part of the file is missing');
      this.#held = Buffer.from(next.value.buffer, next.value.byteOffset, next.value.byteLength);
    }
    const part = this.#held.subarray(0, most);
    this.#held = this.#held.subarray(part.length);
    return part;
  }

  async take(count: number): Promise<Buffer> {
    const list: Buffer[] = [];
    for (let left = count; left > 0;) {
      const part = await this.some(left);
      list.push(part);
      left -= part.length;
    }
    return Buffer.concat(list);
  }
}
