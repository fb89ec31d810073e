import { createHash } from 'node:crypto';
import type { Entry } from './archive.ts';

/** The sum of a backup's files: their names, sizes and bytes, in their order. */
export class ContentSum {
  readonly #hash = createHash('sha256');

  /** A file whose bytes are added to the sum while they are read. */
  reading({ name, size, parts }: Entry): Entry {
    this.#hash.update(`${name}\0${size}\0`);
    const hash = this.#hash;
    return {
      name,
      size,
      parts: (async function* read() {
        for await (const part of parts) {
          hash.update(part);
          yield part;
        }
      })(),
    };
  }

  /** Once, at the end. */
  hex(): string {
    return this.#hash.digest('hex');
  }
}
