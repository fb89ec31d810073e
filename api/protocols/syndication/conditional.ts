import type { FastifyReply, FastifyRequest } from 'fastify';

/** Which state of a document this is. `etag` with its quotes; `lastModified` counts in whole seconds. */
export interface DocumentState {
  readonly etag: string;
  readonly lastModified: Date;
}

/**
 * Sets the response's validators and its lifetime in caches. True when the client's copy is current: 304 was
 * sent (RFC 9110: If-None-Match wins over If-Modified-Since).
 * @param maxAge seconds
 */
export function isUnmodified(
  request: FastifyRequest,
  reply: FastifyReply,
  { etag, lastModified }: DocumentState,
  maxAge: number,
): boolean {
  reply.headers({ etag, 'last-modified': lastModified.toUTCString(), 'cache-control': `public, max-age=${maxAge}` });
  return matchesValidators(request, etag, lastModified);
}

function matchesValidators({ headers }: FastifyRequest, etag: string, lastModified: Date): boolean {
  const given = headers['if-none-match'];
  if (given !== undefined)
    return given.trim() === '*' || given.split(',', 100).some((tag) => withoutWeakMark(tag) === withoutWeakMark(etag));
  const since = Date.parse(headers['if-modified-since'] ?? '');
  return Number.isFinite(since) && Math.floor(lastModified.getTime() / 1000) * 1000 <= since;
}

/** Whether a tag is strong does not matter to a GET. */
const withoutWeakMark = (tag: string): string => tag.trim().replace(/^W\//, '');
