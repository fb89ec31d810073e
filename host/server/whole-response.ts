import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { FastifyReply } from 'fastify';
import { sendCompressed, compressStream } from './compress.ts';

/** A streamed API response. */
export interface PassedResponse {
  readonly headers: IncomingHttpHeaders;
  readonly stream: Readable;
}

/** Maximum bytes of a response that is buffered completely. */
const mostHeld = 1 << 18;

/**
 * Sends a response on, compressed as the visitor accepts it. A short one is buffered first: should it break off
 * half-way, the visitor gets an error response instead of a broken connection. A long or endless one is streamed.
 * @param replyUnavailable sends our own error response
 */
export async function sendOn(
  reply: FastifyReply,
  { headers, stream }: PassedResponse,
  replyUnavailable: (reply: FastifyReply) => void,
): Promise<void> {
  const length = Number(headers['content-length'] ?? 'unknown');
  if (reply.request.method === 'HEAD' || !(length > 0 && length <= mostHeld))
    return void reply.send(compressStream(reply, headers, stream));
  const bytes = await buffer(stream).catch(() => null); // the client gets an error below
  if (bytes !== null) return void reply.send(await sendCompressed(reply, headers, bytes));
  // The headers belong to the response that did not arrive.
  for (const name of Object.keys(headers)) reply.removeHeader(name);
  replyUnavailable(reply);
}
