import type { IncomingHttpHeaders } from 'node:http';
import { pipeline, type Readable } from 'node:stream';
import { constants, createBrotliCompress, createGzip, createZstdCompress } from 'node:zlib';
import type { FastifyReply } from 'fastify';
import { acceptedApiEncoding, encodeBytes, type ApiEncoding } from './encoding.ts';

/** Texts and data; not event streams, which would be held back, nor what is compressed by its nature. */
const compressible =
  /^(?:text\/(?!event-stream)|application\/(?:[\w.-]+\+)?(?:json|xml|yaml|graphql)\b|image\/svg\+xml)/;
/** Bytes below which a response fits one packet either way. */
const leastBytes = 1000;

/** The same version in another encoding is another representation: a strong tag differs (RFC 9110, 8.8.3.3). */
const tagIn = (etag: string, encoding: ApiEncoding): string => etag.replace(/"$/, `-${encoding}"`);

/** The conditions of a request with the tags as the API gives them beside those that name an encoding. */
export const plainConditions = (headers: IncomingHttpHeaders): IncomingHttpHeaders =>
  Object.fromEntries(
    (['if-none-match', 'if-match'] as const).flatMap((name) => {
      const tags = headers[name];
      const plain = tags?.replaceAll(/-(?:br|gzip|zstd)"/g, '"');
      return plain === tags ? [] : [[name, `${tags}, ${plain}`]];
    }),
  );

/**
 * The encoding in which an API response is sent on, with its headers set: brotli, zstd or gzip as the caller accepts
 * it, if the API has not compressed the response itself.
 */
function chooseEncoding(reply: FastifyReply, headers: IncomingHttpHeaders): ApiEncoding {
  const { request, statusCode } = reply;
  const { etag } = headers;
  if (statusCode === 304) {
    // The caller's own tag: it may have the version in an encoding.
    const known = (['br', 'gzip', 'zstd'] as const).map((each) => tagIn(String(etag), each));
    const own = known.find((tag) => request.headers['if-none-match']?.includes(tag));
    if (own !== undefined) reply.header('etag', own);
  }
  if (
    !compressible.test(headers['content-type'] ?? '') ||
    headers['content-encoding'] !== undefined ||
    headers['content-range'] !== undefined ||
    /\bno-transform\b/.test(headers['cache-control'] ?? '')
  )
    return 'identity';
  const { vary } = headers;
  if (!/accept-encoding/i.test(vary ?? ''))
    reply.header('vary', vary === undefined ? 'accept-encoding' : `${vary}, accept-encoding`);
  const length = headers['content-length'];
  if (request.method === 'HEAD' || (length !== undefined && Number(length) < leastBytes)) return 'identity';
  const encoding = acceptedApiEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return encoding;
  reply.removeHeader('content-length').header('content-encoding', encoding);
  if (etag?.startsWith('"')) reply.header('etag', tagIn(etag, encoding));
  return encoding;
}

/** Compresses a response that was read completely. */
export const sendCompressed = (reply: FastifyReply, headers: IncomingHttpHeaders, bytes: Buffer): Promise<Buffer> =>
  encodeBytes(bytes, chooseEncoding(reply, headers), 'quick');

/** Compresses a response as it arrives. A break of the API's response breaks the visitor's too. */
export function compressStream(reply: FastifyReply, headers: IncomingHttpHeaders, stream: Readable): Readable {
  const encoding = chooseEncoding(reply, headers);
  if (encoding === 'identity') return stream;
  return pipeline(stream, encoders[encoding](), () => undefined);
}

const encoders = {
  br: () => createBrotliCompress({ params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: () => createGzip({ level: 5 }),
  zstd: () => createZstdCompress({ params: { [constants.ZSTD_c_compressionLevel]: 3 } }),
} as const;
