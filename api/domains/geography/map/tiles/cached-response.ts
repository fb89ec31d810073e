import { createHash } from 'node:crypto';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { FastifyReply, FastifyRequest } from 'fastify';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Smaller ones fit one packet either way. */
const leastPacked = 1000;

type Encoding = 'br' | 'gzip' | 'identity';

/** A cached tile or picture: compressed when first requested in an encoding. */
export class CachedResponse {
  readonly body: Uint8Array;
  readonly #type: string;
  readonly #tag: string;
  readonly #packed = new Map<Encoding, Promise<Uint8Array>>();

  constructor(body: Uint8Array, type = 'application/vnd.mapbox-vector-tile') {
    this.body = body;
    this.#type = type;
    this.#tag = createHash('sha256').update(body).digest('base64url').slice(0, 22);
  }

  /** Bytes that it takes, roughly. */
  get size(): number {
    return this.body.length * 2 + 200;
  }

  /** Sends it, or 304 if the client has it. */
  async send(request: FastifyRequest, reply: FastifyReply, cacheControl: string): Promise<FastifyReply> {
    const encoding = this.body.length < leastPacked ? 'identity' : encodingOf(request);
    // Another encoding is another representation: a strong tag differs.
    const tag = encoding === 'identity' ? `"${this.#tag}"` : `"${this.#tag}-${encoding}"`;
    reply.header('etag', tag).header('cache-control', cacheControl).header('vary', 'accept-encoding');
    if (isKnown(request.headers['if-none-match'], this.#tag)) return reply.code(304).send();
    if (encoding !== 'identity') reply.header('content-encoding', encoding);
    return reply.type(this.#type).send(Buffer.from(await this.#in(encoding)));
  }

  #in(encoding: Encoding): Promise<Uint8Array> {
    const packed = this.#packed.get(encoding) ?? packBody(this.body, encoding);
    this.#packed.set(encoding, packed);
    return packed;
  }
}

async function packBody(body: Uint8Array, encoding: Encoding): Promise<Uint8Array> {
  if (encoding === 'identity') return body;
  // Node's compressors return a part of 64 KB, all of which would stay in memory with it.
  return Uint8Array.from(
    await (encoding === 'br'
      ? brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } })
      : zip(body, { level: 6 })),
  );
}

/** Brotli before gzip, whatever the browser prefers. */
function encodingOf(request: FastifyRequest): Encoding {
  const accepted = new Negotiator(request).encodings(['br', 'gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Any encoding of the same tile will do. */
function isKnown(header: string | undefined, tag: string): boolean {
  return (
    header !== undefined &&
    header.split(',').some(
      (each) =>
        each
          .trim()
          .replace(/^W\//, '')
          .replace(/-(?:br|gzip)"$/, '"') === `"${tag}"` || each.trim() === '*',
    )
  );
}
