import { decodeBytes, encodeBytes, type Encoding } from '../encoding.ts';

/**
 * A page's bytes in the encodings that visitors have requested. Nearly all request brotli, which takes a fifth of the
 * plain text: without the text a cache holds five times as many pages.
 */
export class PageBytes {
  /** The plain text, until the first encoding is made of it. */
  #document: Buffer | null;
  readonly #encoded = new Map<Encoding, Promise<Buffer>>();
  #encodedSize = 0;

  /** @param document the plain text */
  constructor(document: Buffer) {
    this.#document = document;
  }

  /** Bytes in memory. */
  get size(): number {
    return (this.#document?.byteLength ?? 0) + this.#encodedSize;
  }

  /** The page in an encoding, which is made at the first request. */
  as(encoding: Encoding): Promise<Buffer> {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const made = this.#make(encoding, this.#text());
    this.#encoded.set(encoding, made);
    return made;
  }

  async #make(encoding: Encoding, text: Buffer | Promise<Buffer>): Promise<Buffer> {
    const bytes = await encodeBytes(await text, encoding, 'quick');
    this.#encodedSize += bytes.byteLength;
    this.#document = null;
    return bytes;
  }

  /** The plain text, decoded from a finished encoding where there is one. */
  #text(): Buffer | Promise<Buffer> {
    if (this.#document) return this.#document;
    const [first] = this.#encoded;
    if (!first) throw new Error('A page has neither text nor an encoding of it.');
    const [encoding, bytes] = first;
    return bytes.then((encoded) => decodeBytes(encoded, encoding));
  }
}
