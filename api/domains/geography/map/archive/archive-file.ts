import { open } from 'node:fs/promises';
import { EtagMismatch, type RangeResponse, type Source } from 'pmtiles';

/**
 * A PMTiles archive in the file system. It is opened for each read, so a file that replaces it is noticed: by its size
 * and the time of its last change.
 */
export class ArchiveFile implements Source {
  readonly #path: string;

  constructor(path: string) {
    this.#path = path;
  }

  getKey(): string {
    return this.#path;
  }

  /** @throws {EtagMismatch} when the file is no longer the one that `etag` describes */
  async getBytes(offset: number, length: number, _signal?: AbortSignal, etag?: string): Promise<RangeResponse> {
    const file = await open(this.#path);
    try {
      const { mtimeMs, size } = await file.stat();
      const current = `${mtimeMs}-${size}`;
      if (etag !== undefined && etag !== current) throw new EtagMismatch();
      const data = new ArrayBuffer(Math.max(0, Math.min(length, size - offset)));
      const { bytesRead } = await file.read(new Uint8Array(data), 0, data.byteLength, offset);
      return { data: data.slice(0, bytesRead), etag: current };
    } finally {
      await file.close();
    }
  }
}
