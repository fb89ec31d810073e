import { closeSync, openSync, readSync, unlinkSync, writeSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Number of slots: pages that can be on a board at once. */
export const slots = 16;
const placeBytes = 1 << 20;
const firstPlace = 4096;
/** Position of the jobs of the slots, four bytes each, after the noted job. */
const firstOwner = 8;

/** The two regions of a job's slot: one for its responses, one for the page that it renders. */
export type Place = 'responses' | 'page';

/**
 * A shared anonymous file in memory that the host and one worker have open. Pages and responses are passed through it,
 * and only short messages through IPC, at a third of the cost of sending the bytes. Its header names the job that the
 * worker runs, so that the host can see it when the worker is blocked.
 */
export class Board {
  readonly file: number;
  readonly #head = Buffer.alloc(8);
  readonly #owner = Buffer.alloc(4);
  /** A closed file's number may be reused for another file. */
  #closed = false;

  /** @param file descriptor of an existing board */
  constructor(file?: number) {
    this.file = file ?? newFile();
  }

  /** Notes that the code of a job runs from here on. */
  note(id: number, rendering: boolean): void {
    this.#head.writeUInt32LE(id, 0);
    this.#head.writeUInt32LE(rendering ? 1 : 0, 4);
    writeSync(this.file, this.#head, 0, 8, 0);
  }

  /** The job whose code ran last, and whether it was rendering; 0 before the first. */
  noted(): { readonly id: number; readonly rendering: boolean } {
    if (this.#closed || readSync(this.file, this.#head, 0, 8, 0) < 8) return { id: 0, rendering: false };
    return { id: this.#head.readUInt32LE(0), rendering: this.#head.readUInt32LE(4) === 1 };
  }

  /** Notes which job has a slot; 0: none, since its page is no longer awaited. */
  assign(slot: number, id: number): void {
    if (this.#closed || slot < 0) return;
    this.#owner.writeUInt32LE(id);
    writeSync(this.file, this.#owner, 0, 4, firstOwner + 4 * slot);
  }

  /** Whether the page of a job is still awaited. A job without a slot always is. */
  awaits(slot: number, id: number): boolean {
    if (slot < 0) return true;
    return readSync(this.file, this.#owner, 0, 4, firstOwner + 4 * slot) < 4 || this.#owner.readUInt32LE() === id;
  }

  /**
   * Writes bytes into a region of a slot. Returns false when they don't fit or memory is short: then they must be sent.
   */
  put(slot: number, place: Place, at: number, bytes: Uint8Array, length = bytes.byteLength): boolean {
    if (this.#closed || slot < 0 || slot >= slots || at + length > placeBytes) return false;
    try {
      const position = positionOf(slot, place) + at;
      for (let done = 0; done < length;) done += writeSync(this.file, bytes, done, length - done, position + done);
      return true;
    } catch {
      return false; // memory is short: the bytes are sent instead
    }
  }

  /** Reads bytes from a region of a slot, into `target` when they fit. @throws {Error} when there are none */
  take(slot: number, place: Place, at: number, length: number, target?: Buffer): Buffer {
    if (this.#closed || at + length > placeBytes) throw new Error('Bytes outside of the shared page memory.');
    const bytes = target && target.length >= length ? target.subarray(0, length) : Buffer.allocUnsafeSlow(length);
    const position = positionOf(slot, place) + at;
    for (let done = 0; done < length;) {
      const read = readSync(this.file, bytes, done, length - done, position + done);
      if (read === 0) throw new Error('Bytes outside of the shared page memory.');
      done += read;
    }
    return bytes;
  }

  close(): void {
    this.#closed = true;
    closeSync(this.file);
  }
}

const positionOf = (slot: number, place: Place): number =>
  firstPlace + (2 * slot + (place === 'page' ? 1 : 0)) * placeBytes;

/**
 * Uses the in-memory file system where there is one, else the folder for temporary files, which is mostly in the page
 * cache.
 */
function newFile(): number {
  const name = `verandah-${randomUUID()}`;
  const open = (folder: string): number => {
    const path = join(folder, name);
    const file = openSync(path, 'wx+', 0o600);
    unlinkSync(path);
    return file;
  };
  try {
    return open('/dev/shm');
  } catch {
    return open(tmpdir()); // this system has no /dev/shm
  }
}
