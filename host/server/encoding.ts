import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress, constants, gunzip, gzip, zstdCompress } from 'node:zlib';
import Negotiator from 'negotiator';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);
const zstandard = promisify(zstdCompress);
const unbrotli = promisify(brotliDecompress);
const unzip = promisify(gunzip);

export type Encoding = 'br' | 'gzip' | 'identity';
/** Of API responses, which are compressed one by one; pages and files are stored in the others (decision 0103). */
export type ApiEncoding = Encoding | 'zstd';

/** The best encoding that a browser's Accept-Encoding allows: brotli before gzip, whatever it prefers. */
export function acceptedEncoding(header: string | undefined): Encoding {
  const accepted = new Negotiator({ headers: { 'accept-encoding': header } }).encodings(['br', 'gzip']);
  if (accepted.includes('br')) return 'br';
  return accepted.includes('gzip') ? 'gzip' : 'identity';
}

/** Its types lag behind: who wins among equals. */
interface Preferring {
  encodings(available: readonly string[], options: { readonly preferred: readonly string[] }): string[];
}

const ofApi = ['br', 'zstd', 'gzip'];

/**
 * The best encoding of an API response that a caller's Accept-Encoding allows: the one that it prefers by its q-values;
 * among equals brotli, which is the smallest, then zstd.
 */
export function acceptedApiEncoding(header: string | undefined): ApiEncoding {
  const negotiator = new Negotiator({ headers: { 'accept-encoding': header } }) as Negotiator & Preferring;
  const [first] = negotiator.encodings([...ofApi, 'identity'], { preferred: ofApi });
  return (first ?? 'identity') as ApiEncoding;
}

/**
 * @param effort 'quick' for a single response, 'best' for what is stored
 * @returns bytes in memory of their own, so that a cache holds what it counts
 */
export async function encodeBytes(bytes: Buffer, encoding: ApiEncoding, effort: 'quick' | 'best'): Promise<Buffer> {
  const made = await compressBytes(bytes, encoding, effort);
  // Node's compressors return a part of 64 KB, all of which stays in memory with it.
  return made.byteLength === made.buffer.byteLength ? made : Buffer.from(Uint8Array.from(made).buffer);
}

async function compressBytes(bytes: Buffer, encoding: ApiEncoding, effort: 'quick' | 'best'): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  if (encoding === 'gzip') return zip(bytes, { level: effort === 'best' ? 9 : 5 });
  if (encoding === 'zstd')
    return zstandard(bytes, { params: { [constants.ZSTD_c_compressionLevel]: effort === 'best' ? 19 : 3 } });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort === 'best' ? 11 : 4,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}

/** What `encode` was given. */
export async function decodeBytes(bytes: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'identity') return bytes;
  return encoding === 'gzip' ? unzip(bytes) : unbrotli(bytes);
}
